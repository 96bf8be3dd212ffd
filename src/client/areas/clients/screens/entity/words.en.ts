/** Words of clients, in English. */
import subscription from '../clientsubsheader/words.en';
import type id from './words.id';

const zones = {
  'Asia/Jakarta': 'Western, WIB (Jakarta)',
  'Asia/Makassar': 'Central, WITA (Makassar)',
  'Asia/Jayapura': 'Eastern, WIT (Jayapura)',
};

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
    time_zone: 'Time zone',
    agreement: 'Service agreement',
    status: 'Status',
    subscription_status: 'Subscription status',
    seats_used: 'Seats used',
    seats_total: 'Seats in total',
    next_invoice_at: 'Next invoice',
    sandbox: 'Sandbox',
    clock_ahead: 'Clock ahead by',
    modules: 'Modules',
    clientsubsheader: 'Subscriptions',
    clientsubsdetail: 'Subscription details',
  },
  columns: { subscription_status: 'Subscription', seats_used: 'Seats' },
  help: {
    time_zone: 'Decides when a day begins: for periods, due dates and reminders.',
    sandbox: 'For tests: its clock can be moved ahead, and its mails are never sent. Cannot be changed once it has a subscription.',
    name: 'The official name, as on invoices.',
    person_in_charge: 'Whom we talk to.',
    agreement: 'As signed by both parties.',
    modules: 'The modules that this client has chosen.',
    status: 'An inactive client is kept; its people lose no data.',
  },
  choices: {
    time_zone: zones,
    kind: { clinic: 'Clinic', hospital: 'Hospital', doctor: 'Doctor' },
    subscription_status: { ...subscription.choices.status, none: 'None' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  commands: {
    configure: {
      label: 'Change settings',
      purpose: 'The dates of the subscription stay the same; only the hour at which its days begin changes.',
      done: 'The settings of {{name}} were saved.',
      input: { time_zone: 'Time zone' },
      choices: { time_zone: zones },
    },
    exportData: {
      label: 'Export all data',
      purpose:
        'All data of the clinic is put together in one ZIP file: JSON and CSV for each kind of data, the uploaded files, and a list of what is in it. You receive an e-mail when it is ready.',
      done: 'The data export of {{name}} is being made.',
    },
    advanceClock: {
      label: 'Move the clock ahead',
      purpose: 'The clock of this sandbox moves ahead, and everything that falls due until then happens now. It cannot be moved backwards.',
      done: 'The clock of {{name}} was moved ahead.',
      input: { by: 'Until', until: 'Date' },
      choices: {
        by: { day: 'One day later', next_event: 'The next event', year: 'One year later', until: 'A certain date' },
      },
      help: { until: 'Only for “A certain date”; at most one year ahead.' },
    },
  },
  own: {
    sandbox: 'Sandbox',
    clockAhead: 'clock ahead by',
    settings: 'Settings that hold for the whole clinic. Its owner can change them.',
    exports: 'Data exports',
    exportsNone:
      'There is no export yet. An owner of the clinic can ask for one at any time, also while the subscription is paused, suspended or over.',
    exportMaking: 'Being made',
    exportReady: 'Ready',
    exportFailed: 'Could not be made',
    exportEnded: 'No longer kept',
    exportDownload: 'Download',
    exportUntil: 'Kept until',
    exportRows: 'Rows',
    exportFiles: 'Files',
    exportSum: 'SHA-256',
    exportsFailed: 'The exports could not be loaded.',
    happened: 'What happened to this client',
    changes: 'Changes',
    change: 'Action',
    mails: 'Mails',
    audit: 'Audit',
  },
} satisfies typeof id;
