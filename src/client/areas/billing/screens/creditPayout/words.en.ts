/** Words of payouts of clients' credit, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Credit that is paid back to clients. Above the limit in the billing terms, who pays is not who asked.' },
  form: { purpose: 'Ask for a client’s credit to be paid back. The money is booked as gone once it was paid.' },
  fields: {
    number: 'Number',
    status: 'Status',
    amount: 'Amount',
    method: 'Method',
    recipient: 'Account or recipient',
    reason: 'Reason',
    paid_at: 'Paid on',
    reference: 'Bank reference',
    entity: 'Client',
    requester: 'Asked for by',
  },
  columns: { paid_at: 'Paid' },
  help: { recipient: 'Bank, number of the account, and its holder.' },
  choices: {
    status: { pending: 'Pending', paid: 'Paid', rejected: 'Rejected', returned: 'Returned' },
    method: { transfer: 'Bank transfer', cash: 'Cash' },
  },
  commands: {
    pay: {
      label: 'Record the payment',
      purpose: 'The money was transferred or handed over. The client’s credit goes down by it.',
      done: 'The payment of payout {{name}} was recorded.',
      did: 'Recorded the payment of credit payout {{name}}',
      input: { paid_at: 'Paid on', reference: 'Bank reference' },
    },
    reject: {
      label: 'Reject',
      purpose: 'It will not be paid. The client’s credit stays.',
      done: 'Payout {{name}} was rejected.',
      did: 'Rejected credit payout {{name}}',
      input: { reason: 'Reason' },
    },
    takeBack: {
      label: 'Record returned money',
      purpose: 'The bank sent the money back. It is the client’s credit again.',
      done: 'The money of payout {{name}} was recorded as returned.',
      did: 'Recorded the money of credit payout {{name}} as returned',
      input: { reason: 'Reason' },
    },
  },
} satisfies typeof id;
