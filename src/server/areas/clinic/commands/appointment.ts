/** What the commands of appointments do. Rules: APT-1 to APT-5. */
import type { appointment } from '#shared/areas/clinic/resources/appointment';
import { dayOf } from '#shared/domain/calendarDays';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { RecordNamed, Work } from '#server/repository/work';
import type { Runs } from '#server/repository/serverResource';
import { placeAt, sameTime } from '../appointments/book';
import { refuseExpired } from '../visits/licence';
import { payerOf } from '../sql/appointments';

/** @throws Refusal `appointment.not_today`: a number in the queue is of the day on which the patient is there */
const refuseOtherDay = async (work: Work, { entity, day }: RecordNamed<'appointment'>): Promise<void> => {
  const { now, zone } = await clientTime(work, entity.id);
  if (day !== dayOf(now, zone)) throw new Refusal([{ code: 'appointment.not_today', meta: { date: day } }]);
};

/** The visit, as the front desk would register it (APT-5). */
const visitOf = async (work: Work, { entity, doctor, complaint, ...found }: RecordNamed<'appointment'>): Promise<string> => {
  const patient = found.patient!;
  const payer = await payerOf(work, patient.id);
  return work.add('visit', {
    entity,
    patient,
    doctor,
    poly: found.poly!,
    complaint,
    ...(payer !== undefined && { payer: { type: 'payers', id: payer } }),
  });
};

export const commands: Runs<typeof appointment> = {
  confirm: async () => ({}),
  identify: async (_, __, { patient }) => ({ patient: patient!, name: null, birth_date: null, phone: null, email: null }),
  arrive: async (work, record) => {
    await refuseOtherDay(work, record);
    await refuseExpired(work, record);
    return { visit: { type: 'visits', id: await visitOf(work, record) } };
  },
  move: async (work, { id, entity, patient }, { doctor, day, start }) => {
    const wanted = { doctor: doctor!, day: day!, start: start! };
    const place = await placeAt(work, { entity, ...wanted, except: id });
    const warning = patient && (await sameTime(work, { patient, day: day!, start: start!, end: place.end!, except: id }));
    if (warning) work.warn(warning);
    return { ...wanted, ...place };
  },
  cancel: async (_, __, { reason }) => ({ end_reason: reason! }),
  miss: async () => ({}),
};
