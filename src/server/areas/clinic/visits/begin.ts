/** A visit begins, or moves to another queue: who may wait where, and under which number. Rules: TEAM-3, VIS-2, VIS-3, VIS-4. */
import { allows } from '#shared/access';
import { queueNumber } from '#shared/areas/clinic/domain/queue';
import { teamMember } from '#shared/areas/clinic/resources/teamMember';
import { dayOf, type Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { nextNumber } from '#server/repository/numbering';
import type { Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { waitingWith } from '../sql/visits';

/** A place in a queue that is wanted: of whom, with which doctor, in which room. */
type Place = { readonly entity: Ref; readonly patient: Ref; readonly doctor: Ref; readonly poly: Ref };

/** Where a doctor's licence has expired: what the answer says of it. */
const expired = async (work: Work, doctor: Ref): Promise<Omit<Problem, 'code'> | undefined> => {
  const found = await work.read('teamMember', doctor.id, ['full_name', 'sip_state']);
  return found?.sip_state === 'lapsed' ? { pointer: '/data/relationships/doctor', meta: { name: found.full_name ?? '' } } : undefined;
};

/** @throws Refusal `visit.licence_expired` with the doctor's name: nobody examines with an expired licence (TEAM-3) */
export const refuseExpired = async (work: Work, doctor: Ref): Promise<void> => {
  const found = await expired(work, doctor);
  if (found) throw new Refusal([{ code: 'visit.licence_expired', ...found }]);
};

/**
 * Who keeps the team's licences may register a visit with such a doctor all the same, with a reason (TEAM-3).
 * @throws Refusal `visit.licence_expired` for everybody else
 */
const askAboutExpired = async (work: Work, { doctor, entity }: Place): Promise<void> => {
  if (!allows(teamMember.access.update, work.actor, { entity })) return refuseExpired(work, doctor);
  const found = await expired(work, doctor);
  if (found) work.confirm({ code: 'visit.licence_override', ...found });
};

/** @throws Refusal `visit.waits_already` with the number and the room where this patient waits for this doctor today */
const refuseSecond = async (work: Work, place: Place, day: Day): Promise<void> => {
  const waiting = await waitingWith(work, { patient: place.patient.id, doctor: place.doctor.id, day });
  if (!waiting) return;
  const problem: Problem = { code: 'visit.waits_already', pointer: '/data/relationships/patient', meta: waiting };
  throw new Refusal([problem]);
};

/** The name of the counter of a room on a day. @param code the letters of the room */
export const queueCounter = (client: string, code: string, day: Day): string => `queue ${client} ${code} ${day}`;

/**
 * The next number of a room on a day: `A-012`. Each room's letters have a sequence of their own, so that no number is called twice in a
 * waiting room. Taken last, as its counter stays locked until the transaction ends.
 */
const nextInQueue = async (work: Work, { entity, poly }: Place, day: Day): Promise<string> => {
  const { code } = (await work.read('poly', poly.id, ['code']))!;
  return queueNumber(code, await nextNumber(work, queueCounter(entity.id, code, day), day));
};

/**
 * The number of a place in a queue of a day.
 * @param waits whether the patient is in this doctor's queue already, and only the room is another one
 * @throws Refusal where the patient waits there already
 */
export const placeInQueue = async (work: Work, place: Place, day: Day, waits = false): Promise<string> => {
  if (!waits) await refuseSecond(work, place, day);
  return nextInQueue(work, place, day);
};

/** What a new visit has in addition to what was given: the clinic's day, and its number in the queue. */
export const firstValues = async (work: Work, values: ValuesNamed<'visit'>): Promise<Values> => {
  const { entity, patient, doctor, poly } = values as Place;
  if (values.priority !== 'biasa' && !values.priority_reason)
    throw new Refusal([{ code: 'required', pointer: '/data/attributes/priority_reason' }]);
  await askAboutExpired(work, { entity, patient, doctor, poly });
  const { now, zone } = await clientTime(work, entity.id);
  const day = dayOf(now, zone);
  return { ...values, day, calls: 0, queue_no: await placeInQueue(work, { entity, patient, doctor, poly }, day) };
};
