/** What is asked of each kind of letter. Rule: LET-3. */
import { demandedBy, type LetterKind } from '#shared/areas/clinic/domain/letters';
import type { FormField } from '#client/kit/form/fields';

const askedOf: Readonly<Record<LetterKind, readonly string[]>> = {
  sakit: ['first_day', 'days', 'rest', 'diagnosis', 'with_diagnosis'],
  sehat: ['purpose'],
  rujukan: ['referred_to', 'diagnosis', 'reason'],
  kontrol: ['control_day', 'diagnosis'],
  resume: ['diagnosis', 'text'],
};

/** What every letter has. */
const ofEach: readonly string[] = ['entity', 'visit', 'kind', 'language'];

/** The fields of a letter in their order. */
export const letterFields: readonly string[] = [...new Set([...ofEach, ...Object.values(askedOf).flat()])];

/** Whether letters of the kind have the field. */
export const asks = (kind: LetterKind, field: string): boolean => askedOf[kind]?.includes(field) ?? false;

/** The field, with the label that each kind of letter has for it. */
export const askedByKind = (field: FormField): FormField =>
  ofEach.includes(field.name)
    ? field
    : {
        ...field,
        asks: ({ kind }) => {
          if (!asks(kind as LetterKind, field.name)) return 'hidden';
          return demandedBy[kind as LetterKind].includes(field.name) ? 'required' : 'open';
        },
      };
