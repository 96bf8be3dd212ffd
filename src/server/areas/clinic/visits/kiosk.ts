/** A patient takes a number at the kiosk: whom they may see, and the visit that begins. Rule: VIS-8. */
import type { KioskChoice, KioskDoctor, KioskTicket } from '#shared/areas/clinic/domain/kiosk';
import { holdsOn } from '#shared/areas/clinic/domain/slots';
import type { kioskArrival } from '#shared/areas/clinic/endpoints/kiosk';
import { initials } from '#shared/domain/initials';
import type { ValuesOf } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';
import { absencesOf, agendaOf, payerOf } from '../sql/appointments';
import { bookableDoctors } from '../sql/bookings';
import {
  appointmentsToday,
  lockPatient,
  placesBefore,
  roomsOf,
  ticketsToday,
  visitOfAppointment,
  waitingToday,
  type KioskPatient,
} from '../sql/kiosk';
import type { OpenClinic } from '../sql/publicClinics';

type Wanted = Pick<ValuesOf<typeof kioskArrival>, 'appointment' | 'doctor'>;

/** Refuses without the reason, because other people can read the screen. */
const atTheDesk = (): never => {
  throw new Refusal([{ code: 'kiosk.desk' }]);
};

/** A doctor with the room where they practise today. */
type Practising = KioskDoctor & { readonly polyId: string };

/** Doctors whose hours are not over, without those on leave or with an expired licence; each once, in the room where they are first. */
const practisingToday = async (on: Queryable, { id: entity, now }: OpenClinic): Promise<readonly Practising[]> => {
  const { practices, absences } = await agendaOf({ trx: on as Work['trx'] }, entity, now.day, now.day);
  const away = new Set(absences.map(({ member }) => member.id));
  const open = practices.filter((one) => holdsOn(one, now.day) && one.end > now.time && !away.has(one.doctor.id));
  const rooms = await roomsOf(
    on,
    open.map(({ poly }) => poly.id),
  );
  const waiting = await waitingToday(on, entity, now.day);
  const doctors = (await bookableDoctors(on, entity)).filter(({ until }) => (until ?? now.day) >= now.day);
  return doctors.flatMap(({ id, name, specialty }) => {
    const practice = open.find(({ doctor, poly }) => doctor.id === id && rooms.has(poly.id));
    if (!practice) return [];
    const { name: poly, room } = rooms.get(practice.poly.id)!;
    const count = waiting.filter((one) => one.doctor === id && one.status === 'antri').length;
    return [{ id, name, specialty, poly, room, waiting: count, polyId: practice.poly.id }];
  });
};

const ticketsOf = async (on: Queryable, clinic: OpenClinic, patient: KioskPatient) => {
  const held = await ticketsToday(on, patient.id, clinic.now.day);
  const waiting = held.length ? await waitingToday(on, clinic.id, clinic.now.day) : [];
  return held.map(({ id, doctorId, polyId, ...ticket }) => ({
    id,
    doctorId,
    ticket: {
      ...ticket,
      initials: initials(patient.name),
      before: placesBefore(waiting, { id, doctor: doctorId, poly: polyId }),
      day: clinic.now.day,
      time: clinic.now.time,
    } satisfies KioskTicket,
  }));
};

export const choiceOf = async (on: Queryable, clinic: OpenClinic, patient: KioskPatient): Promise<KioskChoice> => ({
  initials: initials(patient.name),
  tickets: (await ticketsOf(on, clinic, patient)).map(({ ticket }) => ticket),
  appointments: (await appointmentsToday(on, patient.id, clinic.now.day)).map(({ doctorId: _, ...appointment }) => appointment),
  doctors: (await practisingToday(on, clinic)).map(({ polyId: _, ...doctor }) => doctor),
});

/** The visit with a doctor who practises today, paid by whom the patient's record names. */
const beginWith = async (work: Work, clinic: OpenClinic, patient: KioskPatient, doctor: string): Promise<void> => {
  const place = (await practisingToday(work.trx, clinic)).find(({ id }) => id === doctor) ?? atTheDesk();
  const payer = (await payerOf(work, patient.id)) ?? atTheDesk();
  await work.add('visit', {
    entity: { type: 'entity', id: clinic.id },
    patient: { type: 'patients', id: patient.id },
    doctor: { type: 'team-members', id: doctor },
    poly: { type: 'polies', id: place.polyId },
    payer: { type: 'payers', id: payer },
  });
};

const begin = async (work: Work, clinic: OpenClinic, patient: KioskPatient, { appointment, doctor }: Wanted): Promise<void> => {
  const expected = await appointmentsToday(work.trx, patient.id, clinic.now.day);
  // Choosing the doctor of one's appointment means the appointment: it would count as missed otherwise.
  const meant = expected.find(({ id, doctorId }) => id === appointment?.id || doctorId === doctor?.id);
  if (meant) {
    if ((await absencesOf(work, meant.doctorId, clinic.now.day)).length) return atTheDesk();
    await work.run('appointment', 'arrive', meant.id, {});
  } else if (doctor) await beginWith(work, clinic, patient, doctor.id);
  else atTheDesk();
};

/** The number that an earlier press has given already. */
const givenBefore = async (work: Work, clinic: OpenClinic, patient: KioskPatient, { appointment, doctor }: Wanted) => {
  const held = await ticketsOf(work.trx, clinic, patient);
  const visit = appointment && (await visitOfAppointment(work.trx, appointment.id, patient.id));
  return held.find(({ id, doctorId }) => id === visit || doctorId === doctor?.id)?.ticket;
};

/**
 * The number of the visit that begins, or that has begun already: pressed twice it is the same one.
 * @throws Refusal `kiosk.desk` where somebody of the clinic has to look at it
 */
export const arriveAtKiosk = async (work: Work, clinic: OpenClinic, patient: KioskPatient, wanted: Wanted): Promise<KioskTicket> => {
  await lockPatient(work.trx, patient.id);
  const given = await givenBefore(work, clinic, patient, wanted);
  if (given) return given;
  const before = new Set((await ticketsOf(work.trx, clinic, patient)).map(({ id }) => id));
  try {
    await begin(work, clinic, patient, wanted);
  } catch (fault) {
    if (fault instanceof Refusal) return atTheDesk();
    throw fault;
  }
  const made = (await ticketsOf(work.trx, clinic, patient)).find(({ id }) => !before.has(id));
  return (made ?? atTheDesk()).ticket;
};
