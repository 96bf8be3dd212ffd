/** Sessions of tickets: attached by the person who reports a problem, read by staff. Rule: TKT-15. */
import { limits } from '#shared/limits';
import type { Endpoints } from '#shared/endpoints/endpoint';

export const ticketSessionEndpoints = {
  /** The body is the file as the app saves it: JSON, compressed by gzip where the browser can. */
  attachSession: { method: 'POST', path: '/tickets/{id}/session', who: 'signedIn', isRaw: true, most: limits.session },
  /** Answers the same file. Each reading is in the audit. */
  readSession: { method: 'GET', path: '/ticket-sessions/{id}/content', who: { rights: [['ticketSession', 'get']] } },
} as const satisfies Endpoints;
