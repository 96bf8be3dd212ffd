/** Words of subscription details, in English. */
import type id from './words.id';

export default {
  fields: {
    price: 'Price',
    qty: 'Quantity',
    start_at: 'Start',
    end_at: 'End',
    status: 'Status',
    clientsubsheader: 'Subscription',
    module: 'Module',
    entity: 'Client',
  },
  choices: { status: { scheduled: 'Scheduled', active: 'Active', ended: 'Ended' } },
} satisfies typeof id;
