/** Words of bank accounts, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Our accounts that clients pay into. Active ones are shown to clients who pay, and on every invoice.' },
  form: { purpose: 'Check the number and the holder carefully: clients transfer money to this account.' },
  fields: {
    bank: 'Bank',
    number: 'Account number',
    holder: 'Account holder',
    position: 'Position',
    status: 'Status',
  },
  help: {
    number: 'Must differ from other accounts.',
    position: 'The lowest number is shown first.',
    status: 'An inactive account is no longer offered to clients.',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
} satisfies typeof id;
