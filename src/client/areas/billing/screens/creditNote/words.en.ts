/** Words of credit notes, in English. */
import type id from './words.id';

export default {
  fields: {
    number: 'Number',
    issue_date: 'Date',
    reason: 'Reason',
    period: 'Period',
    amount: 'Before VAT',
    dpp: 'Tax base (DPP)',
    ppn: 'VAT (PPN)',
    total: 'Total',
    invoice: 'Invoice',
    entity: 'Client',
  },
} satisfies typeof id;
