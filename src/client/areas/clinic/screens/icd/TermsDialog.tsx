/** What the clinic calls an ICD code, and whether its searches offer it. Rule: ICD-6. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { icdTerm, type IcdTerm } from '#shared/areas/clinic/resources/icdTerm';
import { PlainCheck } from '#client/ui/PlainCheck';
import css from './icd.module.css';

type Noted = Pick<IcdTerm, 'terms' | 'hidden'>;
type Props = { code: string; name: string; noted: Noted | undefined; onSave: (noted: Noted) => void; onClose: () => void };

export function TermsDialog({ code, name, noted, onSave, onClose }: Props) {
  const { t } = useTranslation('icd');
  const id = useId();
  const [terms, setTerms] = useState(noted?.terms ?? '');
  const [hidden, setHidden] = useState(noted?.hidden ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ terms: terms.trim() || null, hidden });
    onClose();
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{t('termsOf', { code })}</DialogTitle>
        <DialogContent>
          <div className={css.fields}>
            <span>{name}</span>
            <TextField
              label={t('terms')}
              helperText={t('termsHint')}
              value={terms}
              onChange={({ target }) => setTerms(target.value)}
              autoFocus
              fullWidth
              slotProps={{ htmlInput: { maxLength: icdTerm.attributes.terms.max } }}
            />
            <PlainCheck label={t('hide')} checked={hidden} onChange={({ target }) => setHidden(target.checked)} />
          </div>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
