/** The public page of a clinic on which anybody books a free time. Nothing of other patients is on it. Rule: APT-7. */
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { BookingPage as Page } from '#shared/areas/clinic/domain/booking';
import { phoneText } from '#shared/domain/phone';
import type { Problem } from '#shared/errors';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { PlainButton } from '#client/ui/PlainButton';
import { useErrorText } from '#client/ui/useErrorText';
import { booking, bookingPage } from '../../flows/bookings';
import css from './booking.module.css';
import { Booked } from './Booked';
import { BookingForm } from './BookingForm';
import type { BookingValues } from './useBookingForm';

const none: readonly Problem[] = [];

/** What is free now; asked for again when a booking was refused, as somebody else may have been faster. @param refused changes with each refusal */
const usePage = (key: string, refused: readonly Problem[]) => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(bookingPage.actions.load(key)), [dispatch, key]);
  useEffect(() => {
    if (refused.length) dispatch(bookingPage.actions.load(key));
  }, [dispatch, key, refused]);
  return useAppSelector((state) => bookingPage.selectors.at(state, key));
};

export function Said({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.page}>
      <h1>{title}</h1>
      <p role="status">{children}</p>
      {action}
    </div>
  );
}

type FormPageProps = { page: Page; isBusy: boolean; refused: readonly Problem[]; onSend: (values: BookingValues) => void };

function FormPage({ page, ...form }: FormPageProps) {
  const { t } = useTranslation('booking');
  const { clinic, phone, doctors } = page;
  return (
    <div className={css.page}>
      <h1>{t('title')}</h1>
      <p>{t('purpose', { clinic })}</p>
      {phone && (
        <p>
          <a href={`tel:${phone}`}>{t('contact', { phone: phoneText(phone) })}</a>
        </p>
      )}
      {doctors.length === 0 ? <p role="status">{t('noDoctors')}</p> : <BookingForm page={page} {...form} />}
    </div>
  );
}

export function BookingPage() {
  const { t } = useTranslation(['booking', 'common']);
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const { id: key = '' } = useParams();
  const [isSent, setSent] = useState(false);
  const made = useAppSelector((state) => booking.selectors.at(state, key));
  const refused = isSent ? made.errors : none;
  const { answer: page, errors } = usePage(key, refused);
  if (isSent && made.status === 'ready' && made.answer) return <Booked booking={made.answer} onAgain={() => setSent(false)} />;
  const send = (values: BookingValues) => {
    setSent(true);
    dispatch(booking.actions.load(key, values));
  };
  if (errors[0]?.code === 'resource.missing') return <Said title={t('closedTitle')}>{t('closed')}</Said>;
  if (page) return <FormPage page={page} isBusy={isSent && made.status === 'loading'} refused={refused} onSend={send} />;
  const retry = () => void dispatch(bookingPage.actions.load(key));
  return errors[0] ? (
    <Said
      title={t('failed')}
      action={
        <PlainButton type="button" onClick={retry}>
          {t('common:action.retry')}
        </PlainButton>
      }
    >
      {say(errors[0])}
    </Said>
  ) : (
    <Said title={t('title')}>{t('loading')}</Said>
  );
}
