/** A booking by its link, which can be cancelled there. It says when and where, and nobody's name. Rule: APT-7. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownBooking } from '#shared/areas/clinic/domain/booking';
import { useSecretQuery } from '#client/kit/useSecretQuery';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { PlainAlert } from '#client/ui/PlainAlert';
import { PlainButton } from '#client/ui/PlainButton';
import { useErrorText } from '#client/ui/useErrorText';
import { bookingCancel, bookingLink } from '../../flows/bookings';
import { BookedFacts } from './Booked';
import css from './booking.module.css';
import { Said } from './BookingPage';

/** The page shows one link at a time. */
const LINK = 'link';

/** What is known of the booking, and the button that ends it. */
function Known({ known, token }: { known: KnownBooking; token: string }) {
  const { t } = useTranslation('booking');
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const [isSent, setSent] = useState(false);
  const end = useAppSelector((state) => bookingCancel.selectors.at(state, LINK));
  const status = isSent ? end.status : 'idle';
  const isCancelled = status === 'ready';
  const cancel = () => {
    setSent(true);
    dispatch(bookingCancel.actions.load(LINK, { token }));
  };
  return (
    <div className={css.page}>
      <h1>{t(isCancelled ? 'cancelledTitle' : 'linkTitle')}</h1>
      <BookedFacts booking={known} />
      <p role="status">{t(isCancelled ? 'cancelled' : known.isOpen ? 'linkOpen' : 'linkOver')}</p>
      {status === 'failed' && <PlainAlert>{say(end.errors[0]!)}</PlainAlert>}
      {known.isOpen && !isCancelled && (
        <PlainButton type="button" busy={status === 'loading'} onClick={cancel}>
          {t(status === 'loading' ? 'cancelling' : 'cancel')}
        </PlainButton>
      )}
    </div>
  );
}

export function CancelBooking() {
  const { t } = useTranslation(['booking', 'common']);
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const { token } = useSecretQuery('token');
  const known = useAppSelector((state) => bookingLink.selectors.at(state, LINK));
  const read = useCallback(() => {
    if (token) dispatch(bookingLink.actions.load(LINK, { token }));
  }, [dispatch, token]);
  useEffect(read, [read]);
  const [problem] = known.errors;
  if (!token || problem?.code === 'resource.missing') return <Said title={t('linkTitle')}>{t('linkUnknown')}</Said>;
  if (known.status === 'ready' && known.answer) return <Known known={known.answer} token={token} />;
  if (!problem) return <Said title={t('linkTitle')}>{t('linkReading')}</Said>;
  const retry = (
    <PlainButton type="button" onClick={read}>
      {t('common:action.retry')}
    </PlainButton>
  );
  return (
    <Said title={t('linkFailed')} action={retry}>
      {say(problem)}
    </Said>
  );
}
