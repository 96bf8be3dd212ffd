/** Words of the notifications, in English. */
import type id from '../id/notification';

export default {
  title: 'Notifications',
  readAll: 'Mark all as read',
  more: 'Load more',
  unread: 'New',
  unreadMany: '{{total}} new',
  noReason: 'not given',
  empty: 'No notifications yet',
  emptyMessage: 'Here you find news about invoices, payments, tickets, subscriptions and the safety of your account.',
  device: '{{browser}} on {{system}}',
  unknownDevice: 'an unknown device',
  unknownPlace: 'an unknown address',
  /** What the settings call each kind. */
  name: {
    invoice_issued: 'New invoice',
    invoice_due: 'Invoice due soon',
    invoice_overdue: 'Invoice overdue',
    payment_to_verify: 'Payment awaiting verification',
    payment_verified: 'Payment received',
    payment_rejected: 'Payment rejected',
    ticket_opened: 'New ticket',
    ticket_replied: 'Reply from a client',
    ticket_due: 'Ticket due soon',
    ticket_assigned: 'Ticket assigned to me',
    ticket_answered: 'My ticket was answered',
    trial_ending: 'Trial ending soon',
    plan_changed: 'Plan changed',
    export_ready: 'Data export ready',
    mail_failed: 'Mail not sent',
  },
  choices: {
    title: 'Notifications',
    purpose: 'Choose what you are told by the bell and by mail. News about the safety of your account always comes.',
    kind: 'News',
    bell: 'Bell',
    mail: 'Mail',
    one: '{{kind}}: {{way}}',
    noMail: 'no mail',
  },
  kind: {
    password_changed: {
      title: 'Your password was changed',
      body: 'Every other device has been signed out. Not you? Reset your password at once.',
    },
    password_reset: {
      title: 'Your password was reset',
      body: 'By the link in your mail. Not you? Change your password at once and look at your sessions.',
    },
    password_set: {
      title: 'An admin changed your password',
      body: 'All your devices were signed out. Change it to one that only you know.',
    },
    email_change_asked: {
      title: 'A new e-mail awaits verification',
      body: '{{address}} takes effect once its link is opened. Didn’t ask for it? Change your password at once.',
    },
    email_changed: { title: 'Your e-mail was changed', body: 'From now on you sign in with {{address}}.' },
    two_step_on: { title: 'Two-step sign-in is on', body: 'Each time you sign in, you are asked for a code from your authenticator app.' },
    two_step_off: {
      title: 'Two-step sign-in was turned off',
      body: 'Only the password guards your account now. Not you? Turn it on again and change your password.',
    },
    recovery_codes_renewed: {
      title: 'New recovery codes were made',
      body: 'The old ones no longer work. Keep the new ones somewhere safe.',
    },
    signed_in_new_device: {
      title: 'Someone signed in from another device',
      body: '{{device}}, {{ip}}. Not you? End that session and change your password.',
    },
    account_locked: {
      title: 'Your account was locked for a while',
      body: 'There were too many failed sign-ins; it was locked for {{minutes}} minutes.',
    },
    role_changed: { title: 'Your roles were changed', body: 'Your roles are now: {{roles}}. Your menu and permissions follow them.' },
    person_entered: {
      title: 'Somebody new at {{client}}',
      body: '{{name}} works at {{client}} as {{role}} now. If that is not what you want, end their access.',
    },
    invoice_issued: {
      title: 'Invoice {{number}} was issued',
      body: '{{client}}: {{amount}}, due {{date}}.',
      many: '{{total}} invoices were issued',
    },
    invoice_due: {
      title: 'Invoice {{number}} is due soon',
      body: '{{client}}: {{amount}} left to pay, due {{date}}.',
      many: '{{total}} invoices are due soon',
    },
    invoice_overdue: {
      title: 'Invoice {{number}} is overdue',
      body: '{{client}}: {{amount}} left to pay, due {{date}}.',
      many: '{{total}} invoices are overdue',
    },
    payment_to_verify: {
      title: 'A payment awaits verification',
      body: '{{client}} paid {{amount}} for invoice {{number}}.',
      many: '{{total}} payments await verification',
    },
    payment_verified: {
      title: 'Payment received',
      body: '{{amount}} for invoice {{number}} ({{client}}) was verified.',
      many: '{{total}} payments received',
    },
    payment_rejected: {
      title: 'Payment rejected',
      body: '{{amount}} for invoice {{number}} ({{client}}). Reason: {{reason}}',
      many: '{{total}} payments rejected',
    },
    ticket_opened: { title: 'New ticket from {{client}}', body: '{{number}}: {{subject}}', many: '{{total}} new tickets' },
    ticket_replied: { title: '{{client}} replied to a ticket', body: '{{number}}: {{subject}}', many: '{{total}} replies from clients' },
    ticket_due: { title: 'A ticket is due at {{time}}', body: '{{number}}: {{subject}}', many: '{{total}} tickets are due soon' },
    ticket_assigned: {
      title: 'A ticket was assigned to you',
      body: '{{number}}: {{subject}}',
      many: '{{total}} tickets were assigned to you',
    },
    ticket_answered: { title: 'Your ticket was answered', body: '{{number}}: {{subject}}', many: '{{total}} answers to your tickets' },
    trial_ending: { title: 'The trial ends soon', body: 'The trial of {{client}} ends on {{date}}.' },
    plan_changed: { title: 'The plan was changed', body: '{{client}} is on {{package}} from {{date}}.' },
    export_ready: { title: 'The data export is ready', body: 'All data of {{client}} can be downloaded in the clinic settings.' },
    mail_failed: { title: 'A mail could not be sent', body: 'Subject: {{subject}}', many: '{{total}} mails could not be sent' },
    unknown: { title: 'There is news', body: 'Reload the page to read it.' },
  },
} satisfies typeof id;
