/** Parts of the dialog of a bulk command: how far it is, what would become of the records or became of them, and the buttons. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import type { AnyModule } from '../../anyModule';
import { WhyButton } from '../../WhyButton';
import type { CommandTexts } from '../../words';
import { keepFocus } from '#client/ui/keepFocus';
import { useLanguage } from '#client/ui/useLanguage';
import { BulkSummary } from './BulkSummary';
import css from './commands.module.css';
import type { useBulkForm } from './useBulkForm';

export type BulkForm = ReturnType<typeof useBulkForm>;
type Part = { module: AnyModule; words: CommandTexts; form: BulkForm; total: number };

/** How far a series of requests is, in words and as a bar. */
function Steps({ text, done, total }: { text: string; done: number; total: number }) {
  return (
    <div className={css.steps} role="status">
      <LinearProgress variant="determinate" aria-label={text} value={total ? (100 * done) / total : 0} />
      <small className="tabular">{text}</small>
    </div>
  );
}

/** What would become of the records. */
export function Before({ module, words, form: { meant, preview }, total }: Part) {
  const { t } = useTranslation('form');
  const done = preview?.results.length ?? 0;
  const busy = preview?.busy ?? true;
  const text = meant.records ? t('commands.checking', { done, total }) : t('commands.collecting');
  return (
    <section className={css.preview} aria-live="polite" aria-busy={busy}>
      {busy && <Steps done={done} total={total} text={text} />}
      <BulkSummary module={module} words={words} records={meant.records ?? []} results={preview?.results ?? []} before />
    </section>
  );
}

/** What became of them. */
export function After({ module, words, form: { meant, run, sentTo } }: Part) {
  const { t } = useTranslation('form');
  const done = run.results.length;
  return (
    <section className={css.preview} aria-live="polite" aria-busy={run.busy}>
      {run.busy && <Steps done={done} total={sentTo} text={t('commands.running', { done, total: sentTo })} />}
      <BulkSummary module={module} words={words} records={meant.records ?? []} results={run.results} before={false} />
    </section>
  );
}

export function Failure({ form: { meant, run, preview } }: { form: BulkForm }) {
  const language = useLanguage();
  const [failure] = [...meant.errors, ...run.errors, ...(preview?.errors ?? [])].filter(({ pointer }) => !pointer);
  if (!failure) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }} action={<WhyButton problem={failure} />}>
      {sentence(failure.code, language, failure.meta)}
    </Alert>
  );
}

type ButtonsProps = { label: string; isDangerous: boolean; isOver: boolean; isReady: boolean; busy: boolean; onClose: () => void };

export function Buttons({ label, isDangerous, isOver, isReady, busy, onClose }: ButtonsProps) {
  const { t } = useTranslation('form');
  return (
    <DialogActions>
      <Button variant="outlined" onMouseDown={keepFocus} onClick={onClose} disabled={busy}>
        {isOver ? t('commands.close') : t('commands.dismiss')}
      </Button>
      {!isOver && (
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onMouseDown={keepFocus}
          loading={busy}
          disabled={!isReady}
        >
          {label}
        </Button>
      )}
    </DialogActions>
  );
}
