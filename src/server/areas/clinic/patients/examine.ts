/** What is refused of a patient's values, and what only warns. Rules: CORE-3, PAT-7, PAT-8, PAT-9. */
import { dayOf, type Day } from '#shared/domain/calendarDays';
import { nikFacts } from '#shared/domain/nik';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { similarPatients } from '../sql/patients';

type Patient = ValuesNamed<'patient'>;

const at = (name: string): string => `/data/attributes/${name}`;

/** @throws Refusal `date.future` */
const refuseUnborn = (birth: Day, today: Day): void => {
  if (birth > today) throw new Refusal([{ code: 'date.future', pointer: at('birth_date') }]);
};

/** Warns where the NIK has another date of birth or sex. The NIK is never corrected (PAT-8). */
const nikWarnings = ({ nik, birth_date, birth_estimated, sex }: Patient, today: Day): Problem[] => {
  const facts = nik ? nikFacts(nik, today) : undefined;
  if (!facts) return [];
  const [date] = facts.birthDates;
  const isOtherDate = !birth_estimated && !facts.birthDates.includes(birth_date!);
  return [
    ...(isOtherDate ? [{ code: 'patient.nik_birth_date', pointer: at('birth_date'), meta: { date: date! } } as const] : []),
    ...(facts.sex === sex ? [] : [{ code: 'patient.nik_sex', pointer: at('sex') } as const]),
  ];
};

const similarWarnings = async (work: Work, { entity, name, sex, birth_date, birth_estimated, phone }: Patient): Promise<Problem[]> => {
  if (birth_estimated) return [];
  const found = await similarPatients(work, { entity: entity!.id, name: name!, sex: sex!, birth: birth_date!, phone: phone ?? null });
  return found.map(({ isNamed, ...patient }) => ({
    code: isNamed ? 'patient.same_person' : 'patient.same_phone',
    pointer: at(isNamed ? 'name' : 'phone'),
    meta: { type: 'patients', ...patient },
  }));
};

/** A new patient: impossible values are refused; contradictions and possible duplicates have to be confirmed. */
export const examineNew = async (work: Work, values: Values): Promise<Values> => {
  const patient = values as Patient;
  const { now, zone } = await clientTime(work, patient.entity!.id);
  const today = dayOf(now, zone);
  refuseUnborn(patient.birth_date!, today);
  for (const warning of [...(await similarWarnings(work, patient)), ...nikWarnings(patient, today)]) work.confirm(warning);
  return values;
};

const examined = ['nik', 'birth_date', 'sex'] as const;

/** A change of a patient, where it changes NIK, date of birth or sex. */
export const examineChange = async (work: Work, before: Values, values: Values): Promise<Values> => {
  if (!examined.some((name) => name in values)) return values;
  const patient = { ...before, ...values } as Patient;
  const { now, zone } = await clientTime(work, before['entity_id'] as string);
  const today = dayOf(now, zone);
  refuseUnborn(patient.birth_date!, today);
  for (const warning of nikWarnings(patient, today)) work.confirm(warning);
  return values;
};
