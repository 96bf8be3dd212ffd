/** What the public booking page of a clinic reads and sends. Rule: APT-7. */
import type { Endpoints } from '#shared/endpoints/endpoint';
import { date, email, longText, phone, text } from '#shared/kit/fields';
import { defineInput, toOne } from '#shared/kit/resource';

/** Characters of a token that cancels; what we make has 43. */
const TOKEN_MAX = 100;

export const bookingInput = defineInput('booking', '/bookings', {
  attributes: {
    day: date({ required: true }),
    start: text({ required: true, max: 5 }),
    name: text({ required: true, max: 120 }),
    birth_date: date({ required: true }),
    phone: phone({ required: true }),
    email: email(),
    complaint: longText({ max: 1_000 }),
  },
  relations: { doctor: toOne('team-members', { required: true }) },
});

/** The token that was shown once and mailed. */
export const bookingToken = defineInput('bookingToken', '/booking-tokens', {
  attributes: { token: text({ required: true, max: TOKEN_MAX }) },
});

export const bookingEndpoints = {
  /** By the clinic's booking key, which the clinic gives to whom it likes. */
  bookingPage: { method: 'GET', path: '/booking-pages/{id}', who: 'anyone' },
  book: { method: 'POST', path: '/booking-pages/{id}/bookings', who: 'anyone', input: bookingInput },
  /** Sent in a body: the token stands in no address that a log may keep. */
  readBooking: { method: 'POST', path: '/booking', who: 'anyone', input: bookingToken },
  cancelBooking: { method: 'POST', path: '/booking-cancellation', who: 'anyone', input: bookingToken },
} as const satisfies Endpoints;
