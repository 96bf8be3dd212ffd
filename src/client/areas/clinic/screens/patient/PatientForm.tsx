/** The form of patients: what is at hand at the desk first, the address next, the rest folded away. Rules: PAT-7, PAT-8, PAT-13, PAT-14. */
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { patient } from '#shared/areas/clinic/resources/patient';
import { ageOn } from '#shared/domain/age';
import type { Day } from '#shared/domain/calendarDays';
import type { Values } from '#client/kit/form/changes';
import type { Fold, FormField } from '#client/kit/form/fields';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useWords } from '#client/kit/useWords';
import { useToday } from '#client/store/session/useToday';
import { PatientLine } from '../queue/register/PatientLine';
import { Birth } from './Birth';
import { BirthTime } from './BirthTime';
import { CountryInput } from './CountryInput';
import { isDay } from './birthValues';
import { askedByKind, desk } from './kinds';

const place = ['payer', 'bpjs_no', 'address', 'rt', 'rw', 'region', 'allergies', 'no_known_allergies'];

/** The folded sections, by the key of their title. */
const folded = {
  child: ['guardian_name', 'guardian_relation'],
  contact: ['emergency_name', 'emergency_phone', 'email'],
  further: ['birth_place', 'blood_type', 'marital', 'religion'],
} as const;
type Section = keyof typeof folded;

const order: readonly string[] = [...desk, ...place, ...Object.values(folded).flat()];

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
      if (field.name === 'mother') return { ...askedByKind(field), about: PatientLine };
      if (field.name === 'birth_time') return { ...askedByKind(field), input: BirthTime };
      if (field.name === 'country') return { ...askedByKind(field), input: CountryInput };
      const section = sectionOf(field.name);
      if (!section) return askedByKind(field);
      const fold: Fold = { title: own[`section_${section}`]!, ...(section === 'child' && { opens: (values) => isChild(values, today) }) };
      return { ...field, fold };
    },
    [own, id, today],
  );
  return <ResourceForm name="patient" first={order} own={asked} Summary={Birth} summaryUnder="birth_date" />;
}
