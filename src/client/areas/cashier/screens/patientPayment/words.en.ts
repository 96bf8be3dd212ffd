/** Words of payments of patients, in English. */
import type { patientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'All money of patients that came in or was given back, each with its receipt.',
  },
  form: {
    purpose: 'A payment is never changed; a wrong one is given back by a payment of its own.',
  },
  fields: {
    number: 'Receipt no.',
    kind: 'Kind',
    status: 'Status',
    method: 'Method',
    amount: 'Amount',
    rest_before: 'Left to pay before',
    tendered: 'Cash received',
    change: 'Change',
    reference: 'Reference',
    refund_as: 'Meaning of the refund',
    reason: 'Reason',
    refunded: 'Given back',
    day: 'Date',
    cashier: 'Cashier',
    cashier_id: 'Account of the cashier',
    decided_by: 'Decided by',
    printed: 'Times printed',
    entity: 'Client',
    bill: 'Bill',
    visit: 'Visit',
    payer: 'Payer',
    patient: 'Patient',
    original: 'Original payment',
    shift: 'Shift',
  },
  choices: {
    kind: {
      pembayaran: 'Payment',
      uang_muka: 'Deposit',
      pengembalian: 'Refund',
    },
    status: {
      berlaku: 'Counts',
      menunggu: 'Waits for approval',
      ditolak: 'Refused',
    },
    method: {
      tunai: 'Cash',
      transfer: 'Bank transfer',
      qris: 'QRIS',
      kartu: 'Card',
      deposit: 'Deposit',
    },
    refund_as: {
      biaya_dikurangi: 'It costs less',
      bayar_ulang: 'It is paid again',
    },
  },
  help: {
    reference: 'Number of the transfer, card slip or QRIS.',
    patient: 'Only of a deposit.',
    original: 'Only of a refund.',
    rest_before: 'What the cashier saw was left of the bill.',
  },
  commands: {
    approve: {
      label: 'Approve the refund',
      purpose: 'The money leaves the drawer of the cashier who asked.',
      done: 'The refund was approved.',
      did: 'Approved the refund {{name}}',
    },
    refuse: {
      label: 'Refuse the refund',
      purpose: 'The money is not given back.',
      done: 'The refund was refused.',
      did: 'Refused the refund {{name}}',
      input: {
        reason: 'Reason',
      },
    },
    print: {
      label: 'Print the receipt',
      purpose: 'From the second print on it is marked as a copy.',
      done: 'The receipt was printed.',
      did: 'Printed the receipt {{name}}',
    },
    mail: {
      label: 'Mail the receipt',
      purpose: 'The patient gets the receipt by e-mail.',
      done: 'The receipt was sent.',
      did: 'Sent the receipt {{name}} to the patient',
      input: { language: 'Language' },
      choices: { language: { id: 'Indonesian', en: 'English' } },
    },
    giveBack: {
      label: 'Note a refund',
      purpose: 'Some of the money was given back.',
      done: 'The refund was noted.',
      did: 'Gave money of {{name}} back',
      input: {
        back: 'Given back',
      },
    },
  },
} satisfies WordsOf<typeof patientPayment>;
