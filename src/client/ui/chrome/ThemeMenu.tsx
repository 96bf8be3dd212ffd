/** The menu of the choice of light, dark, or as the system says. */
import Menu from '@mui/material/Menu';
import type { ColorMode } from './ThemeSwitch';
import { useThemeItems } from './useThemeItems';

type Props = {
  id: string;
  /** The button that opened it; none, and it is closed. */
  anchor: HTMLElement | null;
  mode: ColorMode;
  onChoose: (mode: ColorMode) => void;
  onClose: () => void;
};

export function ThemeMenu({ id, anchor, mode, onChoose, onClose }: Props) {
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {useThemeItems(mode, onChoose)}
    </Menu>
  );
}
