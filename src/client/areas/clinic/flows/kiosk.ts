/** The kiosk of a clinic, by its key: what it is, what a patient may do there, and the number that they take. Rule: VIS-8. */
import type { KioskChoice, KioskPage, KioskTicket } from '#shared/areas/clinic/domain/kiosk';
import type { kioskArrival, kioskProof } from '#shared/areas/clinic/endpoints/kiosk';
import type { ValuesOf } from '#shared/kit/resource';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

export const kioskPage = createLookup<'kioskPage', KioskPage, FlowParts>('kioskPage', ({ services }) => services.kiosk.page);

export const kioskChoice = createLookup<'kioskChoice', KioskChoice, FlowParts, ValuesOf<typeof kioskProof>>(
  'kioskChoice',
  ({ services }) => services.kiosk.find,
);

export const kioskTicket = createLookup<'kioskTicket', KioskTicket, FlowParts, ValuesOf<typeof kioskArrival>>(
  'kioskTicket',
  ({ services }) => services.kiosk.arrive,
);
