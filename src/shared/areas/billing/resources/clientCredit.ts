/** What belongs to a client and is not spent: a line for each change; the sum of all is what the client has. Rule: MNY-11. */
import { clientOr, THEIR_CLIENT } from '#shared/access';
import { money, oneOf, readOnly } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

const own = { entity: THEIR_CLIENT };

export const clientCredit = defineResource('clientCredit', '/client-credits', {
  noun: { id: 'saldo kredit', en: ['credit', 'credits'] },
  label: 'kind',
  attributes: {
    /** `excess`: more was received for the invoice than is owed; `spent`: an invoice was paid from it; `paid_out`: it was paid back. */
    kind: readOnly(oneOf(['excess', 'spent', 'paid_out'])),
    /** Rupiah; below zero where it was spent or paid back, or where an excess was taken back. */
    amount: readOnly(money({ signed: true })),
  },
  relations: {
    /** The invoice or the payout that it is about. */
    invoice: readOnlyRelation(toOne('invoices')),
    payout: readOnlyRelation(toOne('credit-payouts')),
    entity: readOnlyRelation(toOne('entity')),
  },
  include: ['invoice'],
  sort: ['created_at'],
  filter: ['entity', 'invoice', 'kind'],
  access: {
    list: clientOr('view client-credits', 'view client-credits', own),
    get: clientOr('view client-credits', 'view client-credits', own),
  },
});
export type ClientCredit = RecordOf<typeof clientCredit>;
