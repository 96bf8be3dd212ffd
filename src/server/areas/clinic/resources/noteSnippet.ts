/** Text snippets of notes: a person's own, and the clinic's. Rule: NOTE-6. */
import { noteSnippet } from '#shared/areas/clinic/resources/noteSnippet';
import { defineServerResource } from '#server/repository/serverResource';
import { changedSnippet, firstSnippet, keptSnippets } from '../records/notes';

export const servedNoteSnippet = defineServerResource(noteSnippet, {
  tenant: true,
  changesWith: [],
  hooks: { before: { add: firstSnippet, update: changedSnippet, destroy: keptSnippets } },
});
