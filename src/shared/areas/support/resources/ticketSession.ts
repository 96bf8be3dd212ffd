/**
 * What somebody did in the app before they reported a problem: a saved session, attached to their ticket. It is a record of its own, as a
 * note is, so that nothing that a client reads of a ticket can bring it along; its content is kept sealed and read by an endpoint of its
 * own. Rules: TKT-6, TKT-15.
 */
import { can } from '#shared/access';
import { integer, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const ticketSession = defineResource('ticketSession', '/ticket-sessions', {
  noun: { id: 'sesi tiket', en: ['session of a ticket', 'sessions of tickets'] },
  label: 'build',
  attributes: {
    /** The build of the app that it happened in; null where the session does not tell. */
    build: readOnly(text({ max: 80 })),
    /** How many actions it holds, and how many of them the person did. */
    actions: readOnly(integer({ min: 0 })),
    own_actions: readOnly(integer({ min: 0 })),
    /** Bytes of the file, as it was sent. */
    size: readOnly(integer({ min: 0 })),
  },
  relations: { ticket: readOnlyRelation(toOne('tickets')) },
  sort: ['created_at'],
  filter: ['ticket'],
  access: {
    list: can('view ticket-notes'),
    get: can('view ticket-notes'),
  },
});
export type TicketSession = RecordOf<typeof ticketSession>;
