/** The panel of the queue page in which the front desk registers patients one after the other; each is shown the number that they got. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { newId } from '#client/storeKit/ids';
import { unsent } from '#client/store/flows/unsent';
import { useAppSelector } from '#client/store/hooks';
import { PrintIcon } from '#client/ui/icons';
import * as modules from '../../../modules';
import { SidePanel } from '#client/kit/sidePanel/SidePanel';
import { Person } from '../Person';
import { usePrintedTicket } from '../Ticket';
import { useDoctorName, usePlaceName } from '../useQueue';
import { RegisterForm } from './RegisterForm';
import css from './register.module.css';

type GivenProps = { visit: Visit; onNext: () => void; onClose: () => void };

function Ways({ print, onNext, onClose }: { print: () => void; onNext: () => void; onClose: () => void }) {
  const { t } = useTranslation('queue');
  return (
    <div className={css.ways}>
      <Button variant="contained" autoFocus startIcon={<PrintIcon size={18} aria-hidden="true" />} onClick={print}>
        {t('printTicket')}
      </Button>
      <Button variant="outlined" onClick={onNext}>
        {t('registerNext')}
      </Button>
      <Button onClick={onClose}>{t('done')}</Button>
    </div>
  );
}

/** The number that somebody got. */
function Given({ visit, onNext, onClose }: GivenProps) {
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
      <Ways print={print} onNext={onNext} onClose={onClose} />
      {paper}
    </div>
  );
}

/** The number that stands for the one to come, while the server cannot be reached. */
function Provisional({ visit, number, onNext, onClose }: GivenProps & { number: number }) {
  const { t } = useTranslation(['queue', 'unsent']);
  const provisional = t('unsent:provisional', { number });
  const { print, paper } = usePrintedTicket(visit, provisional);
  return (
    <div className={css.given}>
      <p className={css.number} role="status">
        <span className="visually-hidden">{t('queue:provisionalNumber')}</span> {provisional}
      </p>
      <Person visit={visit} />
      <p className={css.place}>{t('queue:provisional')}</p>
      <Ways print={print} onNext={onNext} onClose={onClose} />
      {paper}
    </div>
  );
}

export function RegisterPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('queue');
  const [id, setId] = useState(newId);
  const visit = useAppSelector((state) => modules.visit.selectors.byId(state, id));
  const waiting = useAppSelector((state) => unsent.selectors.one(state, id));
  const next = () => setId(newId());
  return (
    <SidePanel title={t('registerTitle')} onClose={onClose}>
      {visit?.queue_no && <Given visit={visit} onNext={next} onClose={onClose} />}
      {visit && !visit.queue_no && waiting && <Provisional visit={visit} number={waiting.number} onNext={next} onClose={onClose} />}
      {!visit && <RegisterForm key={id} id={id} onClose={onClose} />}
    </SidePanel>
  );
}
