/** The choice of light, dark, or as the system says. */
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, DarkModeIcon, LightModeIcon, SystemModeIcon } from '../icons';

export type ColorMode = 'light' | 'dark' | 'system';
const icons = { light: LightModeIcon, dark: DarkModeIcon, system: SystemModeIcon };
const modes: readonly ColorMode[] = ['light', 'dark', 'system'];

type Props = { mode: ColorMode; onChange: (mode: ColorMode) => void };

export function ThemeSwitch({ mode, onChange }: Props) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const Current = icons[mode];
  const choose = (each: ColorMode) => {
    setAnchor(null);
    onChange(each);
  };
  return (
    <>
      <IconButton
        aria-label={t('chrome.theme')}
        data-tip={t('chrome.theme')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Current size={20} strokeWidth={1.75} />
      </IconButton>
      <Menu id={menu} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {modes.map((each) => {
          const EachIcon = icons[each];
          return (
            <MenuItem key={each} role="menuitemradio" aria-checked={each === mode} selected={each === mode} onClick={() => choose(each)}>
              <EachIcon size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(`theme.${each}`)}
              {each === mode && <CheckIcon size={16} aria-hidden="true" style={{ marginLeft: 'auto' }} />}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
