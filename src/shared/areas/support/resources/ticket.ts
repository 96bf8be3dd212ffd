/** A request for help: written by somebody of a clinic, answered by the provider's staff, with promised times. Rules: TKT-1, TKT-3, TKT-4, TKT-5, TKT-8, TKT-14. */
import { can, canOrOwnedOrFree, clientOrOwn, HOLDER } from '#shared/access';
import { ticketPriorities, ticketStates, unsolvedStates } from '../domain/ticketStates';
import { dateTime, flag, integer, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { attachments } from './attachments';
import { defineResource, readOnlyRelation, toMany, toOne, type RecordOf } from '#shared/kit/resource';

/** The most characters of one message. Plain text: decision 39 says why. */
export const MOST_MESSAGE = 10_000;

/** Characters of all words of a mail; the mail itself is kept, too (`ticketMail`). */
export const MOST_FULL_TEXT = 30_000;

export const ticketCategories = ['technical', 'billing', 'account', 'module_request', 'data_incident', 'other'] as const;
const written = longText({ required: true, max: MOST_MESSAGE });
const answer = { message: written, files: attachments() };
const toAnswer = { startsEmpty: true, input: { attributes: answer } } as const;

/** Commands of the requester's side; staff may give them, too. */
const byCustomer = { permission: 'reply', owner: HOLDER } as const;
const byStaff = { permission: 'manage' } as const;

export const ticket = defineResource('ticket', '/tickets', {
  noun: { id: 'tiket', en: ['ticket', 'tickets'] },
  pages: {
    base: '/tiket',
    add: 'add-tiket',
    edit: 'edit-tiket',
    show: {
      at: 'detail',
      words: [wordsFor('ticketEntry'), wordsFor('ticketNote'), wordsFor('ticketMail'), wordsFor('ticketSession'), wordsFor('entity')],
    },
    group: 'clients',
    partly: true,
    own: ['list', 'form', 'show'],
    words: ['faq', wordsFor('invoice'), wordsFor('clientsubsheader'), wordsFor('module')],
    title: { id: 'Tiket Saya', en: 'My tickets' },
    allTitle: { id: 'Antrean tiket', en: 'Ticket queue' },
  },
  label: 'subject',
  attributes: {
    /** The earliest of the promised times that are not kept yet; null where none runs. Lists show it first. */
    next_due_at: readOnly(dateTime()),
    status: readOnly(oneOf(ticketStates)),
    number: numbered('TKT-{yyyy}-{00000}', { counter: 'ticket', at: 'add' }),
    subject: text({ required: true, max: 120 }),
    category: oneOf(ticketCategories, { required: true, initial: 'technical' }),
    /** The first message, which is never changed, and what was attached to it. */
    ...answer,
    /** All words of a mail, where the message leaves some out (TKT-13). */
    full_text: readOnly(longText({ max: MOST_FULL_TEXT })),
    /** The address of the page that it is about, as a path of this application. */
    page: text({ max: 300 }),
    priority: readOnly(oneOf(ticketPriorities)),
    requester_name: readOnly(text()),
    assignee_name: readOnly(text()),
    /** Whether nobody of the staff takes care of it yet. */
    unassigned: readOnly(flag()),
    /** When the first answer and the solution are due; null while the clock stands still. Once it is stored, the time that was promised. */
    response_due_at: readOnly(dateTime()),
    solution_due_at: readOnly(dateTime()),
    /** How near that is: `late`, within the `hour`, or `later`. */
    due_state: readOnly(oneOf(['late', 'hour', 'later'])),
    /** Whether a promised time was not kept, and whether it was open again after its solution. The report of tickets leads to them. */
    response_late: readOnly(flag()),
    solution_late: readOnly(flag()),
    reopened: readOnly(flag()),
    responded_at: readOnly(dateTime()),
    resolved_at: readOnly(dateTime()),
    closed_at: readOnly(dateTime()),
    satisfaction: readOnly(integer({ min: 1, max: 5 })),
    satisfaction_comment: readOnly(longText({ max: 1_000 })),
    /** Of a data incident: when the people concerned and the authority have to be told, and what they were told. */
    notice_due_at: readOnly(dateTime()),
    notice_at: readOnly(dateTime()),
    notice_text: readOnly(longText({ max: MOST_MESSAGE })),
    notice_recipients: readOnly(longText({ max: 1_000 })),
  },
  relations: {
    /** Null for a ticket of somebody who worked for no client when they wrote it. */
    entity: toOne('entity'),
    clientsubsheader: toOne('clientsubsheader'),
    invoice: toOne('invoices'),
    module: toOne('modules'),
    requester: readOnlyRelation(toOne('users')),
    assignee: readOnlyRelation(toOne('users')),
    /** What it is about, in words that staff look it up by. The requester may see them: what nobody else shall read is a note. */
    tags: readOnlyRelation(toMany('tags')),
    /** The ticket that it goes on from: a closed one, or one that it was split off. */
    previous: readOnlyRelation(toOne('tickets')),
    /** The ticket that goes on from here: a later answer began it, or it was merged into it. */
    successor: readOnlyRelation(toOne('tickets')),
  },
  include: ['entity', 'tags'],
  search: ['number', 'subject', 'requester.name', 'assignee.name'],
  sort: ['number', 'subject', 'category', 'status', 'priority', 'next_due_at', 'created_at'],
  filter: [
    'status',
    'category',
    'priority',
    'entity',
    'requester',
    'assignee',
    'tags',
    'unassigned',
    'due_state',
    'response_late',
    'solution_late',
    'reopened',
    'created_at',
  ],
  columns: ['subject', 'entity', 'next_due_at', 'status', 'assignee_name', 'priority', 'number'],
  access: {
    list: clientOrOwn('view tickets', 'requester'),
    get: clientOrOwn('view tickets', 'requester'),
    add: canOrOwnedOrFree('create tickets', 'entity'),
    update: can('edit tickets'),
  },
  states: { field: 'status', initial: 'new', edit: [...unsolvedStates, 'resolved'], destroy: [] },
  commands: {
    /** A message of either side. The requester's opens a ticket again, or begins a new one where it comes too late (TKT-5). */
    reply: { did: 'replied', from: ticketStates, to: ticketStates, ...byCustomer, ...toAnswer },
    /** Staff ask the requester something; the clock stops until they answer. */
    ask: { did: 'asked', from: unsolvedStates, to: ['pending_customer'], ...byStaff, ...toAnswer },
    resolve: {
      did: 'resolved',
      from: unsolvedStates,
      to: ['resolved'],
      ...byStaff,
      startsEmpty: true,
      input: { attributes: { message: longText({ max: MOST_MESSAGE }), files: attachments() } },
    },
    confirm: {
      did: 'confirmed',
      from: ['resolved'],
      to: ['closed'],
      ...byCustomer,
      input: { attributes: { satisfaction: integer({ min: 1, max: 5 }), satisfaction_comment: longText({ max: 1_000 }) } },
    },
    rate: {
      did: 'rated',
      from: ['resolved', 'closed'],
      to: ['resolved', 'closed'],
      ...byCustomer,
      input: {
        attributes: { satisfaction: integer({ required: true, min: 1, max: 5 }), satisfaction_comment: longText({ max: 1_000 }) },
      },
    },
    reopen: { did: 'reopened', from: ['resolved', 'closed'], to: ['open'], ...byCustomer, ...toAnswer },
    assign: {
      did: 'assigned',
      from: unsolvedStates,
      to: ['open', 'pending_customer'],
      ...byStaff,
      input: { relations: { assignee: toOne('users', { required: true }) } },
    },
    prioritise: {
      did: 'prioritised',
      from: unsolvedStates,
      to: unsolvedStates,
      ...byStaff,
      input: { attributes: { priority: oneOf(ticketPriorities, { required: true, initial: 'normal' }) } },
    },
    tag: {
      did: 'tagged',
      from: ticketStates,
      to: ticketStates,
      ...byStaff,
      input: { relations: { added: toMany('tags'), removed: toMany('tags') } },
    },
    giveNotice: {
      did: 'noticeGiven',
      from: ticketStates,
      to: ticketStates,
      ...byStaff,
      needs: 'notice_due_at',
      input: {
        attributes: {
          notice_text: longText({ required: true, max: MOST_MESSAGE }),
          notice_recipients: longText({ required: true, max: 1_000 }),
          notice_at: dateTime({ required: true }),
        },
      },
    },
    merge: {
      did: 'merged',
      from: unsolvedStates,
      to: ['closed'],
      ...byStaff,
      tone: 'danger',
      input: { relations: { into: toOne('tickets', { required: true }) } },
    },
    /** Another question of the same ticket gets a ticket of its own. */
    split: {
      did: 'splitOff',
      from: ticketStates,
      to: ticketStates,
      ...byStaff,
      input: {
        attributes: {
          subject: text({ required: true, max: 120 }),
          category: oneOf(ticketCategories, { required: true, initial: 'technical' }),
          message: written,
        },
      },
    },
    closeSilent: { did: 'closed', from: ['resolved'], to: ['closed'], ...byStaff, byClock: true },
  },
});
export type Ticket = RecordOf<typeof ticket>;
