/** What the public booking page of a clinic asks for; nobody is signed in there. Rule: APT-7. */
import type { Booking, BookingPage, KnownBooking } from '#shared/areas/clinic/domain/booking';
import { bookingEndpoints } from '#shared/areas/clinic/endpoints/booking';
import { asks } from '#client/services/endpointCalls';
import type { Answer, Http } from '#client/services/http';

/** What `meta` holds, where it has this name. */
export const metaWith =
  <T>(name: keyof T & string) =>
  (document: Answer | null): T | undefined =>
    document?.meta && name in document.meta ? (document.meta as unknown as T) : undefined;

export const bookingService = (http: Http) => {
  const ask = asks(http);
  return {
    page: ask(bookingEndpoints.bookingPage, metaWith<BookingPage>('doctors')),
    book: ask(bookingEndpoints.book, metaWith<Booking>('token')),
    read: ask(bookingEndpoints.readBooking, metaWith<KnownBooking>('isOpen')),
    cancel: ask(bookingEndpoints.cancelBooking, metaWith<KnownBooking>('isOpen')),
  };
};
