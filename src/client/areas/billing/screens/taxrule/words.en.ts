/** Words of tax rules, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'How VAT and stamp duty are counted from a day on. The date of a document chooses the rule.' },
  form: { purpose: 'VAT = rate × tax base, and the tax base (DPP) = price × numerator ÷ denominator.' },
  fields: {
    name: 'Name',
    valid_from: 'Valid from',
    pkp: 'Taxable entrepreneur',
    rate: 'Rate (%)',
    dpp_num: 'DPP numerator',
    dpp_den: 'DPP denominator',
    duty_above: 'Duty stamp above',
    stamp_duty: 'Stamp duty',
  },
  columns: { pkp: 'PKP', dpp_num: 'DPP ×', dpp_den: 'DPP ÷' },
  help: {
    name: 'Must differ from other rules.',
    valid_from: 'Documents from this day on use it, until the next rule.',
    pkp: 'Whoever is no taxable entrepreneur (PKP) charges no VAT.',
    dpp_num: 'Since 2025, for goods and services that are no luxury: 11.',
    dpp_den: 'Since 2025, for goods and services that are no luxury: 12.',
    duty_above: 'Receipts about more than this have a box for the stamp.',
  },
} satisfies typeof id;
