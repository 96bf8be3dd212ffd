/** A deletion that can still be undone: what went in one act, who deleted it, and until when it is stored. Undone by DELETE /{type}/deletions/{id}. */
import { can } from '#shared/access';
import { count, dateTime, readOnly, text } from '#shared/kit/fields';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';

export const trash = defineResource('trash', '/trash', {
  noun: { id: 'data terhapus', en: ['deletion', 'deletions'] },
  label: 'label',
  attributes: {
    /** Name of the records' resource, as `item`. */
    resource: readOnly(text({ required: true, max: 60 })),
    /** How many of its records the reader may see. */
    count: count(),
    /** Names of the first three of those; null where the reader may see none of them (PRV-17). */
    label: readOnly(text()),
    expires_at: readOnly(dateTime()),
  },
  relations: { actor: readOnlyRelation(toOne('users')) },
  include: ['actor'],
  search: ['label'],
  sort: ['resource', 'count', 'expires_at', 'created_at'],
  filter: ['resource', 'actor', 'created_at'],
  access: { list: can('view trash'), get: can('view trash') },
});
export type Trash = RecordOf<typeof trash>;
