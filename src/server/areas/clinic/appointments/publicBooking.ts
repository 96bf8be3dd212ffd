/** Somebody books on a clinic's public page. Who that is, the front desk finds out when they come. Rule: APT-7. */
import type { Actor } from '#shared/access';
import { BOOKING_DAYS, MOST_BOOKINGS, type Booking } from '#shared/areas/clinic/domain/booking';
import type { bookingInput } from '#shared/areas/clinic/endpoints/booking';
import { addDays } from '#shared/domain/calendarDays';
import type { Moment } from '#shared/domain/timeOfDay';
import type { Problem } from '#shared/errors';
import type { ValuesOf } from '#shared/kit/resource';
import { dayText } from '#server/documents/formats';
import { called } from '#server/mail/render';
import { rateLimited, Refusal } from '#server/refusal';
import { hashOfToken, newToken } from '#server/secretTokens';
import { system } from '#server/repository/actors';
import { postMail } from '#server/repository/outbox';
import type { WriteContext } from '#server/repository/writeContext';
import { countBookings, keepCancelHash, lockBookings } from '../sql/bookings';
import type { OpenClinic } from '../sql/publicClinics';

/** Bookings that a clinic takes on its page within an hour, and that hour in milliseconds. */
const MOST_AN_HOUR = 60;
const HOUR = 3_600_000;

/** The page on which a booking is cancelled. */
const CANCEL_PAGE = '/batal-janji';

type Given = ValuesOf<typeof bookingInput>;

/** The actor of somebody who is not signed in: sees and writes rows of this clinic only. */
export const guestOf = (entityId: string): Actor => ({ id: system.id, roles: [], permissions: [], entityId });

/** What the declaration cannot know. */
const problemsOf = ({ birth_date, day }: Given, { day: today }: Moment): readonly Problem[] => [
  ...(birth_date > today ? [{ code: 'date.future', pointer: '/data/attributes/birth_date' } as const] : []),
  ...(day >= addDays(today, BOOKING_DAYS) ? [{ code: 'appointment.no_slot', pointer: '/data/attributes/start' } as const] : []),
];

/** @throws Refusal `rate.limited`, `booking.too_many` */
const refuseTooMany = async (work: WriteContext, entity: string, { phone, email }: Given): Promise<void> => {
  await lockBookings(work, entity);
  const since = new Date(work.now.getTime() - HOUR);
  const { lately, own } = await countBookings(work, { entity, phone, email: email ?? null, since });
  if (lately >= MOST_AN_HOUR) throw rateLimited(HOUR / MOST_AN_HOUR);
  if (own >= MOST_BOOKINGS) throw new Refusal([{ code: 'booking.too_many', pointer: '/data/attributes/phone' }]);
};

/** Mails the booking, without the complaint. Without a mail server the mail stays in the outbox. @param doctor the name that the mail has */
const confirm = async (work: WriteContext, clinic: OpenClinic, { name, email }: Given, made: Booking, doctor: string): Promise<void> => {
  if (!email) return;
  const { language } = work;
  const facts = {
    link: work.act.store.mail.link(CANCEL_PAGE, { token: made.token }),
    client: called(clinic.name) ?? '',
    number: made.number,
    date: dayText(made.day, language),
    time: made.start,
    doctor: called(doctor) ?? '',
  };
  await postMail(work, { purpose: 'booking', userId: null, to: email, name, language, sandbox: clinic.sandbox, facts });
};

/**
 * Books a time.
 * @throws Refusal `date.future`, `rate.limited`, `booking.too_many`, and what refuses a booking at the desk
 */
export const bookPublicly = async (work: WriteContext, clinic: OpenClinic, given: Given): Promise<Booking> => {
  const problems = problemsOf(given, clinic.now);
  if (problems.length) throw new Refusal(problems);
  await refuseTooMany(work, clinic.id, given);
  const id = await work.add('appointment', { ...given, entity: { type: 'entity', id: clinic.id }, source: 'public' });
  const token = newToken();
  await keepCancelHash(work, id, hashOfToken(token));
  const { number } = (await work.read('appointment', id, ['number']))!;
  const doctor = (await work.read('teamMember', given.doctor.id, ['full_name', 'title', 'name']))!;
  const { day, start, email } = given;
  const mailed = work.act.store.mail.sends && !clinic.sandbox ? (email ?? null) : null;
  const made = { clinic: clinic.name, number: number!, day, start, doctor: doctor.full_name ?? '', token, mailed };
  // Without the titles after the name: mail programs make a link of "Sp.PD".
  await confirm(work, clinic, given, made, [doctor.title, doctor.name].filter(Boolean).join(' '));
  return made;
};
