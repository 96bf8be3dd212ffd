/** The frame of an address that leads nowhere, and of errors: one calm sentence and the way back. Plain CSS. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from '../BrandMark';
import { mainId, SkipLink } from '../chrome/SkipLink';
import css from './NotFoundLayout.module.css';

type Props = {
  /** The status that stands large behind the words: 404, 500; none where nothing was answered. */
  status?: number | undefined;
  title: string;
  /** What happened, in a sentence. */
  message?: string | undefined;
  /** What it means for the person. */
  note?: string | undefined;
  /** Ways out: links or buttons. */
  children: ReactNode;
};

export function NotFoundLayout({ status, title, message, note, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.frame}>
      <SkipLink />
      <header className={css.header}>
        <Link to="/" className={css.brand}>
          <Brand to={t('chrome.home')} />
        </Link>
      </header>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {status !== undefined && (
          <p className={css.status} aria-hidden="true">
            {status}
          </p>
        )}
        <svg className={css.flat} viewBox="0 0 320 40" fill="none" aria-hidden="true" focusable="false">
          <path d="M4 20h108l8-12 10 26 12-32 10 18h164" />
        </svg>
        <h1>{title}</h1>
        {message && <p className={css.message}>{message}</p>}
        {note && <p className={css.note}>{note}</p>}
        <div className={css.ways}>{children}</div>
      </main>
    </div>
  );
}

/** When even that fails: a sentence and a link home, without anything that could fail in its turn. */
export const BareLayout = ({ sentence, home, to }: { sentence: string; home: string; to: string }) => (
  <div className={css.frame}>
    <main className={css.main}>
      <h1>{sentence}</h1>
      <div className={css.ways}>
        <a href={to}>{home}</a>
      </div>
    </main>
  </div>
);
