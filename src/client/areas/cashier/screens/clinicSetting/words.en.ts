/** Words of the settings of a clinic, in English. */
import type { clinicSetting } from '#shared/areas/cashier/resources/clinicSetting';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Limits of cashiers, receipts, and the day of the clinic’s books.',
  },
  form: {
    purpose: 'Head, paper and foot of receipts.',
  },
  fields: {
    name: 'Clinic',
    status: 'Status',
    discount_percent: 'Discount limit (%)',
    refund_amount: 'Refund limit',
    four_eyes: 'Always two people',
    day_starts: 'The day of the books begins at',
    receipt_paper: 'Paper of receipts',
    letterhead_lines: 'Lines of the letterhead',
    receipt_footer: 'Foot of receipts',
    logo: 'Logo',
    entity: 'Client',
  },
  help: {
    letterhead_lines: 'Printed under the clinic’s name. If empty: its address and phone.',
    receipt_footer: 'For example a word of thanks, or the opening hours.',
    logo: 'Printed at the head of receipts and bills. PNG, JPEG or WebP, 2 MB at most.',
  },
  choices: {
    status: { active: 'Active' },
    receipt_paper: { '80mm': '80 mm roll', A5: 'A5 (landscape)', A4: 'A4' },
  },
  commands: {
    setLimits: {
      label: 'Change the limits',
      purpose: 'Above these limits a second person has to approve.',
      done: 'The limits were changed.',
      did: 'Changed the limits of cashiers of {{name}}',
      input: {
        discount_percent: 'Discount limit (%)',
        refund_amount: 'Refund limit',
        four_eyes: 'Always two people',
      },
      help: {
        discount_percent: 'Per cent of the price of a line that one person may take off.',
        refund_amount: 'Rupiah that one person may give back at a time.',
        four_eyes: 'A second person approves each discount and refund, however small.',
      },
    },
    setDay: {
      label: 'Change the day of the books',
      purpose: 'It counts for money that comes in from now on; past days stay as they are.',
      done: 'The day of the books was changed.',
      did: 'Changed the day of the books of {{name}}',
      input: {
        day_starts: 'Begins at (0–11)',
      },
      help: {
        day_starts: 'Money that comes in before this hour counts for the day before. 0 is midnight.',
      },
    },
  },
  own: {
    limits: 'Limits and approval',
    limitsPurpose: 'How much one person may decide alone.',
    receipt: 'Receipts',
    receiptPurpose: 'What is printed on receipts and bills.',
    edit: 'Change receipts',
    queue: 'Queue',
    queuePurpose: 'The prefix of queue numbers is set at each outpatient room.',
    polies: 'Open outpatient rooms',
    day: 'Day of the books',
    dayPurpose: 'When the day changes in reports of money.',
    midnight: 'Midnight',
    hour: '{{hour}}:00',
    yes: 'Yes',
    no: 'No',
    none: 'None',
    clinicAddress: 'Address and phone of the clinic',
    untouched: 'Initial settings',
    untouchedPurpose: 'These hold until the clinic sets its own.',
    begin: 'Begin to set',
  },
} satisfies WordsOf<typeof clinicSetting>;
