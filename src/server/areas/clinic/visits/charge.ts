/** What an examination costs by itself: the service of its place. Rules: CORE-1, SVC-10. */
import { Refusal } from '#server/refusal';
import type { RecordNamed, Work } from '#server/repository/work';
import { postCharge } from '../../cashier';

/**
 * Charges the service of the place. A doctor is not held up by a price that is missing: they confirm that nothing is charged.
 */
export const chargeExamination = async (work: Work, { id, entity, poly, doctor, purpose }: RecordNamed<'visit'>): Promise<void> => {
  if (purpose !== 'pemeriksaan') return;
  const { service } = (await work.read('poly', poly.id, ['service']))!;
  if (!service) return;
  const visit = { type: 'visits', id };
  try {
    await postCharge(work, { entity, visit, service, performer: doctor, source: 'visit', source_id: id });
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.problems[0]?.code !== 'charge.no_tariff') throw failure;
    work.confirm(failure.problems[0]);
  }
};
