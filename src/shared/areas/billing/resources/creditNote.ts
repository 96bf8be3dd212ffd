/** What an invoice was lowered by. The commands of invoices and subscriptions write it; it never changes. Rules: INV-2, INV-3, SUB-8. */
import { clientOr, THEIR_CLIENT } from '#shared/access';
import { date, money, period, readOnly, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

const own = { entity: THEIR_CLIENT };

export const creditNote = defineResource('creditNote', '/credit-notes', {
  noun: { id: 'nota kredit', en: ['credit note', 'credit notes'] },
  label: 'number',
  attributes: {
    number: numbered('CN/{yyyy}/{mm}/{0000}', { counter: 'credit note', at: 'add', sandbox: 'UJI-' }),
    issue_date: readOnly(date()),
    reason: readOnly(text({ max: 500 })),
    /** The days that the client does not use, where it is about days. */
    period: readOnly(period()),
    /** Rupiah before tax. */
    amount: readOnly(money()),
    dpp: readOnly(money()),
    ppn: readOnly(money()),
    total: readOnly(money()),
  },
  relations: { invoice: readOnlyRelation(toOne('invoices')), entity: readOnlyRelation(toOne('entity')) },
  include: ['invoice'],
  search: ['number', 'reason'],
  sort: ['number', 'issue_date', 'total', 'created_at'],
  filter: ['entity', 'invoice', 'issue_date'],
  access: {
    list: clientOr('view credit-notes', 'view credit-notes', own),
    get: clientOr('view credit-notes', 'view credit-notes', own),
  },
});
export type CreditNote = RecordOf<typeof creditNote>;
