/** Words of the style guide's page of widgets, in English. All numbers on it are made up. */
import type id from '../id/galleryWidgets';

export default {
  purpose: 'Small parts that stand on many pages: numbers, pages of a list, maps, progress, alerts and badges.',
  contents: { stats: 'Stats card', pages: 'Page links', world: 'World map', progress: 'Progress bars', alerts: 'Alerts', badges: 'Badges' },
  why: {
    stats: 'One number, what is new of it, and how it went. The whole card is the door to its list.',
    pages: 'Below a list: which rows of how many, and five pages around the one that is open.',
    world: 'Places of the world, with bubbles whose areas are their values. Its data come along, so that it needs no internet.',
    progress: 'How far something has come. A value outside 0–100 is refused as a programmer’s mistake.',
    alerts: 'What has to be read now, where it happened. What went well is said by a toast.',
    badges: 'A status as a dot and a word, so that colour never speaks alone; and tags in colours of their own.',
  },
  stats: {
    up: 'More',
    down: 'Fewer',
    visits: 'Visits',
    stock: 'Items in stock',
    news: '+128 in 30 days',
    more: '24 more than before',
    fewNews: '+3 in 30 days',
    fewer: '9 fewer than before',
    none: 'Nothing new',
  },
  pages: { first: 'First page', middle: 'In the middle', last: 'Last page', few: 'Only three pages', selected: 'With a selection' },
  progress: { start: 'Not begun', half: 'Uploading a picture', done: 'Uploaded' },
  alert: {
    name: { info: 'News', success: 'Success', warning: 'Warning', error: 'Error', plain: 'On the sign-in pages' },
    info: 'Monday’s consulting hours have been updated.',
    success: 'The stock of medicines agrees with the records.',
    warning: 'Eight items have nearly run out. Order before Friday.',
    error: 'The invoice was not sent, as the client has no e-mail address.',
    action: 'Complete it',
    plain: 'Wrong password. Mind capital and small letters.',
  },
  badge: {
    success: 'Published',
    info: 'On trial',
    warning: 'Running low',
    danger: 'Suspended',
    neutral: 'Draft',
    statuses: 'Statuses',
    tags: 'Tags',
    tagNames: ['Sterile', 'Single use', 'On prescription'],
  },
} satisfies typeof id;
