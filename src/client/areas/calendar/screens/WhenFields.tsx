/** When an event is: all day or at an hour, from when and until when. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { describing, FieldFrame, labelId } from '#client/kit/form/FieldFrame';
import { DateInput } from '#client/kit/form/DateInput';
import css from './calendar.module.css';
import { withBeginning } from './eventValues';
import { TimeInput } from './TimeInput';
import type { EventForm } from './useEventForm';

type End = 'from' | 'to';

function EndFields({ form, end }: { form: EventForm; end: End }) {
  const { t } = useTranslation('calendar');
  const { values } = form.formik;
  const [day, time] = [`${end}Day`, `${end}Time`] as const;
  const [dayField, timeField] = [form.field(day), form.field(time)];
  const change = (changed: Partial<Record<`${End}${'Day' | 'Time'}`, string | null>>) =>
    form.change(end === 'from' ? withBeginning(values, changed) : changed);
  return (
    <div className={css.end} data-day={values.allDay || undefined}>
      <FieldFrame id={dayField.id} label={t(`field.${day}`)} optional={false} error={dayField.error} labelable={false}>
        <DateInput
          id={dayField.id}
          value={values[day]}
          onChange={(next) => change({ [day]: next })}
          onBlur={dayField.onBlur}
          invalid={dayField.error !== undefined}
          labelledBy={labelId(dayField.id)}
          describedBy={describing(dayField.id, undefined, dayField.error)}
        />
      </FieldFrame>
      {!values.allDay && (
        <FieldFrame id={timeField.id} label={t(`field.${time}`)} optional={false} error={timeField.error} labelable={false}>
          <TimeInput
            id={timeField.id}
            value={values[time]}
            onChange={(next) => change({ [time]: next })}
            onBlur={timeField.onBlur}
            invalid={timeField.error !== undefined}
            labelledBy={labelId(timeField.id)}
            describedBy={describing(timeField.id, undefined, timeField.error)}
          />
        </FieldFrame>
      )}
    </div>
  );
}

export function WhenFields({ form }: { form: EventForm }) {
  const { t } = useTranslation('calendar');
  return (
    <div className={css.when}>
      <FormControlLabel
        control={
          <Switch
            checked={form.formik.values.allDay}
            onChange={(_, allDay) => form.change({ allDay })}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
        label={t('field.allDay')}
        sx={{ ml: -1 }}
      />
      <EndFields form={form} end="from" />
      <EndFields form={form} end="to" />
    </div>
  );
}
