/** The number that a patient took at the kiosk, and its paper. */
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { placeText } from '#shared/areas/clinic/domain/calls';
import type { KioskTicket } from '#shared/areas/clinic/domain/kiosk';
import { formatDate } from '#client/ui/formats';
import { PlainButton } from '#client/ui/PlainButton';
import { useLanguage } from '#client/ui/useLanguage';
import paper from '../queue/ticket.module.css';
import css from './kiosk.module.css';

/** Where the address says `print=1`, the paper comes by itself. */
const usePrinting = () => {
  const [search] = useSearchParams();
  const isWanted = search.get('print') === '1';
  useEffect(() => {
    if (isWanted) window.print();
  }, [isWanted]);
};

export function Taken({ clinic, ticket, onDone }: { clinic: string; ticket: KioskTicket; onDone: () => void }) {
  const { t } = useTranslation('kiosk');
  const { number, initials, doctor, poly, room, before, day, time } = ticket;
  const language = useLanguage();
  const place = placeText(poly, room);
  const said = before > 0 ? t('before', { count: before }) : t('beforeNone');
  usePrinting();
  return (
    <section className={css.taken} aria-label={t('ticket')}>
      <p>{t('ticket')}</p>
      <p className={css.number} role="status">
        {number}
      </p>
      <p>
        {initials} · {place}
      </p>
      <p>{doctor}</p>
      <p>{said}</p>
      <div className={css.ends}>
        <PlainButton type="button" autoFocus onClick={onDone}>
          {t('done')}
        </PlainButton>
        <button type="button" onClick={() => window.print()}>
          {t('print')}
        </button>
      </div>
      {createPortal(
        <article className={paper.ticket}>
          <p className={paper.clinic}>{clinic}</p>
          <p>{t('ticket')}</p>
          <p className={paper.number}>{number}</p>
          <p className={paper.place}>{place}</p>
          <p>{doctor}</p>
          <p>{[initials, formatDate(day, language), time].join(' · ')}</p>
        </article>,
        document.body,
      )}
    </section>
  );
}
