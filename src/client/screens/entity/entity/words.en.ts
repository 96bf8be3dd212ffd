/** Words of clients, in English. */
import subscription from '../clientsubsheader/words.en';
import type id from './words.id';

export default {
  list: { purpose: 'Clinics, hospitals and doctors that use Nadi.' },
  form: { purpose: 'Who the client is, and where its invoices go.' },
  fields: {
    code: 'Code',
    name: 'Name',
    kind: 'Type',
    npwp: 'NPWP',
    address: 'Address',
    region: 'Region',
    city: 'City',
    phone: 'Phone',
    email: 'E-mail',
    person_in_charge: 'Person in charge',
    agreement: 'Service agreement',
    status: 'Status',
    subscription_status: 'Subscription status',
    seats_used: 'Seats used',
    seats_total: 'Seats in total',
    next_invoice_at: 'Next invoice',
    modules: 'Modules',
    clientsubsheader: 'Subscriptions',
    clientsubsdetail: 'Subscription details',
  },
  help: {
    name: 'The official name, as on invoices.',
    person_in_charge: 'Whom we talk to.',
    agreement: 'As signed by both parties.',
    modules: 'The modules that this client has chosen.',
    status: 'An inactive client is kept; its people lose no data.',
  },
  choices: {
    kind: { clinic: 'Clinic', hospital: 'Hospital', doctor: 'Doctor' },
    subscription_status: { ...subscription.choices.status, none: 'No subscription' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
} satisfies typeof id;
