/**
 * A mail that became a message of a ticket, as it came: the staff open it where its words in the thread leave a question. It is a record of its
 * own, as a note is, so that nothing that a client reads of a ticket can bring it along. Rules: TKT-6, TKT-13.
 */
import { can } from '#shared/access';
import { limits } from '#shared/limits';
import { files, readOnly, recordId } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const ticketMail = defineResource('ticketMail', '/ticket-mails', {
  noun: { id: 'surat asli tiket', en: ['original mail of a ticket', 'original mails of tickets'] },
  label: 'message_id',
  attributes: {
    /** What it became: a message, an internal note, or a ticket that goes on from a closed one. */
    message_id: recordId(),
    files: readOnly(files({ types: ['message/rfc822'], max: limits.inboundMail, most: 1 })),
  },
  relations: { ticket: readOnlyRelation(toOne('tickets')) },
  sort: ['created_at'],
  filter: ['ticket'],
  access: {
    list: can('view ticket-notes'),
    get: can('view ticket-notes'),
  },
});
export type TicketMail = RecordOf<typeof ticketMail>;
