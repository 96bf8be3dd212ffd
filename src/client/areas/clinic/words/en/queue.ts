/** Words of the queue page and of registering a visit there, in English. */
import type id from '../id/queue';
import type { Translated } from '#client/locales/translated';

export default {
  purpose: 'Who is with the doctor, who is next, and who waits.',
  register: 'Register',
  rooms: 'Rooms',
  empty: 'Nobody is in the queue today',
  emptyMessage: 'Register the first patient to give them a queue number.',
  more: 'Showing {{shown}} of {{total}} open visits.',
  waiting_one: '{{count}} waits',
  waiting: '{{count}} wait',
  finished_one: '{{count}} finished',
  finished: '{{count}} finished',
  examined: 'With the doctor',
  calledTimes_one: 'Called {{count}} time',
  calledTimes: 'Called {{count}} times',
  next: 'Next',
  line: 'Waiting',
  nobody: 'Nobody waits.',
  skipped: 'Skipped',
  callNext: 'Call the next',
  callAgain: 'Call again',
  minutes: '{{count}} min',
  minutes_one: '{{count}} min',
  actions: 'Actions for {{name}}',
  usual: 'Estimates of today: waiting {{waiting}}, examination {{examination}}',
  about: '± {{count}} min',
  about_one: '± {{count}} min',
  unknown: 'cannot be estimated yet',
  left: 'Not finished on earlier days',
  leftHelp: 'These examinations were never closed. Finish, refer or cancel them.',
} satisfies Translated<typeof id>;
