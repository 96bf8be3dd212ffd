/** Words of the style guide's page of notifications, in English. */
import type id from '../id/galleryNotices';
import type { Translated } from '#client/locales/translated';

export default {
  purpose: 'A notification says what happened and what can be done. Its colour means one thing everywhere, and never speaks alone.',
  contents: {
    notice: 'Six types',
    action: 'With an action',
    toast: 'Toasts',
    alert: 'Sign-in form’s alert',
    form: 'Form’s alert',
    modal: 'Dialog',
    progress: 'Progress',
  },
  why: {
    notice: 'Stands on the page, near what it is about. Without a cross it stays until its reason is gone.',
    action: 'One piece of news, one action: take it back, try again, or see why.',
    toast:
      'For what is done: top right, {{seconds}} seconds, and it stays while the mouse is over it. What can be taken back brings its button.',
    alert: 'For light pages. What failed is read out at once; other news waits its turn.',
    form: 'Above the dashboard’s forms: all errors at once, with links to their fields.',
    modal:
      'Only for questions that must be answered now. Comes and goes in {{time}} milliseconds; without motion for those who ask for that.',
    progress: 'For work whose length is known. A value outside 0 to 100 is refused: it is its caller’s mistake.',
  },
  said: {
    default: 'This week’s roster is ready.',
    info: 'A new version is installed tonight at 23:00.',
    primary: 'A ticket has been assigned to you.',
    danger: 'The invoice could not be sent. Check the recipient’s e-mail address.',
    warning: 'The subscription ends in 3 days.',
    success: '“Sterile gauze 16 × 16” saved.',
    long: 'The verification mail has not reached every address yet, as the recipients’ mail server refuses for the time being. We try again every ten minutes, or try now.',
    close: 'This one can be closed.',
  },
  closable: 'Can be closed',
  showAgain: 'Show again',
  undone: 'Undone {{count}} times.',
  undone_one: 'Undone {{count}} time.',
  taken: 'Undone.',
  send: 'Toast {{type}}',
  sendUndo: 'Toast that can be undone',
  form: { title: '2 fields need attention', text: 'Name: required. Date: not a valid date.' },
  modal: {
    open: 'Open a dialog',
    title: 'Dialog',
    text: 'Comes in {{time}} milliseconds. The focus stays inside, and goes back to its button once it is closed.',
  },
  percent: '{{value}} per cent',
  exporting: 'Exporting',
} satisfies Translated<typeof id>;
