/** Words of the notifications, in English. */
import type id from '../id/notification';

export default {
  title: 'Notifications',
  readAll: 'Mark all as read',
  more: 'Load more',
  unread: 'New',
  empty: 'No notifications yet',
  emptyMessage: 'Here you are told when your account changes: its password, e-mail or roles, or when someone signs in from another device.',
  device: '{{browser}} on {{system}}',
  unknownDevice: 'an unknown device',
  unknownPlace: 'an unknown address',
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
    unknown: { title: 'There is news about your account', body: 'Reload the page to read it.' },
  },
} satisfies typeof id;
