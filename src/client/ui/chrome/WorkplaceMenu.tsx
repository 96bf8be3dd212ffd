/** The menu of the clients that a person belongs to. */
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import { useLanguage } from '../useLanguage';
import type { WorkplaceChoice } from './WorkplaceSwitch';

type Props = {
  id: string;
  /** The button that opened it; none, and it is closed. */
  anchor: HTMLElement | null;
  workplaces: readonly WorkplaceChoice[];
  current: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
};

export function WorkplaceMenu({ id, anchor, workplaces, current, onChoose, onClose }: Props) {
  const language = useLanguage();
  const choose = (chosen: string) => () => {
    onClose();
    if (chosen !== current) onChoose(chosen);
  };
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ list: { role: 'menu' } }}>
      {workplaces.map((one) => (
        <MenuItem
          key={one.id}
          role="menuitemradio"
          aria-checked={one.id === current}
          selected={one.id === current}
          onClick={choose(one.id)}
        >
          <ListItemText primary={one.name} secondary={roleCalled(one.role, language)} />
        </MenuItem>
      ))}
    </Menu>
  );
}
