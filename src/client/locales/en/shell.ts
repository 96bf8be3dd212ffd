/** Words of the command palette and of the keyboard's shortcuts, in English. */
import type id from '../id/shell';

export default {
  palette: 'Search or open',
  placeholder: 'Search pages, records or actions',
  results: 'Results',
  section: { recent: 'Opened last', pages: 'Pages', adding: 'Add', commands: 'Actions' },
  command: { language: 'Switch to {{language}}', theme: 'Appearance: {{theme}}' },
  nothing: 'Nothing fits “{{q}}”.',
  searching: 'Searching records…',
  count: 'Results: {{number}}',
  failed: 'Records can’t be searched right now. Pages and actions can still be opened.',
  foot: { move: 'choose', open: 'open', close: 'close' },
  shortcuts: { anywhere: 'Anywhere', lists: 'In lists', records: 'On the page of a record', forms: 'In forms' },
  shortcut: {
    palette: 'Search or open anything',
    shortcuts: 'Show these shortcuts',
    lock: 'Lock the screen',
    toast: 'To the message that appeared',
    search: 'Go to the search box',
    cells: 'Move between cells',
    width: 'Column width, on a column heading',
    previous: 'Previous record of the list',
    next: 'Next record of the list',
    save: 'Save',
  },
  signOut: {
    title: 'Sign out of Nadi?',
    stays: 'The following stays in this browser, encrypted. Only you can read it, after signing in again.',
    lost: 'This address does not use HTTPS, so the browser cannot keep the following safely. All of it is lost when you sign out.',
    unsent: 'Not sent to the server yet: {{number}}',
    drafts: 'Unsaved forms: {{number}}',
    events: 'Calendar events: {{number}}',
    remove: 'Remove all of it from this browser',
  },
} satisfies typeof id;
