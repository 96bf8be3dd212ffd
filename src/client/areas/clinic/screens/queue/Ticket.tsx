/** The paper with a queue number, for printers of 58 and 80 mm: printed as soon as it is there, and seen on no screen. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { initials } from '#shared/domain/initials';
import { localeOf } from '#shared/locale';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { useClinicName } from '#client/store/session/useClinicName';
import css from './ticket.module.css';
import { useDoctorName, usePlaceName } from './useQueue';

/** Day and time at which the number was given, by the clinic's clock. */
const useMoment = ({ created_at }: Visit): string => {
  const timeZone = useAppSelector((state) => me.selectors.subscription(state)?.time_zone);
  const language = useLanguage();
  return new Date(created_at).toLocaleString(localeOf[language], { dateStyle: 'medium', timeStyle: 'short', timeZone });
};

/** @param number what is printed in the place of the visit's number @param onDone once the print dialog has closed */
function Ticket({ visit, number = visit.queue_no, onDone }: { visit: Visit; number?: string | null | undefined; onDone: () => void }) {
  const { t } = useTranslation('queue');
  const clinic = useClinicName();
  const moment = useMoment(visit);
  const patient = useAppSelector((state) => modules.patient.selectors.byId(state, visit.patient.id));
  const doctor = useDoctorName(visit.doctor.id);
  const place = usePlaceName(visit.poly.id);
  const printed = useRef(false);
  useEffect(() => {
    if (printed.current) return;
    printed.current = true;
    window.print();
    onDone();
  }, [onDone]);
  return createPortal(
    <article className={css.ticket}>
      <p className={css.clinic}>{clinic}</p>
      <p>{t('ticketNumber')}</p>
      <p className={css.number}>{number}</p>
      <p className={css.place}>{place}</p>
      <p>{doctor}</p>
      <p>{[initials(patient?.name ?? ''), moment].filter(Boolean).join(' · ')}</p>
      <p>{t('ticketWait')}</p>
    </article>,
    document.body,
  );
}

/** Prints the ticket of a visit. `paper` has to be on the page: it is empty until `print` is called. @param number stands for one that is not given yet */
export const usePrintedTicket = (visit: Visit, number?: string): { readonly print: () => void; readonly paper: ReactNode } => {
  const [isPrinting, setPrinting] = useState(false);
  const onDone = useCallback(() => setPrinting(false), []);
  return { print: () => setPrinting(true), paper: isPrinting && <Ticket visit={visit} number={number} onDone={onDone} /> };
};
