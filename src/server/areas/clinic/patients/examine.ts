/** What is refused of a patient's values, and what only warns. Rules: CORE-3, PAT-7, PAT-8, PAT-9, PAT-13, PAT-14. */
import { dayOf, type Day } from '#shared/domain/calendarDays';
import { isCountry } from '#shared/domain/countries';
import { nikFacts } from '#shared/domain/nik';
import { isClock, momentIn, type Moment } from '#shared/domain/timeOfDay';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Current, Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { similarPatients } from '../sql/patients';

type Patient = ValuesNamed<'patient'>;

const at = (name: string): string => `/data/attributes/${name}`;

/** @throws Refusal `date.future`, or `invalid_moment` for a time of today that has not come yet */
const refuseUnborn = ({ birth_date, birth_time }: Patient, now: Moment): void => {
  if (birth_date! > now.day) throw new Refusal([{ code: 'date.future', pointer: at('birth_date') }]);
  if (birth_date === now.day && birth_time && birth_time > now.time)
    throw new Refusal([{ code: 'invalid_moment', pointer: at('birth_time') }]);
};

/** What is wrong with the values of one kind of patient: a newborn is known by the mother, a foreigner by the country (PAT-13, PAT-14). */
export const kindProblems = async (values: Values, how: 'add' | 'update', current: Current): Promise<readonly Problem[]> => {
  const before = how === 'update' ? await current() : undefined;
  const { kind, mother, mother_name, country, birth_time } = { ...before, mother: before?.['mother_id'], ...values } as Patient;
  const needsMother = kind === 'bayi' && !mother && !mother_name;
  return [
    ...(needsMother ? [{ code: 'required', pointer: at('mother_name') } as const] : []),
    ...(kind === 'wna' && !country ? [{ code: 'required', pointer: at('country') } as const] : []),
    ...(country && !isCountry(country) ? [{ code: 'not_an_option', pointer: at('country') } as const] : []),
    ...(birth_time && !isClock(birth_time) ? [{ code: 'invalid_moment', pointer: at('birth_time') } as const] : []),
  ];
};

/** A newborn whose mother is a patient has her NIK, unless one was given. */
const withMothersNik = async (work: Work, values: Values): Promise<Values> => {
  const { mother, nik_mother } = values as Patient;
  if (!mother || nik_mother) return values;
  const found = await work.read('patient', mother.id, ['nik']);
  return found?.nik ? { ...values, nik_mother: found.nik } : values;
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
  refuseUnborn(patient, momentIn(now, zone));
  for (const warning of [...(await similarWarnings(work, patient)), ...nikWarnings(patient, today)]) work.confirm(warning);
  return withMothersNik(work, values);
};

const examined = ['nik', 'birth_date', 'birth_time', 'sex'] as const;

/** A change of a patient, where it changes NIK, birth or sex; and where it names the mother. */
export const examineChange = async (work: Work, before: Values, values: Values): Promise<Values> => {
  if (!examined.some((name) => name in values)) return withMothersNik(work, values);
  const patient = { ...before, ...values } as Patient;
  const { now, zone } = await clientTime(work, before['entity_id'] as string);
  const today = dayOf(now, zone);
  refuseUnborn(patient, momentIn(now, zone));
  for (const warning of nikWarnings(patient, today)) work.confirm(warning);
  return withMothersNik(work, values);
};
