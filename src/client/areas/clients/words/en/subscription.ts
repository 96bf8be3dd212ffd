/** Words of the page of one's own subscription, in English. */
import type id from '../id/subscription';

export default {
  plan: {
    now: 'From now {{amount}}, for the rest of this period.',
    nothingNow: 'From now {{amount}}.',
    creditNow: 'A credit of {{amount}} for the rest of this period lowers the next invoice.',
    next: 'From {{date}}: {{price}} ({{difference}}).',
    nextOnly: 'From {{date}}: {{price}}.',
    same: 'no change',
    priceNow: '{{amount}} now',
    withTax: 'All amounts include VAT.',
    each: {
      monthly: '{{amount}} a month',
      quarterly: '{{amount}} a quarter',
      semiannual: '{{amount}} a half-year',
      yearly: '{{amount}} a year',
    },
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
