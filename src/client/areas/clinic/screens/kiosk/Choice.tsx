/** What a patient may do at the kiosk: the number that they have, the appointments of today, or a doctor who practises. */
import { useTranslation } from 'react-i18next';
import { placeText } from '#shared/areas/clinic/domain/calls';
import css from './kiosk.module.css';
import type { Kiosk } from './useKiosk';

export function Choice({ kiosk }: { kiosk: Kiosk }) {
  const { t } = useTranslation('kiosk');
  const { choice, isBusy } = kiosk;
  if (!choice) return null;
  const { tickets, appointments, doctors } = choice;
  return (
    <>
      <h2>{t('greeting', { initials: choice.initials })}</h2>
      {tickets.length > 0 && (
        <section className={css.ways} aria-label={t('yours')}>
          <h3>{t('yours')}</h3>
          {tickets.map((ticket) => (
            <button key={ticket.number} type="button" onClick={() => kiosk.show(ticket)}>
              <strong>{ticket.number}</strong>
              <span>{[ticket.doctor, placeText(ticket.poly, ticket.room)].join(' · ')}</span>
            </button>
          ))}
        </section>
      )}
      {appointments.length > 0 && (
        <section className={css.ways} aria-label={t('appointments')}>
          <h3>{t('appointments')}</h3>
          {appointments.map(({ id, start, doctor, poly, room }) => (
            <button key={id} type="button" disabled={isBusy} onClick={() => kiosk.arrive({ appointment: id })}>
              <strong>{`${start} · ${t('arrive')}`}</strong>
              <span>{[doctor, placeText(poly, room)].join(' · ')}</span>
            </button>
          ))}
        </section>
      )}
      <section className={css.ways} aria-label={t('doctors')}>
        <h3>{t('doctors')}</h3>
        {doctors.length === 0 && <p role="status">{t('noDoctors')}</p>}
        {doctors.map(({ id, name, specialty, poly, room, waiting }) => (
          <button key={id} type="button" disabled={isBusy} onClick={() => kiosk.arrive({ doctor: id })}>
            <strong>{name}</strong>
            <span>{[specialty, placeText(poly, room), t('waiting', { count: waiting })].filter(Boolean).join(' · ')}</span>
          </button>
        ))}
      </section>
    </>
  );
}
