/** OpenAPI of the booking pages of clinics. */
import type { bookingEndpoints } from '#shared/areas/clinic/endpoints/booking';
import type { Descriptions } from './operations';

export const bookingDescriptions: Descriptions<typeof bookingEndpoints> = {
  bookingPage: {
    tag: 'appointments',
    summary:
      'The doctors of the clinic whose booking page has this key, each with the days and times that are free: `meta.doctors`. Nothing once the clinic takes no bookings there',
  },
  book: {
    tag: 'appointments',
    summary: 'Books a time: `meta` has number, day, time, doctor, and the token that cancels it, which is answered once',
    answer: [201, 'Booked.'],
    refusals: [
      'appointment.full',
      'appointment.leave',
      'appointment.past',
      'appointment.no_slot',
      'booking.too_many',
      'date.future',
      'invalid_phone',
      'visit.licence_expired',
    ],
  },
  readBooking: {
    tag: 'appointments',
    summary: 'The booking with this token: `meta` has clinic, number, day, time and doctor, and whether it can be cancelled',
    answer: [200, 'The booking.'],
    refusals: ['resource.missing'],
  },
  cancelBooking: {
    tag: 'appointments',
    summary: 'Cancels the booking with this token',
    answer: [200, 'The booking as it is now.'],
    refusals: ['resource.missing', 'state.illegal'],
  },
};
