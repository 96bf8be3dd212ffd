/** A booking as its maker reads it: the facts, and once the link that cancels it. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking, BookingFacts } from '#shared/areas/clinic/domain/booking';
import { pathOf } from '#shared/routes';
import { PlainButton } from '#client/ui/PlainButton';
import { useLanguage } from '#client/ui/useLanguage';
import css from './booking.module.css';
import { longDay } from './longDay';

export function BookedFacts({ booking: { clinic, number, day, start, doctor } }: { booking: BookingFacts }) {
  const { t } = useTranslation('booking');
  const when = t('at', { day: longDay(day, useLanguage()), time: start });
  const facts = { number, when, doctor, clinic };
  return (
    <dl className={css.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(name as keyof typeof facts)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Booked({ booking, onAgain }: { booking: Booking; onAgain: () => void }) {
  const { t } = useTranslation('booking');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const link = `${window.location.origin}${pathOf('bookingCancel')}?token=${booking.token}`;
  return (
    <div className={css.page}>
      <h1 tabIndex={-1} ref={title}>
        {t('doneTitle')}
      </h1>
      <p>{t('done', { number: booking.number })}</p>
      <BookedFacts booking={booking} />
      {booking.mailed && <p>{t('mailed', { email: booking.mailed })}</p>}
      <p>{t('keep')}</p>
      <a href={link} className={css.link}>
        {link}
      </a>
      <PlainButton type="button" onClick={onAgain}>
        {t('again')}
      </PlainButton>
    </div>
  );
}
