/** What anybody fills in to book a time: when and with whom, and who comes. Nothing typed is lost when the server refuses it. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingPage } from '#shared/areas/clinic/domain/booking';
import type { Problem } from '#shared/errors';
import { PlainAlert } from '#client/ui/PlainAlert';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainField } from '#client/ui/PlainField';
import { useErrorText } from '#client/ui/useErrorText';
import css from './booking.module.css';
import { FieldError, TimeChoice } from './TimeChoice';
import { useBookingForm, type BookingValues } from './useBookingForm';

type Props = { page: BookingPage; isBusy: boolean; refused: readonly Problem[]; onSend: (values: BookingValues) => void };

export function BookingForm({ page, isBusy, refused, onSend }: Props) {
  const { t } = useTranslation('booking');
  const say = useErrorText();
  const complaint = useId();
  const { form, values, problems, change, submit } = useBookingForm(refused, onSend);
  const errorOf = (name: string) => problems[name] && say(problems[name]);
  const field = (name: string) => ({
    name,
    value: String(values[name] ?? ''),
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value || null }),
  });
  const above = errorOf('');
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-busy={isBusy}>
      {above && (
        <PlainAlert>
          <strong>{t('refused')}</strong> {above}
        </PlainAlert>
      )}
      <TimeChoice doctors={page.doctors} values={values} errorOf={errorOf} onChange={change} />
      <PlainField {...field('name')} label={t('name')} autoComplete="name" maxLength={120} />
      <PlainField {...field('birth_date')} label={t('birthDate')} type="date" autoComplete="bday" />
      <PlainField {...field('phone')} label={t('phone')} help={t('phoneHelp')} type="tel" inputMode="tel" autoComplete="tel" />
      <PlainField
        {...field('email')}
        label={t('email')}
        optional={t('optional')}
        help={t('emailHelp')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <div className={css.field}>
        <label htmlFor={complaint}>
          {t('complaint')} <span className={css.optional}>{t('optional')}</span>
        </label>
        <textarea
          id={complaint}
          rows={3}
          maxLength={1_000}
          value={String(values['complaint'] ?? '')}
          onChange={({ target }) => change({ complaint: target.value || null })}
          aria-invalid={errorOf('complaint') !== undefined}
          aria-describedby={errorOf('complaint') && `${complaint}-error`}
        />
        <FieldError id={`${complaint}-error`}>{errorOf('complaint')}</FieldError>
      </div>
      <p className={css.quiet}>{t('privacy', { clinic: page.clinic })}</p>
      <PlainButton busy={isBusy}>{t(isBusy ? 'busy' : 'submit')}</PlainButton>
    </form>
  );
}
