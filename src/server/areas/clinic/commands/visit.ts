/** What the commands of visits do. Rules: VIS-4 to VIS-7. */
import { addDays, startOfDay } from '#shared/domain/calendarDays';
import type { visit } from '#shared/areas/clinic/resources/visit';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';
import { voidChargesOfVisit } from '../../cashier';
import { placeInQueue } from '../visits/begin';
import { chargeExamination } from '../visits/charge';
import { refuseUncoded } from '../visits/coded';
import { refuseExpired } from '../visits/licence';
import { askAboutOpenTreatments, cancelPlannedTreatments } from '../visits/treatments';

export const commands: Runs<typeof visit> = {
  call: async ({ now }, { calls }) => ({ calls: (calls ?? 0) + 1, called_at: now.toISOString(), skipped_at: null }),
  skip: async ({ now }) => ({ skipped_at: now.toISOString() }),
  /** Both queues change in one transaction: a target that refuses leaves the patient where they were. */
  transfer: async (work, { entity, patient, day, ...was }, { doctor = was.doctor, poly = was.poly }) => {
    if (doctor.id === was.doctor.id && poly.id === was.poly.id) return {};
    await refuseExpired(work, { entity, doctor, day: day! });
    const place = { entity, patient, doctor, poly };
    const fresh = { calls: 0, called_at: null, skipped_at: null };
    return { doctor, poly, ...fresh, queue_no: await placeInQueue(work, place, day!, doctor.id === was.doctor.id) };
  },
  prioritise: async (_, __, { priority, reason }) => ({ priority: priority!, priority_reason: reason! }),
  amend: async (_, was, { complaint, payer }) => ({ complaint: complaint ?? null, payer: payer ?? was.payer }),
  /** A patient who was examined without a call has no time of a call: none is made up. */
  examine: async (work, visit) => {
    await chargeExamination(work, visit);
    return { examined_at: work.now.toISOString() };
  },
  finish: async (work, visit) => {
    await refuseUncoded(work, visit);
    await askAboutOpenTreatments(work, visit.id);
    return { ended_at: work.now.toISOString() };
  },
  refer: async (work, visit, { referred_to, reason }) => {
    await refuseUncoded(work, visit);
    await askAboutOpenTreatments(work, visit.id);
    return { ended_at: work.now.toISOString(), referred_to: referred_to!, end_reason: reason! };
  },
  /** At the end of its day, however late it is noted. */
  expire: async (work, { entity, day }) => {
    const { zone } = await clientTime(work, entity.id);
    return { ended_at: startOfDay(addDays(day!, 1), zone) };
  },
  cancel: async (work, { id, entity }, { reason }) => {
    await cancelPlannedTreatments(work, id, reason!);
    await voidChargesOfVisit(work, { type: 'visits', id }, entity, reason!);
    return { ended_at: work.now.toISOString(), end_reason: reason! };
  },
};
