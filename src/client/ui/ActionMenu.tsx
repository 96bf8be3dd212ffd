/** A button with three dots, and the menu of what can be done that it opens. */
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { MoreIcon } from './icons';

/** One line of the menu: it leads to an address, or calls `press`. */
export type MenuAction = { readonly label: string } & ({ readonly to: string } | { readonly press: () => void });

type Props = {
  /** What the button is called: its menu is about one record. */
  label: string;
  actions: readonly MenuAction[];
  size?: 'small' | 'medium';
};

export function ActionMenu({ label, actions, size = 'small' }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** The menu closes before what it opens is there. */
  const after = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton size={size} aria-label={label} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <MoreIcon size={20} aria-hidden="true" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) =>
          'to' in action ? (
            <MenuItem key={action.label} component={Link} to={action.to}>
              {action.label}
            </MenuItem>
          ) : (
            <MenuItem key={action.label} onClick={after(action.press)}>
              {action.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
