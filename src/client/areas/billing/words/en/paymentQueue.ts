/** Words of the queue of payments that wait for verification, in English. */
import type id from '../id/paymentQueue';
import type { Translated } from '#client/locales/translated';

export default {
  purpose: 'Compare the proof of the client with the bank account, then verify or reject it. Who waits longest comes first.',
  place: '{{at}} of {{total}}',
  previous: 'Previous',
  next: 'Next',
  keys: 'Keys: V verify, T reject (tolak), J next, K previous.',
  empty: 'Nothing is waiting',
  emptyMessage: 'Every payment has been verified or rejected.',
  proof: 'Proof of payment',
  noProof: 'The client sent no proof. Compare it with the bank statement.',
  facts: 'The payment',
  same: 'Equal to what is open',
  less: '{{amount}} less than what is open',
  more: '{{amount}} more than what is open',
  open: 'Still to be paid',
  note: 'Message of the transfer',
  sameReference: 'Same reference',
  others: 'Other payments of this invoice',
  outcome: {
    recorded: '{{amount}} is recorded for invoice {{number}}.',
    takenBack: '{{amount}} is taken back from invoice {{number}}.',
    settled: 'That invoice is then paid.',
    left: '{{amount}} is left to pay.',
    excess: '{{amount}} becomes credit of the client.',
    spent: '{{amount}} of the credit pays other invoices.',
    active: 'Subscription {{number}} is active again.',
  },
} satisfies Translated<typeof id>;
