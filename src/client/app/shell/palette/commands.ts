/** What can be done from anywhere, as entries of the palette. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#shared/locale';
import {
  DarkModeIcon,
  KeyboardIcon,
  LanguageIcon,
  LightModeIcon,
  LockIcon,
  LogoutIcon,
  ReportIcon,
  SystemModeIcon,
  type Icon,
} from '#client/ui/icons';
import type { Entry } from './entries';

type Mode = 'light' | 'dark' | 'system';

/** How things are, and what changes them. */
export type Acts = {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onShortcuts: () => void;
  readonly onReport: () => void;
  readonly onLock: () => void;
  readonly onLogout: () => void;
};

const modes: readonly (readonly [Mode, Icon])[] = [
  ['light', LightModeIcon],
  ['dark', DarkModeIcon],
  ['system', SystemModeIcon],
];

export const useCommands = (acts: Acts): readonly Entry[] => {
  const { t } = useTranslation(['shell', 'common']);
  return useMemo(() => {
    const { language, mode } = acts;
    const others = languages.filter((one) => one !== language);
    return [
      ...others.map((one) => ({
        key: `language:${one}`,
        label: t('shell:command.language', { language: t(`common:language.${one}`) }),
        icon: LanguageIcon,
        run: () => acts.onLanguage(one),
      })),
      ...modes
        .filter(([one]) => one !== mode)
        .map(([one, icon]) => ({
          key: `theme:${one}`,
          label: t('shell:command.theme', { theme: t(`common:theme.${one}`) }),
          icon,
          run: () => acts.onMode(one),
        })),
      { key: 'shortcuts', label: t('common:chrome.shortcuts'), icon: KeyboardIcon, run: acts.onShortcuts },
      { key: 'report', label: t('common:chrome.reportProblem'), icon: ReportIcon, run: acts.onReport },
      { key: 'lock', label: t('common:chrome.lock'), icon: LockIcon, run: acts.onLock },
      { key: 'logout', label: t('common:chrome.logout'), icon: LogoutIcon, run: acts.onLogout },
    ];
  }, [acts, t]);
};
