/** Light, dark, or as the system says, as the items of a menu. */
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { CheckIcon, DarkModeIcon, LightModeIcon, SystemModeIcon, type Icon } from '../icons';
import type { ColorMode } from './ThemeSwitch';

const icons: Readonly<Record<ColorMode, Icon>> = { light: LightModeIcon, dark: DarkModeIcon, system: SystemModeIcon };
const modes: readonly ColorMode[] = ['light', 'dark', 'system'];

/** Menu items as an array: a menu walks its children by itself. */
export const useThemeItems = (mode: ColorMode, onChoose: (mode: ColorMode) => void) => {
  const { t } = useTranslation();
  return modes.map((each) => {
    const EachIcon = icons[each];
    return (
      <MenuItem key={each} role="menuitemradio" aria-checked={each === mode} selected={each === mode} onClick={() => onChoose(each)}>
        <EachIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(`theme.${each}`)}
        {each === mode && <CheckIcon size={16} aria-hidden="true" style={{ marginLeft: 'auto' }} />}
      </MenuItem>
    );
  });
};
