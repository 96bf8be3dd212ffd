/** The public booking page of a clinic: what is free, a booking, and its end. Nothing here finds a patient. Rule: APT-7. */
import { BOOKING_DAYS, freeDaysOf, type BookingPage } from '#shared/areas/clinic/domain/booking';
import { addDays } from '#shared/domain/calendarDays';
import { transaction, type Database } from '#server/db/database';
import { sendDocument } from '#server/http/jsonapi';
import { hashOfToken } from '#server/secretTokens';
import type { Queryable } from '#server/repository/runner';
import type { Work } from '#server/repository/work';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, missing } from '#server/routes/routeSteps';
import { bookPublicly, guestOf } from '../appointments/publicBooking';
import { agendaOf } from '../sql/appointments';
import { bookableDoctors, bookingOfHash, type FoundBooking } from '../sql/bookings';
import type { OpenClinic } from '../sql/publicClinics';
import { publicClinic, type PublicNeeds } from './publicClinic';

/** What the clinic reads where the patient cancelled. */
const CANCELLED = 'Dibatalkan pasien lewat tautan.';

type Needs = PublicNeeds & {
  /** Counts what anybody may ask for, by address. @throws Refusal `rate.limited` */
  readonly limits: { readonly ask: (ip: string) => Promise<void> };
};

const pageOf = async (on: Pick<Work, 'trx'>, { id, name, phone, now }: OpenClinic): Promise<BookingPage> => {
  const agenda = { ...(await agendaOf(on, id, now.day, addDays(now.day, BOOKING_DAYS - 1))), now };
  const doctors = await bookableDoctors(on.trx, id);
  return {
    clinic: name,
    phone,
    doctors: doctors.map(({ until, ...doctor }) => ({ ...doctor, days: freeDaysOf({ id: doctor.id, until }, agenda) })),
  };
};

const known = async (database: Pick<Database, 'kysely'>, token: string): Promise<FoundBooking> => {
  const find = (on: Queryable) => bookingOfHash(on, hashOfToken(token));
  return (await transaction(database, find, { scope: 'all', readOnly: true })) ?? missing('resource.missing');
};

export const bookings = ({ limits, ...needs }: Needs): Handlers<'bookingPage' | 'book' | 'readBooking' | 'cancelBooking'> => {
  const { store } = needs;
  return {
    bookingPage: async ({ reply, id }) => {
      const clinic = await publicClinic(needs, 'booking_key', id, 'create');
      const scope = { entityId: clinic.id };
      const page = await transaction(store.database, (trx) => pageOf({ trx }, clinic), { scope, readOnly: true });
      return sendDocument(reply, 200, { meta: page });
    },
    book: async ({ request, reply, id, values }) => {
      await limits.ask(request.ip);
      const clinic = await publicClinic(needs, 'booking_key', id, 'create');
      const act = actOf(request, store, guestOf(clinic.id));
      const made = await write(act, { entity: clinic.id }, (work) => bookPublicly(work, clinic, values));
      return sendDocument(reply, 201, { meta: made });
    },
    readBooking: async ({ reply, values }) => {
      const { id: _, entity: __, ...booking } = await known(store.database, values.token);
      return sendDocument(reply, 200, { meta: booking });
    },
    cancelBooking: async ({ request, reply, values }) => {
      const { id, entity, ...booking } = await known(store.database, values.token);
      const act = actOf(request, store, guestOf(entity));
      await write(act, { entity }, (work) => work.run('appointment', 'cancel', id, { reason: CANCELLED }));
      return sendDocument(reply, 200, { meta: { ...booking, isOpen: false } });
    },
  };
};
