/** Words of the issuer, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Who sells, as invoices, receipts and credit notes name it. Each document has the version that holds on its date.' },
  form: {
    purpose: 'A version that documents were printed with cannot be changed; add a new one. Whether VAT is charged is set in the tax rules.',
  },
  fields: {
    name: 'Legal name',
    valid_from: 'Valid from',
    address: 'Address',
    npwp: 'Tax number (NPWP)',
    pkp_no: 'PKP confirmation number',
    email: 'E-mail for invoices',
    phone: 'Phone',
    number_prefix: 'Prefix of document numbers',
    letterhead: 'Letterhead or logo',
    signature_name: 'Name of the signatory',
    signature: 'Signature',
  },
  columns: { valid_from: 'From', number_prefix: 'Prefix' },
  help: {
    valid_from: 'Holds until the next version. The day after the last document at the earliest.',
    number_prefix: 'Capital letters and digits. NADI makes NADI/INV/2026/11/0001; the sequence goes on.',
    letterhead: 'Without one, that of the version before is used.',
    signature: 'Without one, that of the version before is used.',
  },
  own: {
    copied:
      'Copied from the version that holds today: change only what differs. A version that documents were printed with stays as it is.',
  },
} satisfies typeof id;
