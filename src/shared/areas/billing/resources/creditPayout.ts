/** Credit that is paid back to a client: somebody asks for it, somebody pays it; above a limit these are two people. Rule: INV-21. */
import { can, clientOr, THEIR_CLIENT } from '#shared/access';
import { date, longText, money, oneOf, readOnly, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

const reason = longText({ required: true, max: 500 });

export const creditPayout = defineResource('creditPayout', '/credit-payouts', {
  noun: { id: 'pencairan kredit', en: ['credit payout', 'credit payouts'] },
  pages: { base: '/services/payout', add: 'add-payout', edit: 'edit-payout', show: { at: 'detail' }, group: 'clients', listFor: 'update' },
  label: 'number',
  attributes: {
    number: numbered('PC/{yyyy}/{0000}', { counter: 'credit payout', at: 'add', sandbox: 'UJI-' }),
    status: readOnly(oneOf(['pending', 'paid', 'rejected', 'returned'])),
    /** Rupiah. */
    amount: money({ required: true }),
    method: oneOf(['transfer', 'cash'], { required: true, initial: 'transfer' }),
    /** Bank, number and holder of the account that it goes to, or who receives the cash. */
    recipient: text({ required: true, max: 120 }),
    reason,
    paid_at: readOnly(date()),
    /** As the bank writes it. */
    reference: readOnly(text({ max: 60 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** Who asked for it as it is now. */
    requester: readOnlyRelation(toOne('users')),
  },
  include: ['entity', 'requester'],
  search: ['number', 'reference', 'entity.name'],
  sort: ['number', 'status', 'amount', 'paid_at', 'created_at'],
  filter: ['entity', 'status', 'paid_at'],
  access: {
    list: clientOr('view credit-payouts', 'view client-credits', { entity: THEIR_CLIENT }),
    get: clientOr('view credit-payouts', 'view client-credits', { entity: THEIR_CLIENT }),
    add: can('create credit-payouts'),
    update: can('edit credit-payouts'),
  },
  states: { field: 'status', initial: 'pending', edit: ['pending'], destroy: [] },
  commands: {
    pay: {
      did: 'paidOut',
      from: ['pending'],
      to: ['paid'],
      permission: 'pay',
      input: { attributes: { paid_at: date({ required: true }), reference: text({ required: true, max: 60 }) } },
    },
    reject: { did: 'rejected', from: ['pending'], to: ['rejected'], permission: 'pay', input: { attributes: { reason } }, tone: 'danger' },
    /** The bank sent the money back: it is the client's credit again. */
    takeBack: { did: 'takenBack', from: ['paid'], to: ['returned'], permission: 'pay', input: { attributes: { reason } }, tone: 'danger' },
  },
});
export type CreditPayout = RecordOf<typeof creditPayout>;
