/** The diagnoses of a visit: their order, and how they are written on a letter. Rules: ICD-6, LET-3. */
import type { Language } from '#shared/locale';
import type { VisitDiagnosis } from '../resources/visitDiagnosis';

type Coded = Pick<VisitDiagnosis, 'code' | 'title_id' | 'title_en' | 'rank' | 'created_at'>;

/** The primary one, then the others as they were added. */
export const primaryFirst = <T extends Coded>(diagnoses: readonly T[]): readonly T[] =>
  [...diagnoses].sort((one, other) =>
    one.rank === other.rank ? one.created_at.localeCompare(other.created_at) : one.rank === 'primer' ? -1 : 1,
  );

/** Characters of a diagnosis on a letter. */
export const LONGEST = 300;
const BETWEEN = '; ';

/** Code and name of each, in the language of the letter. What does not fit is left out whole, the last ones first. */
export const diagnosisText = (diagnoses: readonly Coded[], language: Language): string => {
  const written = primaryFirst(diagnoses).map((one) => `${one.code} ${(language === 'en' ? one.title_en : one.title_id) ?? ''}`.trim());
  let text = written[0]?.slice(0, LONGEST) ?? '';
  for (const one of written.slice(1)) {
    if (text.length + BETWEEN.length + one.length > LONGEST) break;
    text += BETWEEN + one;
  }
  return text;
};
