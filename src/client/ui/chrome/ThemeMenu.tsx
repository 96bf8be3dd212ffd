/** The menu of the choice of light, dark, or as the system says. */
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { CheckIcon, type Icon } from '../icons';
import type { ColorMode } from './ThemeSwitch';

const modes: readonly ColorMode[] = ['light', 'dark', 'system'];

type Props = {
  id: string;
  /** The button that opened it; none, and it is closed. */
  anchor: HTMLElement | null;
  icons: Readonly<Record<ColorMode, Icon>>;
  mode: ColorMode;
  onChoose: (mode: ColorMode) => void;
  onClose: () => void;
};

export function ThemeMenu({ id, anchor, icons, mode, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {modes.map((each) => {
        const EachIcon = icons[each];
        return (
          <MenuItem key={each} role="menuitemradio" aria-checked={each === mode} selected={each === mode} onClick={() => onChoose(each)}>
            <EachIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            {t(`theme.${each}`)}
            {each === mode && <CheckIcon size={16} aria-hidden="true" style={{ marginLeft: 'auto' }} />}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
