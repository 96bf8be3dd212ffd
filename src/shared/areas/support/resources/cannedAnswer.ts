/** An answer that staff write often: inserted into a reply to a ticket, with the fields of that ticket filled in. Rule: TKT-12. */
import { can } from '#shared/access';
import { longText, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';
import { MOST_MESSAGE } from './ticket';

export const cannedAnswer = defineResource('cannedAnswer', '/canned-answers', {
  noun: { id: 'jawaban siap pakai', en: ['canned answer', 'canned answers'] },
  pages: { base: '/usman/canned-answer-management', add: 'add-canned-answer', edit: 'edit-canned-answer', group: 'configuration' },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 80 }),
    /** Its fields stand in braces: `{name}`. */
    message: longText({ required: true, max: MOST_MESSAGE }),
  },
  search: ['name', 'message'],
  sort: ['name', 'created_at'],
  access: {
    list: can('view canned-answers'),
    get: can('view canned-answers'),
    add: can('create canned-answers'),
    update: can('edit canned-answers'),
    destroy: can('delete canned-answers'),
  },
});
export type CannedAnswer = RecordOf<typeof cannedAnswer>;
