/** Words of payments, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'The money received for invoices: how it was paid, its proof, and whether it is verified.' },
  form: { purpose: 'A payment waits for verification until the money is seen on the account.' },
  fields: {
    method: 'Method',
    amount: 'Amount received',
    withheld: 'Tax withheld',
    withholding_no: 'Withholding certificate',
    paid_at: 'Paid on',
    reference: 'Bank reference',
    proof: 'Proof',
    status: 'Status',
    reason: 'Reason',
    reversed: 'Reversed',
    invoice: 'Invoice',
    entity: 'Client',
    reverses: 'Reverses the payment',
  },
  help: {
    withheld: 'Income tax (PPh 23) that the client kept back and paid to the tax office.',
    reference: 'As the bank statement shows it. Each reference is used once.',
    proof: 'A picture or a PDF of at most 10 MB.',
  },
  choices: {
    method: { transfer: 'Bank transfer', va: 'Virtual account', qris: 'QRIS', cash: 'Cash' },
    status: { pending: 'Waiting for verification', verified: 'Verified', rejected: 'Rejected' },
  },
  commands: {
    verify: {
      label: 'Verify',
      purpose: 'The money has arrived. Less of the invoice is open, and a suspended subscription goes on once everything is paid.',
      done: 'Payment {{name}} is verified.',
    },
    reject: {
      label: 'Reject',
      purpose: 'The invoice stays open. The client reads the reason and can send a new proof.',
      done: 'Payment {{name}} was rejected.',
      input: { reason: 'Reason' },
      help: { reason: 'The client reads it, too.' },
    },
    reverse: {
      label: 'Reverse',
      purpose: 'An opposite payment takes this one back; more of the invoice is open again.',
      done: 'Payment {{name}} was reversed.',
      input: { reason: 'Reason' },
      help: { reason: 'The client reads it, too.' },
    },
  },
  own: {
    pay: 'Pay',
    transferTo: 'Transfer to',
    inNameOf: 'Holder:',
    noAccounts: 'There is no account to transfer to yet. Please ask us how to pay.',
    amountToPay: 'Left to pay',
    note: 'Write in the transfer:',
    noteHelp: 'With this code we recognise your payment at once.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Cannot be copied. Select the text and copy it yourself.',
    rejectedBecause: 'Rejected:',
    reversedBecause: 'Reversed:',
    sendAgain: 'Send a new proof',
    receipt: 'Receipt',
    proofOf: 'Proof of payment',
  },
} satisfies typeof id;
