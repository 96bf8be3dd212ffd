/** Words of packages, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'Packages that clients can subscribe to, with their base price and trial.' },
  form: { purpose: 'A change holds for new subscriptions. Running ones keep the price they began with.' },
  fields: {
    code: 'Code',
    package_name: 'Package name',
    package_name_en: 'Name in English',
    description: 'Description',
    target: 'For',
    base_price: 'Base price',
    cycles: 'Billing cycles',
    trial_days: 'Trial (days)',
    seats: 'Seats',
    seat_price: 'Price of an extra seat',
    status: 'Status',
    modules_count: 'Modules',
  },
  help: {
    package_name_en: 'For people who read English, also on their documents. Leave it empty if it is the same.',
    code: 'Short and lasting, like CLINIC. Must differ from other packages.',
    base_price: 'A month, before VAT and without the price of the modules.',
    cycles: 'The cycles that a client can choose.',
    seats: 'How many people can use it at no extra cost.',
    seat_price: 'For a seat and a month. Leave empty where seats cannot be added.',
    status: 'An archived package is not sold any more; existing subscriptions go on.',
  },
  own: {
    modules: 'Modules of this package',
    modulesPurpose:
      'What the package opens, and what can be added to it. Open a module to change its price or see the history of its price.',
    noModules: 'This package has no modules yet.',
    total: 'Included modules, a month',
  },
  choices: {
    target: { clinic: 'Clinic', hospital: 'Hospital', doctor: 'Doctor' },
    cycles: { monthly: 'Monthly', quarterly: 'Quarterly', semiannual: 'Half-yearly', yearly: 'Yearly' },
    status: { active: 'Active', archived: 'Archived' },
  },
} satisfies typeof id;
