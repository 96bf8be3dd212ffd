/** What is said of several problems of one code at once: apart from the catalogue, which every page loads. */
import { filledIn, type ErrorCode, type Problem } from './errors';
import type { Language } from './locale';

/** Warnings that come in numbers, each about a record of its own: what is said once of all of them, and what of each. */
const ofMany = {
  'leave.booked': {
    id: ['{{count}} janji temu pada hari cuti ini. Setelah cuti disimpan, pindahkan atau batalkan:', '{{name}}, {{date}}, {{time}}'],
    en: ['{{count}} appointments during this leave. Once it is saved, move or cancel them:', '{{name}}, {{date}}, {{time}}'],
  },
  'patient.same_person': {
    id: ['Sudah ada pasien dengan nama serupa, jenis kelamin dan tanggal lahir sama:', '{{name}}, No. RM {{mrn}}'],
    en: ['There are patients with such a name, the same sex and date of birth:', '{{name}}, record number {{mrn}}'],
  },
  'patient.same_phone': {
    id: ['Sudah ada pasien dengan telepon dan tanggal lahir yang sama:', '{{name}}, No. RM {{mrn}}'],
    en: ['There are patients with the same phone and date of birth:', '{{name}}, record number {{mrn}}'],
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<Language, readonly [ofAll: string, ofEach: string]>>>>;

/**
 * What is said of several problems of one code: once of all of them, and then of each, in their order. Undefined where each is said by itself.
 * The number of all is `meta.count` of each, where there are more than these.
 */
export const sentencesOfMany = (
  problems: readonly Problem[],
  language: Language,
): { readonly ofAll: string; readonly ofEach: readonly string[] } | undefined => {
  const [first, second] = problems;
  if (!first || !second || !Object.hasOwn(ofMany, first.code)) return undefined;
  const [ofAll, ofEach] = ofMany[first.code as keyof typeof ofMany][language];
  return {
    ofAll: filledIn(ofAll, language, { count: problems.length, ...first.meta }),
    ofEach: problems.map(({ meta = {} }) => filledIn(ofEach, language, meta)),
  };
};
