/** What the screen of a waiting room asks for; nobody is signed in there. */
import type { Calls } from '#shared/areas/clinic/domain/calls';
import { waitingScreenEndpoints } from '#shared/areas/clinic/endpoints/waitingScreen';
import { asks } from '#client/services/endpointCalls';
import type { Answer, Http } from '#client/services/http';

const callsIn = (document: Answer | null): Calls | undefined => {
  const meta = document?.meta as Calls | undefined;
  return Array.isArray(meta?.calls) ? meta : undefined;
};

export const waitingScreenService = (http: Http) => ({ calls: asks(http)(waitingScreenEndpoints.calls, callsIn) });
