/** What the screen of a clinic's waiting room reads. Rule: VIS-7. */
import type { Endpoints } from '#shared/endpoints/endpoint';

export const waitingScreenEndpoints = {
  /** By the screen's key, which nobody can guess. */
  calls: { method: 'GET', path: '/waiting-screens/{id}/calls', who: 'anyone' },
} as const satisfies Endpoints;
