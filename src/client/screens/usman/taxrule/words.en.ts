/** Words of tax rules, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'How VAT is counted from a day on. The date of a document chooses the rule.' },
  form: { purpose: 'VAT = rate × tax base, and the tax base (DPP) = price × numerator ÷ denominator.' },
  fields: {
    name: 'Name',
    valid_from: 'Valid from',
    pkp: 'Taxable entrepreneur',
    rate: 'Rate (%)',
    dpp_num: 'DPP numerator',
    dpp_den: 'DPP denominator',
  },
  columns: { pkp: 'PKP', dpp_num: 'DPP ×', dpp_den: 'DPP ÷' },
  help: {
    name: 'Must differ from other rules.',
    valid_from: 'Documents from this day on use it, until the next rule.',
    pkp: 'Whoever is no taxable entrepreneur (PKP) charges no VAT.',
    dpp_num: 'Since 2025, for goods and services that are no luxury: 11.',
    dpp_den: 'Since 2025, for goods and services that are no luxury: 12.',
  },
} satisfies typeof id;
