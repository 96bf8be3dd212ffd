/** Endpoints of subscriptions in addition to those of their declaration. */
import { clientOpening } from '../clientOpening';
import { clinicStart } from '../clinicStart';
import type { Endpoints } from '#shared/endpoints/endpoint';

export const subscriptionEndpoints = {
  /** A new client of one's own, with its subscription in trial. */
  startClinic: { method: 'POST', path: '/start', who: 'signedIn', input: clinicStart },
  /** A client with its subscription and its owner's invitation, in one save. */
  openClient: {
    method: 'POST',
    path: '/client-openings',
    who: {
      rights: [
        ['entity', 'add'],
        ['clientsubsheader', 'add'],
      ],
    },
    input: clientOpening,
  },
  /** The exports of all of a client's data (PRV-14): for its own people who may ask for one. */
  clientExports: { method: 'GET', path: '/entity/{id}/exports', who: 'signedIn' },
} as const satisfies Endpoints;
