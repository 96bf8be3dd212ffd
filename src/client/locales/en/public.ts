/** Words of the landing page, in English. */
import type id from '../id/public';
import type { Translated } from '../translated';

export default {
  hero: {
    eyebrow: 'For personal doctors, clinics and hospitals',
    title: 'One app for your whole clinic.',
    lead: 'Pay only for the modules you use, and add others when you need them.',
    coming: 'Coming soon: {{features}}.',
    try: 'Try it for {{count}} days',
    try_one: 'Try it for {{count}} day',
    register: 'Register now',
    prices: 'See prices',
    free: 'The trial needs no card. Leave at any time.',
    stations: ['Registration', 'Treatment', 'Laboratory', 'Imaging', 'Pharmacy', 'Inpatient'],
  },
  who: {
    title: 'Right for a practice of one, ready for a hospital',
    cards: [
      { name: 'Personal doctors', text: 'For those who practise alone and want to leave paper behind.' },
      { name: 'Clinics', text: 'For teams that share one list of services and tariffs.' },
      { name: 'Hospitals', text: 'For many units that work with one price list.' },
    ],
  },
  why: {
    label: 'Why now',
    title: 'Electronic records are mandatory for every facility, solo practices included.',
    text: 'So says article 3 of the Minister of Health’s Regulation 24 of 2022, and its deadline has passed: 31 December 2023. There is no need to move everything at once; begin with the module that is most pressing.',
    more: 'What does that mean for a private practice?',
  },
  how: {
    title: 'Four steps, then work as you always have',
    steps: [
      { name: 'Register', text: 'Make an account with your e-mail address and the name of your facility.' },
      { name: 'Choose a package', text: 'Take the one that fits, and add modules as you need them.' },
      { name: 'Invite the team', text: 'Give everyone their role; access follows from it.' },
      { name: 'Begin', text: 'Fill in your services and tariffs. Other modules follow when you are ready.' },
    ],
  },
  product: {
    label: 'Product',
    title: 'Modules that work as one flow',
    lead: 'What one module records, the others use. Choose what you need.',
    everywhere: 'Included in every package',
    included: 'Included in {{plans}}',
    addon: 'An add-on in {{plans}}',
    someComing: 'Modules marked “Coming soon” cannot be used yet.',
    comingPoints: 'This is how it will work:',
    prices: 'Compare packages and prices',
  },
  shots: {
    title: 'The real thing, not a mock-up',
    lead: 'Taken from the running program, with sample data.',
    list: [
      {
        name: 'Dashboard',
        text: 'What there is, what is new and what comes next, at a glance.',
        alt: 'A dashboard with counts of items, categories, tags and users, a chart of the items added each week, and a diagram of their states.',
      },
      {
        name: 'Lists',
        text: 'Search, filter, sort and export. Your view is kept in the address.',
        alt: 'A list of catalogue items in a table with columns for name, category, tags and status.',
      },
      {
        name: 'Access',
        text: 'Every role reads as one matrix: what is allowed, and what is not.',
        alt: 'A role’s form with a matrix of permissions: rows for kinds of data, columns for view, add, edit and delete.',
      },
    ],
  },
  trust: {
    title: 'What we hold to',
    list: [
      { name: 'Encryption', text: 'Connections are encrypted. Passwords are kept only as hashes that cannot be read back.' },
      { name: 'An audit trail', text: 'Who, what, when, before and after: every change is recorded, and the record cannot be deleted.' },
      {
        name: 'The facility’s and the patient’s data',
        text: 'The documents belong to the facility, their contents to the patient. We process them only as you instruct.',
      },
      { name: 'Export at any time', text: 'Take your data with you whenever you like, and for 90 days after a subscription has ended.' },
    ],
    status: 'SATUSEHAT and BPJS integration',
    statusText: 'Not available yet; planned for the next stage. The data is ready to be mapped (NIK, ICD-10).',
  },
  close: {
    title: 'Begin with what you need most.',
    text: 'Other modules can be added as your clinic grows.',
  },
} satisfies Translated<typeof id>;
