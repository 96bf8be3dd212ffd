/** Days on which the provider's staff does not work: the clocks of tickets stand still. Rule: TKT-4. */
import { can } from '#shared/access';
import { date, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

export const holiday = defineResource('holiday', '/holidays', {
  noun: { id: 'hari libur', en: ['holiday', 'holidays'] },
  pages: { base: '/usman/holiday-management', add: 'add-holiday', edit: 'edit-holiday', group: 'configuration' },
  label: 'name',
  attributes: {
    day: date({ required: true }),
    name: text({ required: true, max: 120 }),
  },
  search: ['name'],
  sort: ['day', 'name', 'created_at'],
  filter: ['day'],
  access: {
    list: can('view holidays'),
    get: can('view holidays'),
    add: can('create holidays'),
    update: can('edit holidays'),
    destroy: can('delete holidays'),
  },
});
export type Holiday = RecordOf<typeof holiday>;
