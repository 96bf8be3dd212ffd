/** The frame of the public site: header, the page, footer. Plain links and plain CSS: it works before any script, and without one. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SitePage } from '#shared/site';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import skip from '../ui/chrome/SkipLink.module.css';
import css from './SiteFrame.module.css';

const mainId = 'main';

export function SiteFrame({ page, children }: { page: SitePage; children: ReactNode }) {
  const { t } = useTranslation('site');
  return (
    <div className={css.frame}>
      <a className={skip.skip} href={`#${mainId}`}>
        {t('skip')}
      </a>
      <SiteHeader page={page} />
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
