/** Words of subscriptions, in English. */
import type id from './words.id';

export default {
  fields: {
    number: 'Number',
    status: 'Status',
    cycle: 'Billing cycle',
    anchor_day: 'Billing day',
    start_at: 'Start',
    trial_end_at: 'End of trial',
    period_start: 'Start of period',
    period_end: 'End of period',
    next_invoice_at: 'Next invoice',
    auto_renew: 'Renews by itself',
    cancel_at_period_end: 'Ends with the period',
    discount: 'Discount',
    package_price: 'Package price',
    note: 'Note',
    entity: 'Client',
    package: 'Package',
    clientsubsdetail: 'Details',
  },
  choices: {
    status: {
      draft: 'Draft',
      trial: 'Trial',
      active: 'Active',
      grace: 'Grace period',
      suspended: 'Suspended',
      paused: 'Paused',
      ended: 'Ended',
    },
    cycle: { monthly: 'Monthly', quarterly: 'Quarterly', semiannual: 'Half-yearly', yearly: 'Yearly' },
  },
} satisfies typeof id;
