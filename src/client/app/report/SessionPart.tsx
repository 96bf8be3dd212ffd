/** What of the session would be sent: how much, what of it is hidden, and all of it to read. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import css from './report.module.css';
import type { SessionNow } from './sessionNow';

type Props = {
  /** Undefined while it is prepared. */
  session: SessionNow | undefined;
  /** Whether it is sent; without a choice it can only be saved. */
  isAttached?: boolean;
  onAttached?: (isAttached: boolean) => void;
};

/** The text is long, so it is put into the page only once it is asked for. */
function WholeText({ text }: { text: string }) {
  const { t } = useTranslation('problem');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.whole} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('read')}</summary>
      {isOpen && <textarea readOnly rows={10} value={text} aria-label={t('content')} spellCheck={false} />}
    </details>
  );
}

export function SessionPart({ session, isAttached = true, onAttached }: Props) {
  const { t } = useTranslation('problem');
  const language = useLanguage();
  return (
    <section className={css.session}>
      {onAttached && (
        <FormControlLabel
          control={<Checkbox checked={isAttached} onChange={({ target }) => onAttached(target.checked)} />}
          label={t('attach')}
        />
      )}
      <p className={css.count}>
        {session
          ? t('holds', { count: session.actions, own: session.own, pages: session.pages, size: formatBytes(session.file.size, language) })
          : t('preparing')}
      </p>
      <p className={css.hidden}>{t('hidden')}</p>
      {onAttached && <p className={css.hidden}>{t('whoReads')}</p>}
      {session && <WholeText text={session.text} />}
    </section>
  );
}
