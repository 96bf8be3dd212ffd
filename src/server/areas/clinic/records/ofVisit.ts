/** What every entry of a patient's record has: its visit's patient, and who wrote it. Rules: NOTE-2, NOTE-3. */
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import type { Row } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { authorName, isBeingAmended } from '../sql/clinicians';

const pointer = '/data/relationships/visit';

/** Whether entries of the visit can still change by themselves: it has not ended. */
const open: readonly unknown[] = ['antri', 'diperiksa'];

/** Who is signed in, as the author of an entry. */
export const writtenBy = async (work: Work, entity: Ref) => ({ author: await authorName(work, entity.id), author_id: work.actor.id });

/** An entry belongs to the visit, and so to the patient, that it was made for. @throws Refusal `read_only` */
export const refuseOtherVisit = (before: Row, visit: Ref | undefined): void => {
  if (visit && visit.id !== before['visit_id']) throw new Refusal([{ code: 'read_only', pointer }]);
};

/**
 * The values that the server adds to a new entry.
 * @param afterwards whether it can be made once the visit has ended: never, or while its note is being amended
 * @throws Refusal `visit.cancelled` or `visit.ended`
 */
export const ofVisit = async (work: Work, visit: Ref, entity: Ref, afterwards: 'never' | 'amended') => {
  const found = (await work.read('visit', visit.id, ['status', 'patient']))!;
  await refuseClosed(work, visit.id, found.status, afterwards);
  return { patient: found.patient, ...(await writtenBy(work, entity)) };
};

/** @throws Refusal `visit.cancelled` or `visit.ended` */
export const refuseClosed = async (work: Work, visit: string, status: unknown, afterwards: 'never' | 'amended'): Promise<void> => {
  if (status === 'batal') throw new Refusal([{ code: 'visit.cancelled', pointer }]);
  if (open.includes(status) || (afterwards === 'amended' && (await isBeingAmended(work, visit)))) return;
  throw new Refusal([{ code: 'visit.ended', pointer }]);
};
