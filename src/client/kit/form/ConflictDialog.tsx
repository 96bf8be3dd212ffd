/** Someone else has saved the record meanwhile: shows both values of each disputed field, and saves what is chosen. Rule: LST-12. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#shared/kit/resource';
import { compareEdits } from './changes';
import { orderedIn, startOf, type FormField } from './fields';
import css from './form.module.css';
import type { RecordForm } from './useRecordForm';
import { ValueText } from './ValueText';

type Side = 'mine' | 'theirs';

type DisputeProps = { resource: Resource; field: FormField; values: Record<Side, unknown>; chosen: Side; onChoose: (side: Side) => void };

function Dispute({ resource, field, values, chosen, onChoose }: DisputeProps) {
  const { t } = useTranslation('form');
  const group = useId();
  return (
    <fieldset className={css.dispute}>
      <legend>{field.label}</legend>
      <div className={css.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={css.side}>
            <span>
              <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
              {t(side === 'mine' ? 'conflictMine' : 'conflictTheirs')}
            </span>
            <span className={css.sideValue}>
              <ValueText resource={resource} field={field} value={values[side]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props = { resource: Resource; fields: readonly FormField[]; form: RecordForm; conflict: NonNullable<RecordForm['conflict']> };

export function ConflictDialog({ resource, fields, form, conflict }: Props) {
  const { t } = useTranslation('form');
  const theirs = startOf(resource, fields, conflict.theirs);
  const edits = compareEdits(form.base.values, conflict.mine, theirs, orderedIn(resource));
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const titleId = useId();
  const disputed = fields.filter(({ name }) => edits.disputed.includes(name));
  const also = fields.filter(({ name }) => edits.theirs.includes(name)).map(({ label }) => label);
  return (
    <Dialog open maxWidth="sm" fullWidth role="alertdialog" aria-labelledby={titleId} onClose={form.acknowledge}>
      <DialogTitle id={titleId}>{t('conflictTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t(disputed.length ? 'conflictMessage' : 'conflictNone')}</DialogContentText>
        {disputed.map((field) => (
          <Dispute
            key={field.name}
            resource={resource}
            field={field}
            values={{ mine: conflict.mine[field.name], theirs: theirs[field.name] }}
            chosen={chosen[field.name] ?? 'mine'}
            onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
          />
        ))}
        {also.length > 0 && <DialogContentText>{t('conflictAlso', { fields: also.join(', ') })}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={form.acknowledge}>
          {t('conflictLater')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void form.merge(chosen)}>
          {t('conflictSave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
