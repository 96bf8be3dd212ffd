/** What is not sent to the server yet, in English. */
import type { Translated } from '../translated';
import type id from '../id/unsent';

export default {
  waitingTitle: '{{count}} records are not sent yet',
  waitingTitle_one: '{{count}} record is not sent yet',
  waitingHelp: 'They are saved on this device and are sent once there is a connection.',
  refusedTitle: 'The server refused {{count}} records',
  refusedTitle_one: 'The server refused {{count}} record',
  refusedHelp: 'Correct what was filled in and save again. Until then all of it stays on this device.',
  sentTitle: '{{count}} records are sent',
  sentTitle_one: '{{count}} record is sent',
  waiting: 'Not sent',
  refused: 'Refused',
  sent: 'Sent',
  provisional: 'S-{{number}}',
  elsewhere: '{{count}} of them are for another client: they are sent once you switch to it.',
  elsewhere_one: '{{count}} of them is for another client: it is sent once you switch to it.',
  sendNow: 'Send now',
  show: 'Show',
  hide: 'Hide',
  close: 'Done',
  correct: 'Correct',
  drop: 'Discard',
  dropTitle: 'Discard what was filled in for “{{name}}”?',
  dropMessage: 'The server does not have it. Once discarded, it cannot be brought back.',
} satisfies Translated<typeof id>;
