/** Books a free time for a patient, or for somebody who is not registered yet. Rules: APT-1, APT-4. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Slot } from '#shared/areas/clinic/domain/slots';
import { appointment as declared } from '#shared/areas/clinic/resources/appointment';
import type { Day } from '#shared/domain/calendarDays';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import { inputId, type FormField } from '#client/kit/form/fields';
import { useRecordForm } from '#client/kit/form/useRecordForm';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { useEntityRef } from '#client/store/session/useEntityRef';
import { usePatientChoice } from '../patient/usePatientChoice';
import { usePatientName } from '../patient/usePatientName';
import { useDoctorName, usePlaceName } from '../queue/useQueue';
import { PanelForm } from '#client/kit/sidePanel/PanelForm';
import { SidePanel } from '#client/kit/sidePanel/SidePanel';
import css from './agenda.module.css';
import { appointments } from './useAgenda';

/** What the ids of the form's inputs begin with. */
const FORM = 'book';

/** What the pressed time says already. */
const given: readonly string[] = ['entity', 'doctor', 'day', 'start'];
const asked: readonly string[] = ['patient', 'name', 'phone', 'complaint'];
/** Only of somebody who is no patient yet. */
const ofStranger: readonly string[] = ['name', 'phone'];

const useFields = (): readonly FormField[] => {
  const words = useWords(declared);
  const choice = usePatientChoice();
  return useMemo(() => {
    const all = fieldsOf(declared, words as unknown as FieldWords, moduleOfType);
    return [...given, ...asked].map((name): FormField => {
      const field = all.find((one) => one.name === name)!;
      if (given.includes(name)) return { ...field, hidden: true };
      return name === 'patient' ? { ...field, ...choice } : field;
    });
  }, [words, choice]);
};

const useBooking = (id: string, day: Day, { doctor, start }: Slot) => {
  const { pathname, search } = useLocation();
  const entity = useEntityRef();
  const fields = useFields();
  const values = useMemo(() => ({ entity, doctor: { type: 'team-members', id: doctor }, day, start }), [entity, doctor, day, start]);
  const back = pathname + search;
  const patientName = usePatientName();
  const form = useRecordForm({
    module: appointments,
    id,
    record: undefined,
    fields,
    back,
    given: { from: 'agenda', values },
    done: 'agenda:done',
    called: (typed) => patientName(typed) || String(typed['name'] ?? ''),
  });
  const isPatient = Boolean(form.formik.values['patient']);
  const shown = fields.map((field): FormField => {
    if (!ofStranger.includes(field.name)) return field;
    return isPatient ? { ...field, hidden: true } : { ...field, required: true };
  });
  return { form, fields, shown, back };
};

type Props = { day: Day; slot: Slot; onClose: () => void };

function BookForm({ day, slot, onClose }: Props) {
  const { t } = useTranslation('agenda');
  const [id] = useState(newId);
  const booking = useBooking(id, day, slot);
  const isThere = useAppSelector((state) => appointments.selectors.byId(state, id) !== undefined);
  useEffect(() => {
    if (isThere) onClose();
  }, [isThere, onClose]);
  useEffect(() => document.getElementById(inputId(FORM, 'patient'))?.focus(), []);
  return <PanelForm {...booking} ids={FORM} resource={declared} save={t('bookSave')} onClose={onClose} />;
}

export function BookPanel(props: Props) {
  const { day, slot, onClose } = props;
  const { t } = useTranslation('agenda');
  const language = useLanguage();
  const doctor = useDoctorName(slot.doctor);
  const place = usePlaceName(slot.poly);
  const when = `${formatDate(day, language)}, ${slot.start}–${slot.end}`;
  return (
    <SidePanel title={t('bookTitle')} onClose={onClose}>
      <p className={css.when}>{[when, doctor, place].filter(Boolean).join(' · ')}</p>
      <BookForm {...props} />
    </SidePanel>
  );
}
