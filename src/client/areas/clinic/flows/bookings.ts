/** The public booking page of a clinic, by its key: what is free, a booking, and by the link of a booking what it is and its end. Rule: APT-7. */
import type { Booking, BookingPage, KnownBooking } from '#shared/areas/clinic/domain/booking';
import type { bookingInput } from '#shared/areas/clinic/endpoints/booking';
import type { ValuesOf } from '#shared/kit/resource';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

type Proof = { readonly token: string };

export const bookingPage = createLookup<'bookingPage', BookingPage, FlowParts>('bookingPage', ({ services }) => services.bookings.page);

export const booking = createLookup<'booking', Booking, FlowParts, ValuesOf<typeof bookingInput>>(
  'booking',
  ({ services }) => services.bookings.book,
);

/** Of the one link that is open: its token is no key, so that no saved session keeps it. */
export const bookingLink = createLookup<'bookingLink', KnownBooking, FlowParts, Proof>(
  'bookingLink',
  ({ services }) => services.bookings.read,
);

export const bookingCancel = createLookup<'bookingCancel', KnownBooking, FlowParts, Proof>(
  'bookingCancel',
  ({ services }) => services.bookings.cancel,
);
