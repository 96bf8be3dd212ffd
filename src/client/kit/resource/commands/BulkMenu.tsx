/** The menu of the commands for selected rows. It is a file of its own as lists are drawn without a menu. */
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { CommandTexts } from '../../words';

type Props = {
  id: string;
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  names: readonly string[];
  words: Readonly<Record<string, CommandTexts>>;
  onChoose: (name: string) => void;
  onClose: () => void;
};

export const BulkMenu = ({ id, anchor, names, words, onChoose, onClose }: Props) => (
  <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={onClose}>
    {names.map((name) => (
      <MenuItem key={name} onClick={() => onChoose(name)}>
        {words[name]!.label}
      </MenuItem>
    ))}
  </Menu>
);
