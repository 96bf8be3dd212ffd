/** The choice of light, dark, or as the system says. */
import IconButton from '@mui/material/IconButton';
import { Suspense, useId, useState } from 'react';
import { part } from '../lazyPart';
import { useTranslation } from 'react-i18next';
import { DarkModeIcon, LightModeIcon, SystemModeIcon } from '../icons';
import { useLater, useOpened } from '../prefetch';
import { loadMenus } from './loadMenus';

export type ColorMode = 'light' | 'dark' | 'system';
const icons = { light: LightModeIcon, dark: DarkModeIcon, system: SystemModeIcon };
const ThemeMenu = part(async () => ({ default: (await loadMenus()).ThemeMenu }));

type Props = { mode: ColorMode; onChange: (mode: ColorMode) => void };

export function ThemeSwitch({ mode, onChange }: Props) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const opened = useOpened(anchor !== null);
  useLater(loadMenus);
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
      <Suspense fallback={null}>
        {opened && <ThemeMenu id={menu} anchor={anchor} mode={mode} onChoose={choose} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
