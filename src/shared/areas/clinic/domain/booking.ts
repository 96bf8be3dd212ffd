/** What the public page of a clinic offers to anybody: free times of its doctors, and no data of other people. Rule: APT-7. */
import { addDays, type Day } from '#shared/domain/calendarDays';
import type { TimeOfDay } from '#shared/domain/timeOfDay';
import { isFree, slotsOn, type Agenda } from './slots';

/** Days that can be booked, today included. */
export const BOOKING_DAYS = 30;

/** Bookings of one phone or one mail address at one clinic that are expected, or were made within the last hour. */
export const MOST_BOOKINGS = 5;

/** A doctor whom patients may choose. `until`: the last day of the licence; null where none is known (TEAM-3). */
export type BookableDoctor = { readonly id: string; readonly name: string; readonly specialty: string | null; readonly until: Day | null };

/** A day with its free times, by the clinic's clock. Days without any are left out. */
export type FreeDay = { readonly day: Day; readonly times: readonly TimeOfDay[] };

export type BookingDoctor = Omit<BookableDoctor, 'until'> & { readonly days: readonly FreeDay[] };

/** How a clinic is reached by who cannot book here. */
export type BookingPage = {
  readonly clinic: string;
  readonly phone: string | null;
  readonly doctors: readonly BookingDoctor[];
};

/** A booking as its maker sees it. */
export type BookingFacts = {
  readonly clinic: string;
  readonly number: string;
  readonly day: Day;
  readonly start: TimeOfDay;
  readonly doctor: string;
};

/** What is answered once. `token`: cancels the booking. `mailed`: the mail address to which it is confirmed; null where no mail is sent. */
export type Booking = BookingFacts & { readonly token: string; readonly mailed: string | null };

/** A booking that is looked at by its token. `isOpen`: it can still be cancelled. */
export type KnownBooking = BookingFacts & { readonly isOpen: boolean };

/** The days on which a doctor can be booked. */
export const freeDaysOf = ({ id, until }: Pick<BookableDoctor, 'id' | 'until'>, agenda: Agenda): readonly FreeDay[] => {
  const own: Agenda = {
    ...agenda,
    practices: agenda.practices.filter(({ doctor }) => doctor.id === id),
    booked: agenda.booked.filter(({ doctor }) => doctor.id === id),
  };
  const days = Array.from({ length: BOOKING_DAYS }, (_, at) => addDays(agenda.now.day, at)).filter((day) => day <= (until ?? day));
  return days
    .map((day) => ({
      day,
      times: slotsOn(day, own)
        .filter(isFree)
        .map(({ start }) => start),
    }))
    .filter(({ times }) => times.length > 0);
};
