/** Words of receipts, in English. */
import type id from '../id/receipts';

const receipts: typeof id = {
  others: 'Other ways',
  on: { '80mm': 'Print on an 80 mm roll', A5: 'Print on A5', A4: 'Print on A4' },
  mail: 'Send by e-mail',
  mailed: 'The receipt is sent to the e-mail address of the patient.',
  whatsApp: 'Tell by WhatsApp',
  noPhone: 'no number',
  reading: 'loading…',
  printBill: 'Print the bill',
  text: {
    pembayaran: 'Hello {{name}}, {{clinic}} received your payment of {{amount}} on {{day}}. Receipt no.: {{number}}. Thank you.',
    uang_muka: 'Hello {{name}}, {{clinic}} received your deposit of {{amount}} on {{day}}. Receipt no.: {{number}}. Thank you.',
    pengembalian: 'Hello {{name}}, {{clinic}} returned {{amount}} to you on {{day}}. Receipt no.: {{number}}.',
  },
};

export default receipts;
