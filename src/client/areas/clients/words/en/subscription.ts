/** Words of the page of one's own subscription, in English. */
import type id from '../id/subscription';
import type { Translated } from '#client/locales/translated';

export default {
  plan: {
    lost: 'No longer available then: {{modules}}. An owner can still export their data for 90 days.',
    total: 'One period, with VAT',
    monthly: '{{amount}} a month',
    coming: 'Coming soon: {{modules}}.',
    loading: 'Loading packages and prices…',
  },
  cancel: {
    lost: 'Closed after the end: {{modules}}.',
    export: 'No data of the clinic is deleted. An owner can export it for {{days}} days after the end.',
  },
  seats: '{{used}} of {{seats}} in use',
  seatsHelp: 'People with access, and open invitations.',
  nextInvoice: 'Estimate of the next invoice, with VAT',
  afterChange: 'After the change that waits.',
  opens: 'Opens',
  discountUntil: 'for periods that begin until {{date}}',
  comingSoon: 'Coming soon',
  addons: 'Modules that can be added',
  add: 'Add {{module}}',
  needs: 'Needs {{modules}}, which come with it.',
  opening: {
    purpose: 'Who the client is, its package and modules, and how it begins: saved at once.',
    without: 'Without a subscription',
    client: 'Client',
    owner: 'E-mail of the owner',
    ownerHelp: 'Invited as the owner, and invoices are sent to this address. It can follow later.',
    plan: 'Package and modules',
    noPackage: 'There is no package for this kind of client yet.',
    included: 'Included: {{modules}}.',
    beforeTax: 'Before VAT',
    tax: 'VAT',
    total: {
      monthly: 'Total a month, with VAT',
      quarterly: 'Total a quarter, with VAT',
      semiannual: 'Total a half-year, with VAT',
      yearly: 'Total a year, with VAT',
    },
    start: 'Start',
    trial_one: 'Trial of {{count}} day',
    trial: 'Trial of {{count}} days',
    active: 'Active at once; the first invoice is issued',
    save: 'Save client',
  },
  waits: {
    title: 'A change waits for the next period',
    text: 'Package {{package}} from {{date}}.',
    addons: 'Add-ons: {{modules}}.',
    seats: 'Extra seats: {{count}}.',
  },
} satisfies Translated<typeof id>;
