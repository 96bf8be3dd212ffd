/** One event: its title, colour, when it is and what it is about. Closing asks only when something typed would be lost. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describing, FieldFrame } from '#client/kit/form/FieldFrame';
import { calendarLimits, type CalendarEvent } from '../flows/calendar';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { DeleteIcon } from '#client/ui/icons';
import css from './calendar.module.css';
import { ColorChoice } from './ColorChoice';
import type { EventValues } from './eventValues';
import { useEventForm } from './useEventForm';
import { WhenFields } from './WhenFields';

type Props = {
  start: EventValues;
  isNew: boolean;
  /** On a phone it takes the whole screen. */
  narrow: boolean;
  onSave: (values: Omit<CalendarEvent, 'id'>) => void;
  onRemove: () => void;
  onClose: () => void;
};

export function EventDialog({ start, isNew, narrow, onSave, onRemove, onClose }: Props) {
  const { t } = useTranslation('calendar');
  const name = useId();
  const [asking, setAsking] = useState(false);
  const form = useEventForm(start, (values) => {
    onSave(values);
    onClose();
  });
  const { values, dirty, handleSubmit } = form.formik;
  const close = () => (dirty ? setAsking(true) : onClose());
  const title = form.field('title');
  const description = form.field('description');
  const tight = values.description.length > calendarLimits.description * 0.8;
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth fullScreen={narrow} aria-labelledby={name}>
      <form ref={form.element} onSubmit={handleSubmit} noValidate>
        <DialogTitle id={name}>{t(isNew ? 'dialog.add' : 'dialog.edit')}</DialogTitle>
        <DialogContent className={css.fields ?? ''}>
          <FieldFrame id={title.id} label={t('field.title')} optional={false} error={title.error} labelable>
            <OutlinedInput
              id={title.id}
              fullWidth
              size="small"
              autoFocus
              value={values.title}
              error={title.error !== undefined}
              onChange={(event) => form.change({ title: event.target.value })}
              onBlur={title.onBlur}
              inputProps={{
                'aria-required': true,
                'aria-invalid': title.error !== undefined || undefined,
                'aria-describedby': describing(title.id, undefined, title.error),
                autoComplete: 'off',
              }}
            />
          </FieldFrame>
          <WhenFields form={form} />
          <ColorChoice value={values.className} onChoose={(className) => form.change({ className })} />
          <FieldFrame
            id={description.id}
            label={t('field.description')}
            optional
            help={tight ? t('characters', { used: values.description.length, max: calendarLimits.description }) : undefined}
            error={description.error}
            labelable
          >
            <OutlinedInput
              id={description.id}
              fullWidth
              size="small"
              multiline
              minRows={3}
              maxRows={8}
              value={values.description}
              error={description.error !== undefined}
              onChange={(event) => form.change({ description: event.target.value })}
              onBlur={description.onBlur}
              inputProps={{
                'aria-invalid': description.error !== undefined || undefined,
                'aria-describedby': describing(description.id, undefined, description.error),
              }}
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          {!isNew && (
            <Button
              color="error"
              startIcon={<DeleteIcon size={16} aria-hidden="true" />}
              className={css.remove ?? ''}
              onClick={() => {
                onRemove();
                onClose();
              }}
            >
              {t('remove')}
            </Button>
          )}
          <Button variant="outlined" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={asking}
        title={t('discardTitle')}
        confirm={t('discard')}
        cancel={t('stay')}
        dangerous
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t('discardMessage')}
      </ConfirmDialog>
    </Dialog>
  );
}
