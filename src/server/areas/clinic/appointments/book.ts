/** A doctor's time is kept for somebody: only one that the schedule has and that is free. Rules: TEAM-3, APT-1, APT-2, APT-4. */
import { slotsOn, type Slot } from '#shared/areas/clinic/domain/slots';
import type { Appointment } from '#shared/areas/clinic/resources/appointment';
import type { Day } from '#shared/domain/calendarDays';
import { momentIn, type TimeOfDay } from '#shared/domain/timeOfDay';
import type { ErrorCode, Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { absencesOf, bookedOf, bookedTogether, lockDoctor, practicesOf } from '../sql/appointments';
import { refuseExpired } from '../visits/licence';

const START = '/data/attributes/start';

/** The time that is wanted. `except`: the appointment that is moved there. */
type Wanted = { readonly entity: Ref; readonly doctor: Ref; readonly day: Day; readonly start: TimeOfDay; readonly except?: string };

const reasons = { past: 'appointment.past', leave: 'appointment.leave', full: 'appointment.full' } as const satisfies Record<
  NonNullable<Slot['why']>,
  ErrorCode
>;

/**
 * What an appointment at this time is: its end, the place among those at the same time, and the room. The doctor is locked first, so that
 * of several who want one time each sees what the others took.
 * @throws Refusal `appointment.no_slot`, `appointment.past`, `appointment.leave`, `appointment.full`
 */
export const placeAt = async (work: Work, wanted: Wanted): Promise<Pick<Appointment, 'end' | 'lane' | 'poly'>> => {
  const { entity, doctor, day, start, except } = wanted;
  await lockDoctor(work, doctor.id);
  await refuseExpired(work, wanted);
  const { now, zone } = await clientTime(work, entity.id);
  const slots = slotsOn(day, {
    practices: await practicesOf(work, doctor.id),
    absences: await absencesOf(work, doctor.id, day),
    booked: await bookedOf(work, doctor.id, day, except),
    now: momentIn(now, zone),
  });
  const slot = slots.find((one) => one.start === start);
  const code = slot ? slot.why && reasons[slot.why] : 'appointment.no_slot';
  if (code) throw new Refusal([{ code, pointer: START }]);
  return { end: slot!.end, lane: slot!.lane!, poly: { type: 'polies', id: slot!.poly } };
};

/** The appointment that a patient has with another doctor at the same time, as a warning (APT-4). */
export const sameTime = async (
  work: Work,
  { patient, day, start, end, except }: { patient: Ref; day: Day; start: TimeOfDay; end: TimeOfDay; except?: string },
): Promise<Problem | undefined> => {
  const found = await bookedTogether(work, { patient: patient.id, day, start, end, except });
  return found && { code: 'appointment.same_time', meta: { type: 'appointments', id: found.id, doctor: found.doctor, time: found.start } };
};

const missing = (name: string): Problem => ({ code: 'required', pointer: `/data/attributes/${name}` });

/** Somebody who is no patient yet is reached by name and phone. Only commands change an appointment. */
export const bookingProblems = async ({ patient, name, phone }: Values, how: 'add' | 'update'): Promise<readonly Problem[]> =>
  patient || how === 'update' ? [] : [...(name ? [] : [missing('name')]), ...(phone ? [] : [missing('phone')])];

/** What a new appointment has in addition to what was given. Of a patient, name, birth date and phone are the record's own. */
export const firstValues = async (work: Work, values: ValuesNamed<'appointment'>): Promise<Values> => {
  const { entity, doctor, day, start, patient } = values as Appointment;
  const place = await placeAt(work, { entity, doctor, day, start });
  const warning = patient && (await sameTime(work, { patient, day, start, end: place.end! }));
  if (warning) work.confirm(warning);
  return { source: 'desk', ...values, ...place, ...(patient && { name: null, birth_date: null, phone: null }) };
};
