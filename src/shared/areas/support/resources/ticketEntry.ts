/** One entry in the thread of a ticket that both sides read: a message, or what happened. Internal notes are `ticketNote`. Rules: TKT-2, TKT-6. */
import { clientOrOwn } from '#shared/access';
import { longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { attachments } from './attachments';
import { MOST_FULL_TEXT, MOST_MESSAGE } from './ticket';

export const ticketEntry = defineResource('ticketEntry', '/ticket-entries', {
  noun: { id: 'pesan tiket', en: ['ticket message', 'ticket messages'] },
  label: 'author_name',
  attributes: {
    kind: readOnly(oneOf(['customer', 'agent', 'event'])),
    message: readOnly(longText({ max: MOST_MESSAGE })),
    files: readOnly(attachments()),
    /** All words of a mail, where the message leaves some out (TKT-13). */
    full_text: readOnly(longText({ max: MOST_FULL_TEXT })),
    /**
     * What an event changed; `value` is what it became, or the number of the ticket that was split off, or how many actions
     * a session holds. The clock is calculated from these.
     */
    event: readOnly(oneOf(['state', 'priority', 'split', 'session'])),
    value: readOnly(text()),
    /** Stored as it was written, also when the account is deleted. */
    author_name: readOnly(text()),
  },
  relations: {
    ticket: readOnlyRelation(toOne('tickets')),
    entity: readOnlyRelation(toOne('entity')),
    requester: readOnlyRelation(toOne('users')),
    author: readOnlyRelation(toOne('users')),
  },
  sort: ['created_at'],
  filter: ['ticket'],
  access: {
    list: clientOrOwn('view tickets', 'requester'),
    get: clientOrOwn('view tickets', 'requester'),
  },
});
export type TicketEntry = RecordOf<typeof ticketEntry>;
