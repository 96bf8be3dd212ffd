/** What of the session would be sent: how much, what of it is hidden, and all of it to read. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../ui/download';
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

/** `nadi-session-2026-05-04T08-30-00.devtools.json` */
const devToolsName = (name: string): string => name.replace(/\.json(?:\.gz)?$/, '.devtools.json');

/** The text is long, so it is put into the page only once it is asked for. */
function WholeText({ session: { text, file, forDevTools } }: { session: SessionNow }) {
  const { t } = useTranslation('problem');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.whole} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('read')}</summary>
      {isOpen && (
        <>
          <textarea readOnly rows={10} value={text} aria-label={t('content')} spellCheck={false} />
          <Button size="small" onClick={() => download(devToolsName(file.name), 'application/json', forDevTools())}>
            {t('devTools')}
          </Button>
        </>
      )}
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
      {session && <WholeText session={session} />}
    </section>
  );
}
