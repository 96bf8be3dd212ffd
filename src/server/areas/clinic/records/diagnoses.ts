/** The diagnoses of a visit: a code of the list, each once, one of them the primary. Rules: ICD-1, ICD-2, ICD-4, ICD-6, NOTE-3. */
import { Refusal } from '#server/refusal';
import type { Row, Values } from '#server/repository/serverResource';
import type { RecordNamed, ValuesNamed, Work } from '#server/repository/work';
import { codedBefore, lockDiagnoses, primaryOf } from '../sql/clinicians';
import { usableCode } from '../sql/icd';
import { ofVisit, refuseClosed, refuseOtherVisit } from './ofVisit';

type Diagnosis = ValuesNamed<'visitDiagnosis'>;

/** Characters of a code that name its category, as `J06` of `J06.9`. */
const CATEGORY = 3;

/** The values of a new diagnosis: without a rank, the first one of the visit is primary, also among several that come at once. @throws Refusal */
export const firstDiagnosis = async (work: Work, values: Values): Promise<Values> => {
  const { entity, visit, code, rank, occurrence } = values as Diagnosis;
  await lockDiagnoses(work, visit!.id);
  const more = await ofVisit(work, visit!, entity!, 'amended');
  const found = await usableCode(work, code!);
  if (found?.system !== 'ICD10')
    throw new Refusal([{ code: 'diagnosis.unknown_code', pointer: '/data/attributes/code', meta: { code: code! } }]);
  const before = await codedBefore(work, {
    visit: visit!.id,
    patient: more.patient.id,
    code: found.code,
    category: found.code.slice(0, CATEGORY),
  });
  const primary = await primaryOf(work, visit!.id);
  if (before.here) throw new Refusal([{ code: 'diagnosis.twice', pointer: '/data/attributes/code', meta: { code: found.code } }]);
  if (rank === 'primer' && primary) throw new Refusal([{ code: 'diagnosis.primary_taken', pointer: '/data/attributes/rank' }]);
  return {
    ...values,
    ...more,
    code: found.code,
    title_id: found.title_id,
    title_en: found.title_en,
    rank: rank ?? (primary ? 'sekunder' : 'primer'),
    occurrence: occurrence ?? (before.earlier ? 'lama' : 'baru'),
  };
};

/** A code is never changed into another one: it is struck out, and the other one is added. @throws Refusal */
export const changedDiagnosis = async (work: Work, before: Row, values: Values): Promise<Values> => {
  const { code, rank, visit } = values as Diagnosis;
  refuseOtherVisit(before, visit);
  await refuseEnded(work, String(before['visit_id']));
  if (code !== undefined && code !== before['code']) throw new Refusal([{ code: 'read_only', pointer: '/data/attributes/code' }]);
  if (rank === null) throw new Refusal([{ code: 'required', pointer: '/data/attributes/rank' }]);
  if (rank === 'primer') await lockDiagnoses(work, String(before['visit_id']));
  const primary = rank === 'primer' && (await primaryOf(work, String(before['visit_id'])));
  if (primary && primary !== before.id) throw new Refusal([{ code: 'diagnosis.primary_taken', pointer: '/data/attributes/rank' }]);
  return values;
};

/** @throws Refusal once the visit has ended, unless its note is being amended */
export const refuseEnded = async (work: Work, visit: string): Promise<void> => {
  const { status } = (await work.read('visit', visit, ['status']))!;
  await refuseClosed(work, visit, status, 'amended');
};

/** The one that was primary becomes secondary, in the same transaction. */
export const makePrimary = async (work: Work, { id, visit }: RecordNamed<'visitDiagnosis'>) => {
  await refuseEnded(work, visit.id);
  await lockDiagnoses(work, visit.id);
  const primary = await primaryOf(work, visit.id);
  if (primary && primary !== id) await work.update('visitDiagnosis', primary, { rank: 'sekunder' });
  return { rank: 'primer' as const };
};
