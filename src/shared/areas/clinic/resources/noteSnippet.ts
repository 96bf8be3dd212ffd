/** A text that is written often, put into a note by a slash and its name: `/demam`. A person's own, or the clinic's. Rule: NOTE-6. */
import { ofClient } from '#shared/access';
import { longText, oneOf, readOnly, recordId, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { noteParts } from './visitNote';

export const noteSnippet = defineResource('noteSnippet', '/note-snippets', {
  noun: { id: 'teks cepat', en: ['text snippet', 'text snippets'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/note-snippet',
    add: 'add-snippet',
    edit: 'edit-snippet',
    group: 'business',
    within: 'clinicSetup',
    partly: true,
  },
  label: 'name',
  attributes: {
    /** What is typed after the slash, or the beginning of it. */
    name: text({ required: true, max: 40 }),
    text: longText({ required: true, max: 4_000 }),
    /** The part of the note that it is for; every part where it is not given. */
    part: oneOf(noteParts),
    /** Whose it is: of who made it alone, or of everybody at the clinic. */
    scope: oneOf(['own', 'clinic'], { required: true, initial: 'own' }),
    author: readOnly(text()),
    author_id: recordId(),
  },
  relations: { entity: toOne('entity', { required: true }) },
  search: ['name', 'text'],
  sort: ['name', 'scope', 'created_at'],
  filter: ['part', 'scope', 'author_id', 'created_at'],
  columns: ['name', 'text', 'part', 'scope', 'author'],
  access: {
    list: ofClient('view note-snippets', 'entity'),
    get: ofClient('view note-snippets', 'entity'),
    add: ofClient('create note-snippets', 'entity'),
    update: ofClient('edit note-snippets', 'entity'),
    destroy: ofClient('delete note-snippets', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view', 'create', 'edit', 'delete'],
    perawat: ['view', 'create', 'edit', 'delete'],
  },
});
export type NoteSnippet = RecordOf<typeof noteSnippet>;
