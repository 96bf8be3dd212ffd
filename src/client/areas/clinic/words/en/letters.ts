/** Words of the letters of a visit, in English. */
import type { Translated } from '#client/locales/translated';
import type id from '../id/letters';

export default {
  title: 'Letters of this visit',
  purpose: 'A letter is signed first, then printed.',
  none: 'No letter was written at this visit.',
  write: 'Write a letter: {{kind}}',
  save: 'Save the draft',
  saved: 'The draft of the letter was saved.',
  preview: 'Preview',
  print: 'Print',
  new: 'Write a letter',
  steps: 'Actions',
  unnumbered: 'Draft',
} satisfies Translated<typeof id>;
