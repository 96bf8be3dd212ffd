/** A visit begins, or moves to another queue: who may wait where, and under which number. Rules: TEAM-3, VIS-2, VIS-3, VIS-4. */
import { queueNumber } from '#shared/areas/clinic/domain/queue';
import { dayOf, type Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { nextNumber } from '#server/repository/numbering';
import type { Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { waitingWith } from '../sql/visits';
import { askAboutExpired } from './licence';

/** A place in a queue that is wanted: of whom, with which doctor, in which room. */
type Place = { readonly entity: Ref; readonly patient: Ref; readonly doctor: Ref; readonly poly: Ref };

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
  const { now, zone } = await clientTime(work, entity.id);
  const day = dayOf(now, zone);
  await askAboutExpired(work, { entity, doctor, day });
  return { ...values, day, calls: 0, queue_no: await placeInQueue(work, { entity, patient, doctor, poly }, day) };
};
