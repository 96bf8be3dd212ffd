/** One appointment on the agenda: what is known of it, and what can be done with it. Rules: APT-3, APT-5. */
import { useTranslation } from 'react-i18next';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { pathsOf } from '#client/kit/resource/paths';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { RecordPage } from '#client/kit/RecordPage';
import { SidePanel } from '#client/kit/sidePanel/SidePanel';
import css from './agenda.module.css';
import { PatientFields, TimeFields } from './CommandFields';
import { appointments } from './useAgenda';
import { ArrivedNumber } from './ArrivedNumber';
import { WhatsApp } from './WhatsApp';

const facts = [
  'status',
  'day',
  'start',
  'doctor',
  'poly',
  'patient',
  'contact',
  'email',
  'complaint',
  'visit',
  'source',
  'number',
] as const;

const extras = { identify: { Fields: PatientFields }, move: { Fields: TimeFields } };

export function AppointmentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['agenda', 'form']);
  return (
    <RecordPage
      module={appointments}
      id={id}
      missing={{ title: t('form:missing'), message: t('form:missingMessage') }}
      back={{ to: pathsOf('appointment').list, label: t('form:back') }}
      place={null}
    >
      {(record) =>
        record && (
          <SidePanel title={String(record['person'])} onClose={onClose}>
            <div className={css.facts}>
              <ArrivedNumber appointment={record as Appointment} />
              <RecordFacts module={appointments} record={record} facts={facts} />
              <WhatsApp appointment={record as Appointment} />
              <CommandBar module={appointments} id={id} legalOnly extras={extras} />
            </div>
          </SidePanel>
        )
      }
    </RecordPage>
  );
}
