/** The frame of every signed-in page: skip link, sidebar, top bar, the page itself, a quiet footer. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sidebar } from '../chrome/Sidebar';
import type { MenuGroup } from '../chrome/SidebarGroup';
import { mainId, SkipLink } from '../chrome/SkipLink';
import { TopBar, type TopBarProps } from '../chrome/TopBar';
import { brandName } from '../constants';
import css from './DashboardLayout.module.css';

type Props = TopBarProps & {
  menu: readonly MenuGroup[];
  /** Small screens: whether the menu is out as a drawer. */
  shown: boolean;
  onHide: () => void;
  onFold: (key: string, folded: boolean) => void;
  children: ReactNode;
};

export function DashboardLayout({ menu, shown, onHide, onFold, children, ...bar }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <SkipLink />
      <Sidebar groups={menu} minimised={bar.minimised} shown={shown} onHide={onHide} onFold={onFold} />
      <div className={css.page}>
        <TopBar {...bar} />
        <main id={mainId} tabIndex={-1} className={css.main}>
          {children}
        </main>
        <footer className={css.footer}>
          <span>{t('chrome.copyright', { year: String(new Date().getFullYear()), brand: brandName })}</span>
          <span>{t('chrome.motto')}</span>
        </footer>
      </div>
    </div>
  );
}
