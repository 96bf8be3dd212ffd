/** Words of payers, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Who pays: patients themselves, BPJS, an insurance or a company.' },
  form: { purpose: 'The payer is chosen when a visit is registered.' },
  fields: { code: 'Code', name: 'Name', kind: 'Kind', status: 'Status', entity: 'Client' },
  choices: {
    kind: { umum: 'Self-pay', bpjs: 'BPJS', asuransi: 'Insurance', perusahaan: 'Company' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
} satisfies typeof id;
