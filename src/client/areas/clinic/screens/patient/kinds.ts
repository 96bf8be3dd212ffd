/** What is asked of each kind of patient: a citizen, a newborn without a NIK, a foreigner. Rules: PAT-13, PAT-14. */
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Values } from '#client/kit/form/changes';
import type { FormField } from '#client/kit/form/fields';

type Kind = Patient['kind'];

const of =
  (kind: Kind, how: 'open' | 'required' = 'open') =>
  ({ kind: now }: Values) =>
    now === kind ? how : 'hidden';

/** Of a newborn whose mother is not chosen among the patients. */
const ofNamedMother =
  (how: 'open' | 'required') =>
  ({ kind, mother }: Values) =>
    kind === 'bayi' && !mother ? how : 'hidden';

/** What depends on the kind; everything else is asked of everybody. */
const byKind: Readonly<Record<string, NonNullable<FormField['asks']>>> = {
  nik: of('wni'),
  mother: of('bayi'),
  mother_name: ofNamedMother('required'),
  nik_mother: ofNamedMother('open'),
  birth_time: of('bayi'),
  birth_order: of('bayi'),
  passport: of('wna'),
  country: of('wna', 'required'),
};

/** What is asked at the desk, in this order; whether the date of birth is estimated follows from how it was given. */
export const desk = [
  ...['entity', 'kind', 'mother', 'mother_name', 'nik_mother', 'name', 'nik', 'country', 'passport'],
  ...['birth_date', 'birth_time', 'birth_estimated', 'sex', 'birth_order', 'phone'],
] as const;

/** The field, with the label that each kind of letter has for it. */
export const askedByKind = (field: FormField): FormField => {
  const asks = byKind[field.name];
  return asks ? { ...field, asks } : field;
};

/** What a newborn is called until a name is given. */
export const newbornName = (mother: string): string => `Bayi Ny. ${mother}`;
