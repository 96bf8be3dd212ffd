/** A client's invoice: a draft with lines at first, fixed once it is issued. Its sums follow from the lines. Rules: INV-1, INV-2, INV-3, INV-5. */
import { can, clientOr, THEIR_CLIENT } from '#shared/access';
import { lineAmount, quantityScale } from '../domain/invoiceSums';
import { date, dateTime, decimal, flag, longText, money, oneOf, period, readOnly, text } from '#shared/kit/fields';
import { numbered, owned } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

/** The states of an invoice that was issued; they follow from its sums. */
export const issuedStates = ['issued', 'partially_paid', 'paid', 'void', 'uncollectible'] as const;

/** Those in which something is still to be paid and expected. */
export const openStates = ['issued', 'partially_paid'] as const;

/** Those in which it is mailed when somebody asks for it; a void one has nothing to tell. */
const mailedStates = ['issued', 'partially_paid', 'paid', 'uncollectible'] as const;

const reason = longText({ required: true, max: 500 });

/** A client sees what was issued to it. */
const issuedTo = { entity: THEIR_CLIENT, status: issuedStates };

const lines = owned(
  {
    kind: oneOf(['package', 'module', 'seat', 'proration', 'adjustment'], { required: true, initial: 'adjustment' }),
    description_id: text({ required: true, max: 200 }),
    description_en: text({ required: true, max: 200 }),
    qty: decimal({ required: true, scale: quantityScale, min: 0.001, max: 1_000_000 }),
    /** Rupiah for one, before tax; below zero where the line takes something off. */
    unit_price: money({ required: true, signed: true }),
    period: period(),
    amount: readOnly(money({ signed: true })),
  },
  { required: true, derive: (line) => ({ amount: lineAmount(line) }) },
);

export const invoice = defineResource('invoice', '/invoices', {
  noun: { id: 'tagihan', en: ['invoice', 'invoices'] },
  pages: {
    base: '/services/invoice',
    add: 'add-invoice',
    edit: 'edit-invoice',
    show: { at: 'detail', lists: ['payment', 'creditNote'] },
    group: 'clients',
    partly: true,
    own: ['list', 'form', 'show'],
    words: [wordsFor('entity')],
  },
  label: 'number',
  attributes: {
    number: numbered('INV/{yyyy}/{mm}/{0000}', { counter: 'invoice', at: 'issue', sandbox: 'UJI-' }),
    status: readOnly(oneOf(['draft', ...issuedStates])),
    issue_date: readOnly(date()),
    due_date: readOnly(date()),
    /** The days that it is for. */
    period: period(),
    lines,
    /** Rupiah before tax, taken off all lines together. */
    discount: money(),
    subtotal: readOnly(money()),
    dpp: readOnly(money()),
    ppn: readOnly(money()),
    total: readOnly(money()),
    paid: readOnly(money()),
    credited: readOnly(money()),
    balance: readOnly(money()),
    /** Whether something is open after the due date; calculated, never stored. */
    overdue: readOnly(flag()),
    /** What the client has paid too much and not spent yet, on whatever invoice. Rule: MNY-11. */
    client_credit: readOnly(money()),
    /** Nobody expects the rest any more; it can still be paid. */
    given_up: readOnly(flag()),
    /** The number of the tax invoice (faktur pajak), entered by hand. */
    faktur_pajak_no: readOnly(text({ max: 30 })),
    /** When it was first mailed to the client. */
    sent_at: readOnly(dateTime()),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** The subscription whose period it bills; null for one that was written by hand. */
    clientsubsheader: readOnlyRelation(toOne('clientsubsheader')),
  },
  include: ['entity'],
  search: ['number', 'entity.name'],
  sort: ['number', 'status', 'issue_date', 'due_date', 'total', 'balance', 'created_at'],
  filter: ['entity', 'clientsubsheader', 'status', 'issue_date', 'due_date', 'period', 'total', 'balance', 'overdue'],
  columns: ['number', 'entity', 'total', 'balance', 'due_date', 'status'],
  access: {
    list: clientOr('view invoices', 'view invoices', issuedTo),
    get: clientOr('view invoices', 'view invoices', issuedTo),
    add: can('create invoices'),
    update: can('edit invoices'),
    destroy: can('delete invoices'),
  },
  states: { field: 'status', initial: 'draft', edit: ['draft'], destroy: ['draft'] },
  commands: {
    issue: {
      did: 'issued',
      from: ['draft'],
      to: ['issued'],
      permission: 'issue',
      input: { attributes: { due_date: date() } },
    },
    /** Takes back what the client does not have to pay: a part of it, by a credit note. */
    credit: {
      did: 'credited',
      from: mailedStates,
      to: issuedStates,
      permission: 'credit',
      input: { attributes: { amount: money({ required: true }), reason } },
    },
    /** Takes back all of it, by a credit note. */
    void: { did: 'voided', from: openStates, to: ['void'], permission: 'credit', input: { attributes: { reason } }, tone: 'danger' },
    giveUp: {
      did: 'givenUp',
      from: openStates,
      to: ['uncollectible'],
      permission: 'credit',
      input: { attributes: { reason } },
      tone: 'danger',
    },
    noteTaxInvoice: {
      did: 'taxInvoiceNoted',
      from: issuedStates,
      to: issuedStates,
      permission: 'issue',
      input: { attributes: { faktur_pajak_no: text({ required: true, max: 30 }) } },
    },
    /** Mails it to the client once more, with the PDF. */
    send: { did: 'sent', from: mailedStates, to: mailedStates, permission: 'issue' },
  },
});
export type Invoice = RecordOf<typeof invoice>;
