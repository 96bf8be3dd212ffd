/** Where mails arrive that a relay or a provider hands over. Only the server needs it. */
import { limits } from '#shared/limits';
import type { Endpoints } from '#shared/endpoints/endpoint';

export const inboundMailEndpoints = {
  /** The relay proves itself by its signature, which is in the headers and is checked before the body is read. */
  inboundMail: { method: 'POST', path: '/inbound-mails', who: 'anyone', isRaw: true, most: limits.inboundMail },
} as const satisfies Endpoints;
