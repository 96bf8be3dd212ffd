/** The number in the queue of a patient who has come for an appointment, with its ticket. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useFetched } from '#client/kit/useFetched';
import { useAppSelector } from '#client/store/hooks';
import { PrintIcon } from '#client/ui/icons';
import * as modules from '../../modules';
import { visits } from '../queue/Commands';
import { usePrintedTicket } from '../queue/Ticket';
import css from './agenda.module.css';

function Given({ visit }: { visit: Visit }) {
  const { t } = useTranslation('queue');
  const { print, paper } = usePrintedTicket(visit);
  return (
    <div className={css.arrived}>
      <p role="status">
        {t('ticketNumber')} <strong>{visit.queue_no}</strong>
      </p>
      <Button variant="contained" startIcon={<PrintIcon size={18} aria-hidden="true" />} onClick={print}>
        {t('printTicket')}
      </Button>
      {paper}
    </div>
  );
}

export function ArrivedNumber({ appointment: { visit } }: { appointment: Appointment }) {
  useFetched(visits, visit ? [visit.id] : []);
  const found = useAppSelector((state) => visit && modules.visit.selectors.byId(state, visit.id));
  return found?.status === 'antri' ? <Given visit={found} /> : null;
}
