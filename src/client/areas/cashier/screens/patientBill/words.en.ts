/** Words of bills of patients, in English. */
import type { patientBill } from '#shared/areas/cashier/resources/patientBill';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Bills of patients and payers, with what is paid and what is left.',
  },
  form: {
    purpose: 'All charges of the visit for that payer that are not billed are put on it.',
  },
  fields: {
    number: 'Bill no.',
    status: 'Status',
    day: 'Date',
    total: 'Total',
    reduced: 'Reduced',
    paid: 'Paid',
    rest: 'Left to pay',
    author: 'Made by',
    cancel_reason: 'Reason it was cancelled',
    entity: 'Client',
    visit: 'Visit',
    payer: 'Payer',
    patient: 'Patient',
  },
  choices: {
    status: {
      terbuka: 'Not paid',
      lunas: 'Paid',
      batal: 'Cancelled',
    },
  },
  help: {
    payer: 'Leave it empty for the payer of the visit.',
  },
  commands: {
    cancel: {
      label: 'Cancel the bill',
      purpose: 'Its charges are open again and can be billed anew.',
      done: 'The bill was cancelled.',
      did: 'Cancelled the bill {{name}}',
      input: {
        reason: 'Reason',
      },
    },
    settle: {
      label: 'Recalculate',
      purpose: 'Money came in or was given back.',
      done: 'The bill was recalculated.',
      did: 'Recalculated the bill {{name}}',
      input: {
        paid: 'Paid',
        reduced: 'Reduced',
      },
    },
  },
} satisfies WordsOf<typeof patientBill>;
