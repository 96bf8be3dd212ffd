/** Words of shifts of cashiers, in English. */
import type { cashShift } from '#shared/areas/cashier/resources/cashShift';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Shifts of cashiers: opening cash, count, difference and hand-over.',
  },
  form: {
    purpose: 'The money that you take belongs to your shift until it is counted.',
  },
  fields: {
    number: 'Shift no.',
    status: 'Status',
    cashier: 'Cashier',
    cashier_id: 'Account of the cashier',
    opened_at: 'Opened',
    counted_at: 'Counted',
    opening_cash: 'Opening cash',
    counted_tunai: 'Counted: cash',
    counted_transfer: 'Counted: bank transfer',
    counted_qris: 'Counted: QRIS',
    counted_kartu: 'Counted: card',
    expected_tunai: 'Expected: cash',
    expected_transfer: 'Expected: bank transfer',
    expected_qris: 'Expected: QRIS',
    expected_kartu: 'Expected: card',
    difference: 'Difference',
    difference_reason: 'Explanation of the difference',
    witness: 'Second person',
    witness_reason: 'Note of the second person',
    handed_over: 'Left for the next shift',
    entity: 'Client',
    previous: 'Takes over the drawer of',
  },
  choices: {
    status: {
      buka: 'Open',
      dihitung: 'Differs',
      tutup: 'Closed',
    },
  },
  help: {
    opening_cash: 'Cash in the drawer at the beginning.',
    previous: 'The opening cash is what that shift left.',
  },
  commands: {
    count: {
      label: 'Count and close',
      purpose:
        'Count without looking at the records, and enter 0 where there is none. A difference is stored, and a second person looks at it.',
      done: 'The shift was counted.',
      did: 'Counted the shift {{name}}',
      input: {
        tunai: 'Cash in the drawer',
        transfer: 'Transfers received',
        qris: 'QRIS received',
        kartu: 'Card payments received',
        leave: 'Left for the next shift',
        difference_reason: 'Explanation, if there is a difference',
      },
    },
    witness: {
      label: 'Look at the difference',
      purpose: 'Somebody else sees the difference and closes the shift.',
      done: 'The shift was closed.',
      did: 'Looked at the difference of the shift {{name}}',
      input: {
        reason: 'Note',
      },
    },
  },
} satisfies WordsOf<typeof cashShift>;
