/** Words of the style guide's page of buttons, in English. */
import type id from '../id/galleryButtons';

export default {
  purpose: 'A button starts something. Its name is a verb, and each page has only one main one.',
  contents: {
    button: 'Button',
    danger: 'Dangerous actions',
    icon: 'Icon button',
    plain: 'Form button',
    link: 'Link as a button',
    copy: 'Copy button',
    why: '“Why?” button',
  },
  why: {
    button:
      'The main one is filled, other choices are outlined, the quietest is text alone. While it works it shows that it does, and can’t be pressed twice.',
    danger: 'What can’t be taken back lightly is red and asks first. “Cancel” has the focus, so that a hasty Enter deletes nothing.',
    icon: 'For what is done on every row. It always has a name: read out by screen readers, and shown on hover and focus.',
    plain: 'For light pages such as signing in: it looks the same without loading the dashboard’s library.',
    link: 'Where the main thing is to go to another page. It is a link, so it can be opened in a new tab.',
    copy: 'For codes, links and keys. Once done it says so for three seconds; where the browser forbids it, it tells another way.',
    why: 'Stands beside a refusal for want of a permission. The answer names the permission and who can give it.',
  },
  variants: 'Three ranks',
  variant: { contained: 'Main', outlined: 'Other choice', text: 'Quiet' },
  sizes: 'Three sizes',
  size: { small: 'Small', medium: 'Medium', large: 'Large' },
  withIcon: 'With an icon',
  hoverMe: 'Hover me',
  printing: 'Printing…',
  long: 'Save and send this month’s invoices to every client who is still active',
  dangerous: 'Dangerous',
  harmless: 'Harmless',
  ask: {
    dangerous: {
      title: 'Delete this record?',
      text: '“Sterile gauze 16 × 16” will be deleted. This is a sample: nothing is really deleted.',
      confirm: 'Yes, delete',
    },
    harmless: {
      open: 'Send the mail again',
      title: 'Send the mail again?',
      text: 'The verification mail is sent once more. This is a sample: nothing is really sent.',
      confirm: 'Send again',
    },
  },
  signingIn: 'Signing in…',
  copyCode: 'Copy code',
  permission: 'Refused for a permission',
  otherProblem: 'Another problem',
  nothing: 'Nothing is shown.',
} satisfies typeof id;
