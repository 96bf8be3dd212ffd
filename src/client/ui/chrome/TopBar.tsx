/** The bar above a dashboard page: the menu's handle, where this is, and what belongs to the person. */
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/locale';
import { ExpandIcon, MenuIcon, MinimiseIcon } from '../icons';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { LanguageSwitch } from './LanguageSwitch';
import { ProfileMenu, type ProfileProps } from './ProfileMenu';
import { ThemeSwitch } from './ThemeSwitch';
import { WorkplaceSwitch, type WorkplaceChoice } from './WorkplaceSwitch';
import css from './TopBar.module.css';

/** With what the menu of the person needs. */
export type TopBarProps = ProfileProps & {
  crumbs: readonly Crumb[];
  /** The clients that the person belongs to, and the one that the tab shows. */
  workplaces: readonly WorkplaceChoice[];
  workplace: string | null;
  onWorkplace: (id: string) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Whether the column is a rail. */
  minimised: boolean;
  /** Wide screens: make the column a rail, or the rail a column. */
  onMinimise: (minimised: boolean) => void;
  /** Small screens: bring the drawer out. */
  onShow: () => void;
  /** What stands before the language: search, adding, notifications. */
  tools?: ReactNode;
};

export function TopBar(props: TopBarProps) {
  const { t } = useTranslation();
  const { minimised } = props;
  const fold = t(minimised ? 'chrome.expandMenu' : 'chrome.minimiseMenu');
  return (
    <header className={css.bar}>
      <IconButton className={css.show ?? ''} aria-label={t('chrome.openMenu')} onClick={props.onShow}>
        <MenuIcon size={20} strokeWidth={1.75} />
      </IconButton>
      <IconButton
        className={css.fold ?? ''}
        aria-label={fold}
        data-tip={fold}
        aria-pressed={minimised}
        onClick={() => props.onMinimise(!minimised)}
      >
        {minimised ? <ExpandIcon size={20} strokeWidth={1.75} /> : <MinimiseIcon size={20} strokeWidth={1.75} />}
      </IconButton>
      <Breadcrumb crumbs={props.crumbs} />
      <div className={css.tools} data-unknown={!props.person || undefined}>
        <WorkplaceSwitch workplaces={props.workplaces} current={props.workplace} onChoose={props.onWorkplace} />
        {props.tools}
        <LanguageSwitch language={props.language} onChange={props.onLanguage} />
        <span className={css.theme}>
          <ThemeSwitch mode={props.mode} onChange={props.onMode} />
        </span>
        <ProfileMenu {...props} />
      </div>
    </header>
  );
}
