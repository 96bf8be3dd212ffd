/** Shows the server's warnings: the person saves the same values, or goes back to the form. Decision 88. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOverride, sentence, type Problem } from '#shared/errors';
import { sentencesOfMany } from '#shared/errorsOfMany';
import { limits } from '#shared/limits';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import { useLanguage } from '../../ui/useLanguage';
import { recordPath } from '../resource/paths';
import css from './form.module.css';

/** A link to the record that a warning is about, in a new tab, so that the form is kept. Without a record, the given text. */
function FoundLink({ meta, text, without = null }: Pick<Problem, 'meta'> & { text: string; without?: ReactNode }) {
  const module = moduleOfType(String(meta?.['type']));
  if (!module || meta?.['id'] === undefined) return without;
  return (
    <Link to={recordPath(module.name, String(meta['id']))} target="_blank">
      {text}
    </Link>
  );
}

/** Warnings of one code: one sentence with a list of links where several can be said at once, else a sentence for each. */
function WarningsOfCode({ warnings }: { warnings: readonly Problem[] }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const many = sentencesOfMany(warnings, language);
  if (many)
    return (
      <li>
        {many.ofAll}
        <ul className={css.summary}>
          {warnings.map(({ meta }, at) => (
            <li key={String(meta?.['id'] ?? at)}>
              <FoundLink meta={meta} text={many.ofEach[at]!} without={many.ofEach[at]} />
            </li>
          ))}
        </ul>
      </li>
    );
  return warnings.map(({ code, meta }) => (
    <li key={String(meta?.['id'] ?? '')}>
      {sentence(code, language, meta)} <FoundLink meta={meta} text={t('warningsOpen')} />
    </li>
  ));
}

type Props = { warnings: readonly Problem[]; onSave: (reason?: string) => void; onBack: () => void };

export function WarningDialog({ warnings, onSave, onBack }: Props) {
  const { t } = useTranslation('form');
  const title = useId();
  const [reason, setReason] = useState('');
  const asksReason = warnings.some(isOverride);
  const given = reason.trim();
  return (
    <Dialog open maxWidth="sm" fullWidth role="alertdialog" aria-labelledby={title} onClose={onBack}>
      <DialogTitle id={title}>{t('warningsTitle')}</DialogTitle>
      <DialogContent>
        <ul className={css.summary}>
          {[...new Set(warnings.map(({ code }) => code))].map((code) => (
            <WarningsOfCode key={code} warnings={warnings.filter((one) => one.code === code)} />
          ))}
        </ul>
        {asksReason && (
          <TextField
            fullWidth
            required
            multiline
            label={t('overrideReason')}
            helperText={t('overrideReasonHelp')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: limits.overrideReason } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onBack}>
          {t('conflictLater')}
        </Button>
        <Button variant="contained" disabled={asksReason && !given} onClick={() => onSave(asksReason ? given : undefined)}>
          {t('warningsSave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
