/** Words of charges, in English. */
import type id from './words.id';

export default {
  fields: {
    gateway: 'Payment gateway',
    method: 'Method',
    amount: 'Amount',
    code: 'Payment code',
    external_id: 'Number at the gateway',
    expires_at: 'Valid until',
    status: 'Status',
    invoice: 'Invoice',
    entity: 'Client',
  },
  choices: {
    gateway: { manual: 'Manual transfer', test: 'Test' },
    method: { transfer: 'Bank transfer', va: 'Virtual account', qris: 'QRIS' },
    status: { open: 'Open', paid: 'Paid', expired: 'Expired' },
  },
} satisfies typeof id;
