/** Letters of a clinic: their kinds and numbers, and how a template of a letter or of a consent is filled in. Rules: LET-1 to LET-3, TRT-11. */
import type { NumberPattern } from '#shared/domain/documentNumber';
import { consentKinds, type ConsentKind } from './consents';

export const letterKinds = ['sakit', 'sehat', 'rujukan', 'kontrol', 'resume'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** What a clinic can write a template for. */
export const templateKinds = [...letterKinds, ...consentKinds] as const;
export type TemplateKind = LetterKind | ConsentKind;

/** Each kind and year has a sequence of its own. */
export const letterNumbers: Readonly<Record<LetterKind, NumberPattern>> = {
  sakit: 'SKS/{yyyy}/{mm}/{0000}',
  sehat: 'SKBS/{yyyy}/{mm}/{0000}',
  rujukan: 'SRJ/{yyyy}/{mm}/{0000}',
  kontrol: 'SKK/{yyyy}/{mm}/{0000}',
  resume: 'RSM/{yyyy}/{mm}/{0000}',
};

/** What every letter can say. */
const common = ['patient', 'mrn', 'sex', 'birth_date', 'age', 'address', 'doctor', 'clinic', 'visit_day', 'today', 'diagnosis'] as const;

const ofKind = {
  sakit: ['first_day', 'last_day', 'days', 'rest'],
  sehat: ['purpose', 'height', 'weight', 'blood_pressure'],
  rujukan: ['referred_to', 'reason'],
  kontrol: ['control_day'],
  resume: ['text'],
} as const satisfies Readonly<Record<LetterKind, readonly string[]>>;

/** What a consent can say: nothing that changes with the day, as the text that was read is the text that is signed. */
const ofConsent = {
  persetujuan_umum: ['patient', 'mrn', 'clinic'],
  persetujuan_tindakan: ['patient', 'mrn', 'clinic', 'doctor', 'treatment', 'explanation'],
} as const satisfies Readonly<Record<ConsentKind, readonly string[]>>;

export type Placeholder = (typeof common)[number] | (typeof ofKind)[LetterKind][number] | (typeof ofConsent)[ConsentKind][number];

const isConsent = (kind: TemplateKind): kind is ConsentKind => Object.hasOwn(ofConsent, kind);

/** The placeholders that a template of the kind can have. */
export const placeholdersOf = (kind: TemplateKind): readonly Placeholder[] =>
  isConsent(kind) ? ofConsent[kind] : [...common, ...ofKind[kind]];

/** What a letter of the kind must say before it is signed. */
export const demandedBy: Readonly<Record<LetterKind, readonly string[]>> = {
  sakit: ['first_day', 'days', 'rest'],
  sehat: ['purpose'],
  rujukan: ['referred_to', 'reason', 'diagnosis'],
  kontrol: ['control_day'],
  resume: ['text'],
};

/** The kinds that say the diagnosis always; the others only where the doctor asks for it. */
export const saysDiagnosis: readonly LetterKind[] = ['rujukan', 'kontrol', 'resume'];

/** Whatever is between two pairs of braces. */
const PLACE = /\{\{([^{}]*)\}\}/g;

const placesIn = (text: string): readonly string[] => [...text.matchAll(PLACE)].map(([, name]) => name!.trim());

/** The placeholders of a text that its kind does not have, each once. */
export const unknownPlaceholders = (text: string, kind: TemplateKind): readonly string[] => {
  const known: readonly string[] = placeholdersOf(kind);
  return [...new Set(placesIn(text).filter((name) => !known.includes(name)))];
};

export type LetterValues = Readonly<Partial<Record<Placeholder, string | null>>>;

/** The text with its values. A line with a placeholder that has no value is left out, so that nobody reads an empty place. */
export const filledTemplate = (text: string, values: LetterValues): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const isWhole = placesIn(line).every((name) => values[name as Placeholder]);
      return isWhole ? [line.replace(PLACE, (_, name: string) => values[name.trim() as Placeholder]!)] : [];
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
