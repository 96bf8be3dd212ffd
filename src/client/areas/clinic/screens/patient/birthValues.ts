/** What a NIK says of the birth in a form, compared with what is filled in. Rule: PAT-8. */
import { nikFacts, type NikFacts } from '#shared/domain/nik';
import type { Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import type { Values } from '#client/kit/form/changes';

/** Whether a value of a form is a whole day; one that is still typed is not. */
export const isDay = (value: unknown): value is Day => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** @returns undefined while the NIK is missing or not valid */
export const factsOf = ({ nik }: Values, today: Day): NikFacts | undefined => (typeof nik === 'string' ? nikFacts(nik, today) : undefined);

/** What the NIK fills in where nothing is: a date of birth only where one century alone is possible. */
export const filledBy = ({ sex, birthDates }: NikFacts, values: Values): Readonly<Record<string, string>> => ({
  ...(!values['birth_date'] && birthDates.length === 1 && { birth_date: birthDates[0]! }),
  ...(!values['sex'] && { sex }),
});

/** Where the values differ from the NIK, as the server warns of it. */
export const differences = ({ sex, birthDates }: NikFacts, values: Values): readonly Problem[] => {
  const birth = values['birth_date'];
  const isOtherDate = isDay(birth) && !birthDates.includes(birth);
  return [
    ...(isOtherDate ? [{ code: 'patient.nik_birth_date', meta: { date: birthDates[0]! } } as const] : []),
    ...(values['sex'] && values['sex'] !== sex ? [{ code: 'patient.nik_sex' } as const] : []),
  ];
};
