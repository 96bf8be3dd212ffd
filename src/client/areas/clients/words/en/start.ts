/** Words of the page that starts a clinic, in English. */
import type id from '../id/start';
import type { Translated } from '#client/locales/translated';

export default {
  purpose: 'A few facts about your practice, and the trial begins at once.',
  clinic: 'Your clinic',
  practice: 'Your practice',
  field: {
    name: 'Name of the clinic or hospital',
    practice: 'Name of the practice',
    city: 'City or regency',
    phone: 'Phone number',
    phoneHelp: 'A number at which you can be reached, such as 0812 3456 7890.',
    npwp: 'NPWP (tax number)',
    npwpHelp: 'If you have one. It can be added later.',
    addons: 'Add-ons',
  },
  plan: 'Your plan',
  change: 'Change the choice',
  changed: 'Part of what you chose on the price page cannot be chosen now. Check the choice below before you start.',
  coming: 'Coming soon in this package: {{modules}}.',
  seats: '{{count}} users',
  seats_one: '{{count}} user',
  now: 'Trial of {{count}} days, until {{date}}',
  now_one: 'Trial of {{count}} day, until {{date}}',
  after: 'After the trial',
  ppn: 'VAT (PPN)',
  total: {
    monthly: 'Total per month',
    quarterly: 'Total per quarter',
    semiannual: 'Total per half-year',
    yearly: 'Total per year',
  },
  submit: 'Start the trial of {{count}} days',
  submit_one: 'Start the trial of {{count}} day',
  noCard: 'No card. You can stop at any time.',
  unverified: 'First open the link in our e-mail. Your choice is kept, also if you open it on another device.',
  trialUsed:
    'A trial has already been used with this NPWP or phone number, or by your company. What you typed is still here. To subscribe without a trial, contact us: you find how at the bottom of the home page.',
  notOffered: {
    title: 'There is nothing to start',
    message:
      'This account already belongs to a clinic, or you are invited to one. If you are invited, open the link in the invitation e-mail.',
    go: 'To the dashboard',
  },
} satisfies Translated<typeof id>;
