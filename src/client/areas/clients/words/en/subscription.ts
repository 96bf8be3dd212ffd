/** Words of the page of one's own subscription, in English. */
import type id from '../id/subscription';

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
  waits: {
    title: 'A change waits for the next period',
    text: 'Package {{package}} from {{date}}.',
    addons: 'Add-ons: {{modules}}.',
    seats: 'Extra seats: {{count}}.',
  },
} satisfies typeof id;
