/** Words of reporting a problem, in English. */
import type id from '../id/problem';
import type { Translated } from '../translated';

export default {
  subject: 'What is the problem?',
  message: 'What were you doing, and what happened?',
  messageHelp: 'Do not write names of patients or health data.',
  client: 'The client that it is about',
  attach: 'Include the session',
  holds: '{{count}} actions, {{own}} of them yours, on {{pages}} pages ({{size}}).',
  holds_one: '{{count}} action, {{own}} of them yours, on {{pages}} pages ({{size}}).',
  hidden:
    'The session holds what happened in the app since you signed in or opened this page: actions, pages, requests to the server and their answers, and the version of the app, your browser and the size of your screen. Names, addresses, e-mail addresses, phone, NIK, NPWP and account numbers, and texts that somebody wrote are replaced by made-up words. Passwords and sign-in codes are left out. States, amounts, dates and codes stay readable.',
  whoReads: 'It is stored encrypted. Only the support team of Nadi can open it, and each opening is recorded.',
  read: 'Read all of it',
  content: 'Content of the session',
  devTools: 'Save for Redux DevTools',
  send: 'Send',
  sent: 'Your report was sent',
  sentText: 'It is a ticket of yours now. Our answer appears in the ticket and comes by e-mail.',
  openTicket: 'Open the ticket',
  unsent: 'The ticket was made, but the session was not sent: {{why}}',
  withoutSession: 'Finish without the session',
  guest: 'You are not signed in, so this report cannot become a ticket yet. Save the session to a file, and send the file to us.',
  mayNot:
    'Your account cannot write tickets: its e-mail address is not verified yet, or your role does not allow it. Save the session to a file, and send it to us by e-mail or give it to the owner of your clinic.',
  contact: 'How to contact us',
  preparing: 'Preparing the session…',
} satisfies Translated<typeof id>;
