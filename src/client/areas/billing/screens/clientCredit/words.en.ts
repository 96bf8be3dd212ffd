/** Words of the clients' credit, in English. */
import type id from './words.id';

export default {
  fields: { kind: 'From', amount: 'Amount', invoice: 'Invoice', payout: 'Payout', entity: 'Client' },
  choices: { kind: { excess: 'Overpaid', spent: 'Spent on an invoice', paid_out: 'Paid back to the client' } },
} satisfies typeof id;
