/** Doctor, day and time of a booking: only what is free can be chosen. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BOOKING_DAYS, type BookingDoctor, type FreeDay } from '#shared/areas/clinic/domain/booking';
import type { Ref } from '#shared/kit/resource';
import type { Values } from '#client/kit/form/changes';
import { useLanguage } from '#client/ui/useLanguage';
import css from './booking.module.css';
import { longDay } from './longDay';

type Choice = { readonly value: string; readonly label: string };
type ChoiceProps = {
  label: string;
  none: string;
  value: string;
  choices: readonly Choice[];
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The browser's own list, which is at home on a phone. */
function ChoiceField({ label, none, value, choices, error, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      >
        <option value="">{none}</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className={css.error}>
      {children}
    </p>
  ) : null;
}

type TimesProps = { times: readonly string[]; value: string; error: string | undefined; onChange: (time: string) => void };

function Times({ times, value, error, onChange }: TimesProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  return (
    <fieldset className={css.times} aria-describedby={error && `${id}-error`}>
      <legend>{t('time')}</legend>
      <div>
        {times.map((time, at) => (
          <label key={time}>
            <input
              type="radio"
              name={id}
              value={time}
              checked={time === value}
              onChange={() => onChange(time)}
              aria-invalid={at === 0 && error !== undefined}
            />
            <span>{time}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

type Props = {
  values: Values;
  errorOf: (name: string) => string | undefined;
  onChange: (values: Values) => void;
};

/** The days of one doctor, and the times of the chosen one. */
function DayAndTime({ days, values, errorOf, onChange }: Props & { days: readonly FreeDay[] }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const chosen = days.find(({ day }) => day === values['day']);
  if (days.length === 0) return <p role="status">{t('noDays', { days: BOOKING_DAYS })}</p>;
  return (
    <>
      <ChoiceField
        label={t('day')}
        none={t('chooseDay')}
        value={chosen?.day ?? ''}
        choices={days.map(({ day }) => ({ value: day, label: longDay(day, language) }))}
        error={errorOf('day')}
        onChange={(day) => onChange({ day: day || null, start: null })}
      />
      {chosen && (
        <Times
          times={chosen.times}
          value={String(values['start'] ?? '')}
          error={errorOf('start')}
          onChange={(start) => onChange({ start })}
        />
      )}
    </>
  );
}

export function TimeChoice({ doctors, ...props }: Props & { doctors: readonly BookingDoctor[] }) {
  const { t } = useTranslation('booking');
  const { values, errorOf, onChange } = props;
  const doctor = doctors.find(({ id }) => id === (values['doctor'] as Ref | null)?.id);
  return (
    <>
      <ChoiceField
        label={t('doctor')}
        none={t('chooseDoctor')}
        value={doctor?.id ?? ''}
        choices={doctors.map(({ id, name, specialty }) => ({ value: id, label: [name, specialty].filter(Boolean).join(' · ') }))}
        error={errorOf('doctor')}
        onChange={(id) => onChange({ doctor: id ? { type: 'team-members', id } : null, day: null, start: null })}
      />
      {doctor && <DayAndTime days={doctor.days} {...props} />}
    </>
  );
}
