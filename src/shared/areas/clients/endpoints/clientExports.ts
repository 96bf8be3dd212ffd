/** Links to exports of a client's data; the client asks for them as for the links to files of records. */
import type { Endpoints } from '#shared/endpoints/endpoint';

export const clientExportEndpoints = {
  /** Anyone who may not ask for an export of this client hears that there is none (PRV-14). */
  clientExportLink: { method: 'GET', path: '/file-links/client-exports/{id}/archive', who: 'signedIn' },
} as const satisfies Endpoints;
