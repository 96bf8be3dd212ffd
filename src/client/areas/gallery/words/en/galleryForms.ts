/** Words of the style guide's parts of forms, in English. */
import type id from '../id/galleryForms';
import type { Translated } from '#client/locales/translated';

export default {
  purpose: 'Parts of forms that search, choose and measure. All of them can be used by the keyboard alone.',
  contents: {
    picker: 'Record picker',
    date: 'Dates',
    field: 'Light field',
    check: 'Checkbox',
    select: 'Light choice',
    strength: 'Password strength',
    qr: 'QR code',
  },
  why: {
    picker:
      'Searches on the server while you type, so tens of thousands of records are fine. What is offered here are your clinic’s real categories and tags; choosing here changes nothing.',
    date: 'Typed or picked. Its order is the language’s, its value always year-month-day.',
    field: 'For light pages. The label above, the first error and the help below.',
    check: 'For consent and for yes or no on light pages.',
    select: 'Uses the browser’s own list: there at once, and at home on a phone.',
    strength: 'Five steps, with a word; the colour never speaks alone.',
    qr: 'Dark on white in either theme, as readers need it.',
  },
  one: 'One choice',
  many: 'Many choices',
  category: 'Category',
  tags: 'Tags',
  day: 'Day of the check-up',
  past: 'That day has passed.',
  email: 'E-mail',
  emailHelp: 'We send a verification link there.',
  phone: 'Phone',
  optional: 'optional',
  invalid: 'Not a valid e-mail address.',
  remember: 'Remember me on this device',
  agree: 'I agree to the terms and conditions',
  mustAgree: 'You must agree to our terms and conditions.',
  pageSize: 'Rows per page',
  rows: '{{count}} rows',
  rows_one: '{{count}} row',
  score: 'Score {{score}}',
  qr: 'Sample QR code',
  qrFailed: 'The QR code could not be made.',
} satisfies Translated<typeof id>;
