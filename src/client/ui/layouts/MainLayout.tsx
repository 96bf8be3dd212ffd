/** The frame of the public site: header, the page, footer. Plain CSS, so that a visitor loads nothing of the dashboard. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Language } from '#shared/locale';
import { Brand } from '../BrandMark';
import { LanguageSwitch } from '../chrome/LanguageSwitch';
import { mainId, SkipLink } from '../chrome/SkipLink';
import { brandName } from '../constants';
import css from './MainLayout.module.css';

type Props = {
  /** What the header leads to: sign in, or the member's area. */
  link: { to: string; label: string };
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
};

export function MainLayout({ link, language, onLanguage, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <SkipLink />
      <header className={css.header}>
        <div className={css.inner}>
          <Link to="/" className={css.brand}>
            <Brand to={t('chrome.home')} />
          </Link>
          <LanguageSwitch language={language} onChange={onLanguage} />
          <Link to={link.to} className={css.link}>
            {link.label}
          </Link>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <footer className={css.footer}>
        <div className={css.inner}>
          <span>{t('chrome.copyright', { year: new Date().getFullYear(), brand: brandName })}</span>
        </div>
      </footer>
    </div>
  );
}
