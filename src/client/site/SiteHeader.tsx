/** The public site's header: where one can go, the languages, and the way in. On a phone all but the languages is in a menu. */
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/locale';
import { inLanguage, type SitePage } from '#shared/site';
import { useSite } from './screens/siteData';
import { BrandMark } from '../ui/BrandMark';
import { CloseIcon, MenuIcon } from '../ui/icons';
import { addressOf } from './addresses';
import { wordOf } from './brand';
import css from './SiteHeader.module.css';

/** Either is in the page; which of them is seen is known before the first paint (a line in public/site.html). */
function CallToAction() {
  const { t } = useTranslation('site');
  const { settings } = useSite();
  return (
    <>
      <a className={`${css.quiet} ${css.guest}`} href={settings.cloud_url || '/login'}>
        {t('login')}
      </a>
      <a className={`${css.strong} ${css.guest}`} href={settings.member_url || '/register'}>
        {t('register')}
      </a>
      <a className={`${css.strong} ${css.member}`} href="/dashboard">
        {t('memberArea')}
      </a>
    </>
  );
}

function Places({ page }: { page: SitePage }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return (
    <>
      <a href={inLanguage('/#produk', language)}>{t('product')}</a>
      <a href={inLanguage('/pricing', language)} aria-current={page === 'pricing' ? 'page' : undefined}>
        {t('pricing')}
      </a>
      <a href={inLanguage('/faq', language)} aria-current={page === 'faq' ? 'page' : undefined}>
        {t('faq')}
      </a>
    </>
  );
}

function Languages({ page }: { page: SitePage }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return (
    <nav className={css.languages} aria-label={t('language')}>
      {languages.map((each) => (
        <a
          key={each}
          href={`${addressOf[page]}?lang=${each}`}
          hrefLang={each}
          lang={each}
          aria-current={each === language ? 'true' : undefined}
          title={t(`languages.${each}`)}
        >
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span className="visually-hidden">{t(`languages.${each}`)}</span>
        </a>
      ))}
    </nav>
  );
}

/** A link to a place on the same page leaves the menu open otherwise. */
const fold = (event: MouseEvent<HTMLElement>) => {
  if (event.target instanceof HTMLAnchorElement) event.currentTarget.closest('details')?.removeAttribute('open');
};

export function SiteHeader({ page }: { page: SitePage }) {
  const { t } = useTranslation('site');
  const { settings, language } = useSite();
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <a href={inLanguage('/', language)} className={css.brand}>
          <BrandMark size={30} />
          <span className={css.word}>{wordOf(settings.brand)}</span>
          <span className="visually-hidden">, {t('home')}</span>
        </a>
        <nav className={css.places} aria-label={t('navigation')}>
          <Places page={page} />
        </nav>
        <Languages page={page} />
        <div className={css.wayIn}>
          <CallToAction />
        </div>
        <details className={css.menu}>
          <summary aria-label={t('menu')}>
            <MenuIcon size={22} aria-hidden="true" className={css.closed} />
            <CloseIcon size={22} aria-hidden="true" className={css.opened} />
          </summary>
          <nav className={css.panel} aria-label={t('navigation')} onClick={fold}>
            <Places page={page} />
            <div className={css.panelWayIn}>
              <CallToAction />
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}
