/** What the kiosk of a clinic asks for; nobody is signed in there. Rule: VIS-8. */
import type { KioskChoice, KioskPage, KioskTicket } from '#shared/areas/clinic/domain/kiosk';
import { kioskEndpoints } from '#shared/areas/clinic/endpoints/kiosk';
import { asks } from '#client/services/endpointCalls';
import type { Http } from '#client/services/http';
import { metaWith } from './bookings';

export const kioskService = (http: Http) => {
  const ask = asks(http);
  return {
    page: ask(kioskEndpoints.kiosk, metaWith<KioskPage>('clinic')),
    find: ask(kioskEndpoints.findAtKiosk, metaWith<KioskChoice>('doctors')),
    arrive: ask(kioskEndpoints.arriveAtKiosk, metaWith<KioskTicket>('number')),
  };
};
