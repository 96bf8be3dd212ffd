/** The menu of the pages that add something. */
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import type { Place } from './QuickAdd';

type Props = {
  id: string;
  /** The button that opened it; none, and it is closed. */
  anchor: HTMLElement | null;
  places: readonly Place[];
  onClose: () => void;
};

export function QuickAddMenu({ id, anchor, places, onClose }: Props) {
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {places.map(({ to, label, icon: PlaceIcon }) => (
        <MenuItem key={to} component={Link} to={to} onClick={onClose}>
          <PlaceIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
