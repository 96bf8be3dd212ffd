/**
 * An internal note about a ticket, by staff for staff. It is a resource of its own, so that nothing that is read of a ticket can bring it
 * along; the database shows its rows only to transactions that may see every client's rows. Rule: TKT-6.
 */
import { can } from '#shared/access';
import { longText, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { attachments } from './attachments';
import { MOST_FULL_TEXT, MOST_MESSAGE } from './ticket';

export const ticketNote = defineResource('ticketNote', '/ticket-notes', {
  noun: { id: 'catatan internal', en: ['internal note', 'internal notes'] },
  label: 'author_name',
  attributes: {
    message: longText({ required: true, max: MOST_MESSAGE }),
    files: attachments(),
    /** All words of a mail, where the message leaves some out (TKT-13). */
    full_text: readOnly(longText({ max: MOST_FULL_TEXT })),
    author_name: readOnly(text()),
  },
  relations: { ticket: toOne('tickets', { required: true }), author: readOnlyRelation(toOne('users')) },
  sort: ['created_at'],
  filter: ['ticket'],
  access: {
    list: can('view ticket-notes'),
    get: can('view ticket-notes'),
    add: can('create ticket-notes'),
  },
});
export type TicketNote = RecordOf<typeof ticketNote>;
