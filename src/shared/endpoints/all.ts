/** The whole registry, as the server serves it: also the endpoints that the client calls from a script of its own, which its first load has no room for. */
import { tariffEndpoints } from '../areas/cashier/endpoints/tariffs';
import { bookingEndpoints } from '../areas/clinic/endpoints/booking';
import { fhirEndpoints } from '../areas/clinic/endpoints/fhir';
import { kioskEndpoints } from '../areas/clinic/endpoints/kiosk';
import { clientExportEndpoints } from '../areas/clients/endpoints/clientExports';
import { endpoints as first } from './index';
import { icdEndpoints } from '../areas/clinic/endpoints/icd';
import { inboundMailEndpoints } from '../areas/support/endpoints/inboundMail';
import { ticketSessionEndpoints } from '../areas/support/endpoints/ticketSessions';
import { liveEndpoints } from './live';
import { waitingScreenEndpoints } from '../areas/clinic/endpoints/waitingScreen';

export const endpoints = {
  ...first,
  ...liveEndpoints,
  ...inboundMailEndpoints,
  ...ticketSessionEndpoints,
  ...clientExportEndpoints,
  ...waitingScreenEndpoints,
  ...bookingEndpoints,
  ...kioskEndpoints,
  ...icdEndpoints,
  ...fhirEndpoints,
  ...tariffEndpoints,
};
export type EndpointName = keyof typeof endpoints;
