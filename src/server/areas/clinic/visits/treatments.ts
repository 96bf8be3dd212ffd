/** What becomes of a visit's treatments when it ends. Rule: TRT-12. */
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';
import { treatmentsOfVisit } from '../sql/treatments';

/** Has the person who ends a visit confirm open treatments: those that have begun can be finished later, planned ones cannot. */
export const askAboutOpenTreatments = async (work: Work, visit: string): Promise<void> => {
  const { planned, begun } = await treatmentsOfVisit(work, visit);
  const count = planned.length + begun;
  if (count) work.confirm({ code: 'visit.treatments_open', meta: { count } });
};

/**
 * The planned treatments of a cancelled visit are cancelled with it.
 * @throws Refusal `visit.treatments_done` where one has begun or is done
 */
export const cancelPlannedTreatments = async (work: Work, visit: string, reason: string): Promise<void> => {
  const { planned, begun, done } = await treatmentsOfVisit(work, visit);
  if (begun + done) throw new Refusal([{ code: 'visit.treatments_done' }]);
  for (const id of planned) await work.run('treatment', 'cancel', id, { reason });
};
