/** The form of patients: what is at hand at the desk first, the address next, the rest folded away. Rules: PAT-7, PAT-8. */
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { patient } from '#shared/areas/clinic/resources/patient';
import { ageOn } from '#shared/domain/age';
import type { Day } from '#shared/domain/calendarDays';
import type { Values } from '#client/kit/form/changes';
import type { Fold, FormField } from '#client/kit/form/fields';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useWords } from '#client/kit/useWords';
import { Birth } from './Birth';
import { useToday } from '../../useToday';
import { isDay } from './birthValues';

const desk = ['entity', 'name', 'nik', 'birth_date', 'birth_estimated', 'sex', 'phone', 'payer', 'bpjs_no'];
const place = ['address', 'rt', 'rw', 'region', 'allergies', 'no_known_allergies'];

/** The folded sections, by the key of their title. */
const folded = {
  child: ['guardian_name', 'guardian_relation', 'nik_mother', 'birth_order'],
  contact: ['emergency_name', 'emergency_phone', 'email'],
  further: ['birth_place', 'passport', 'blood_type', 'marital', 'religion'],
} as const;
type Section = keyof typeof folded;

const order = [...desk, ...place, ...Object.values(folded).flat()];

const ADULT = 18;

const isChild = ({ birth_date }: Values, today: Day): boolean => {
  const age = isDay(birth_date) ? ageOn(birth_date, today) : undefined;
  return age !== undefined && age.years < ADULT;
};

const sectionOf = (name: string): Section | undefined =>
  (Object.keys(folded) as Section[]).find((section) => (folded[section] as readonly string[]).includes(name));

export function PatientForm() {
  const { id } = useParams();
  const { own } = useWords(patient);
  const today = useToday();
  const asked = useCallback(
    (field: FormField): FormField => {
      // Whether the date is estimated follows from how it was given: under the date.
      if (field.name === 'birth_estimated') return { ...field, hidden: true };
      // A patient stays with the clinic that registered them.
      if (field.name === 'entity' && id !== undefined) return { ...field, hidden: true };
      const section = sectionOf(field.name);
      if (!section) return field;
      const fold: Fold = { title: own[`section_${section}`]!, ...(section === 'child' && { opens: (values) => isChild(values, today) }) };
      return { ...field, fold };
    },
    [own, id, today],
  );
  return <ResourceForm name="patient" first={order} own={asked} Summary={Birth} summaryUnder="birth_date" />;
}
