/** OpenAPI of sessions of tickets. */
import type { ticketSessionEndpoints } from '#shared/areas/support/endpoints/ticketSessions';
import type { Descriptions } from './operations';

export const ticketSessionDescriptions: Descriptions<typeof ticketSessionEndpoints> = {
  attachSession: {
    tag: 'tickets',
    summary:
      'Attach a saved session to a ticket of your own: the file as the app saves it, JSON or JSON compressed by gzip. The first one counts',
    refusals: ['body.too_large', 'session_file.invalid', 'unavailable'],
  },
  readSession: {
    tag: 'ticket-sessions',
    summary: 'Read the file of a session. The audit says who did',
    refusals: ['session_file.key_lost'],
    answer: [200, 'The file, as it was attached.', { type: 'string', format: 'binary' }, 'application/octet-stream'],
  },
};
