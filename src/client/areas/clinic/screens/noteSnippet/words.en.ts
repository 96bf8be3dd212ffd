/** Words of text snippets, in English. */
import type { noteSnippet } from '#shared/areas/clinic/resources/noteSnippet';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Texts that are written often. Type a slash and the name in a note, such as /fever.' },
  form: { purpose: 'The name is typed after a slash.' },
  fields: {
    name: 'Name',
    text: 'Text',
    part: 'Part of the note',
    scope: 'Used by',
    author: 'Made by',
    author_id: 'Account',
    entity: 'Client',
  },
  choices: {
    part: { subjective: 'Subjective', objective: 'Objective', assessment: 'Assessment', plan: 'Plan' },
    scope: { own: 'Only me', clinic: 'Everybody at the clinic' },
  },
  help: {
    name: 'What is typed after the slash, such as fever child.',
    part: 'Leave it empty where it is for every part.',
    scope: 'A snippet of one’s own is changed by who made it alone.',
  },
} satisfies WordsOf<typeof noteSnippet>;
