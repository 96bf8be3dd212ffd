/** A clinic's own text for letters or consents of a kind in a language, in place of the example that comes with the program. Rules: LET-2, TRT-11. */
import { ofClient } from '#shared/access';
import { integer, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { languages } from '#shared/locale';
import { templateKinds } from '../domain/letters';

export const letterTemplate = defineResource('letterTemplate', '/letter-templates', {
  noun: { id: 'templat surat', en: ['letter template', 'letter templates'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/letter-template',
    add: 'add-template',
    edit: 'edit-template',
    group: 'business',
    within: 'clinicSetup',
    partly: true,
    own: ['form'],
  },
  label: 'title',
  attributes: {
    kind: oneOf(templateKinds, { required: true, initial: 'sakit' }),
    language: oneOf(languages, { required: true, initial: 'id' }),
    /** The heading of the letter. */
    title: text({ required: true, max: 120 }),
    /** With placeholders such as `{{patient}}`: those of its kind are in `placeholdersOf`. */
    body: longText({ required: true, max: 10_000 }),
    /** Goes up by one with each change of the text: a consent says which edition was signed. */
    edition: readOnly(integer()),
  },
  relations: { entity: toOne('entity', { required: true }) },
  search: ['title', 'body'],
  sort: ['title', 'kind', 'language', 'created_at'],
  filter: ['kind', 'language', 'created_at'],
  columns: ['title', 'kind', 'language', 'edition', 'body'],
  access: {
    list: ofClient('view letter-templates', 'entity'),
    get: ofClient('view letter-templates', 'entity'),
    add: ofClient('create letter-templates', 'entity'),
    update: ofClient('edit letter-templates', 'entity'),
    destroy: ofClient('delete letter-templates', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view', 'create', 'edit', 'delete'],
    perawat: ['view'],
    // The front desk takes general consents, whose text comes from here.
    kasir: ['view'],
  },
});
export type LetterTemplate = RecordOf<typeof letterTemplate>;
