/** The frame of the sign-in family: the form on one side, a calm panel of the brand on the other. Plain CSS, so that it is there at once. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Language } from '#shared/locale';
import { Brand } from '../BrandMark';
import { LanguageSwitch } from '../chrome/LanguageSwitch';
import { mainId, SkipLink } from '../chrome/SkipLink';
import { PulseArt } from './PulseArt';
import css from './AuthLayout.module.css';

export type NavLink = { to: string; label: string; current: boolean };

type Props = {
  /** Dashboard, login, register: those that exist. */
  links: readonly NavLink[];
  /** The older look: a card on plain ground, without the brand's panel. */
  plain?: boolean;
  language: Language;
  onLanguage: (language: Language) => void;
  children: ReactNode;
};

export function AuthLayout({ links, plain = false, language, onLanguage, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.frame} data-plain={plain}>
      <SkipLink />
      <div className={css.side}>
        <header className={css.header}>
          <Link to="/" className={css.brand}>
            <Brand to={t('chrome.home')} />
          </Link>
          <nav className={css.links} aria-label={t('chrome.menu')}>
            {links.map(({ to, label, current }) => (
              <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <LanguageSwitch language={language} onChange={onLanguage} />
        </header>
        <main id={mainId} tabIndex={-1} className={css.main}>
          <div className={css.sheet}>{children}</div>
        </main>
      </div>
      {!plain && (
        <div className={css.panel} aria-hidden="true">
          <PulseArt />
          <p>{t('chrome.promise')}</p>
        </div>
      )}
    </div>
  );
}
