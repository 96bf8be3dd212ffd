/** The panel of the queue page in which the front desk registers patients one after the other; each is shown the number that they got. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { newId } from '#client/storeKit/ids';
import { useAppSelector } from '#client/store/hooks';
import { PrintIcon } from '#client/ui/icons';
import * as modules from '../../../modules';
import { SidePanel } from '../../sidePanel/SidePanel';
import { Person } from '../Person';
import { usePrintedTicket } from '../Ticket';
import { useDoctorName, usePlaceName } from '../useQueue';
import { RegisterForm } from './RegisterForm';
import css from './register.module.css';

/** The number that somebody got. */
function Given({ visit, onNext, onClose }: { visit: Visit; onNext: () => void; onClose: () => void }) {
  const { t } = useTranslation('queue');
  const { print, paper } = usePrintedTicket(visit);
  const doctor = useDoctorName(visit.doctor.id);
  const place = usePlaceName(visit.poly.id);
  return (
    <div className={css.given}>
      <p className={css.number} role="status">
        <span className="visually-hidden">{t('ticketNumber')}</span> {visit.queue_no}
      </p>
      <Person visit={visit} />
      <p className={css.place}>{[doctor, place].filter(Boolean).join(' · ')}</p>
      <div className={css.ways}>
        <Button variant="contained" autoFocus startIcon={<PrintIcon size={18} aria-hidden="true" />} onClick={print}>
          {t('printTicket')}
        </Button>
        <Button variant="outlined" onClick={onNext}>
          {t('registerNext')}
        </Button>
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
      {paper}
    </div>
  );
}

export function RegisterPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('queue');
  const [id, setId] = useState(newId);
  const visit = useAppSelector((state) => modules.visit.selectors.byId(state, id));
  return (
    <SidePanel title={t('registerTitle')} onClose={onClose}>
      {visit?.queue_no ? (
        <Given visit={visit} onNext={() => setId(newId())} onClose={onClose} />
      ) : (
        <RegisterForm key={id} id={id} onClose={onClose} />
      )}
    </SidePanel>
  );
}
