/** A plan that clients subscribe to; its modules say what it contains. Rules: CAT-1, CAT-9, CAT-13, APP-2. */
import { can, canOrMatching } from '#shared/access';
import { count, integer, longText, money, oneOf, someOf, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

export const pack = defineResource('package', '/packages', {
  noun: { id: 'paket', en: ['package', 'packages'] },
  pages: {
    base: '/usman/package-management',
    add: 'add-package',
    edit: 'edit-package',
    group: 'sales',
    own: ['form'],
    words: ['resource-module'],
  },
  label: 'package_name',
  labelEn: 'package_name_en',
  attributes: {
    code: text({ required: true, unique: true, max: 30 }),
    package_name: text({ required: true, max: 120 }),
    /** As it is called in English; empty: the same. */
    package_name_en: text({ max: 120 }),
    description: longText(),
    target: oneOf(['clinic', 'hospital', 'doctor'], { required: true }),
    base_price: money({ required: true }),
    cycles: someOf(['monthly', 'quarterly', 'semiannual', 'yearly']),
    trial_days: integer({ required: true, max: 365 }),
    seats: integer({ required: true, min: 1, max: 100_000 }),
    /** The monthly price of one more seat; empty: no more seats are sold. */
    seat_price: money(),
    status: oneOf(['active', 'archived'], { required: true, initial: 'active' }),
    modules_count: count(),
  },
  search: ['code', 'package_name', 'package_name_en', 'description'],
  sort: ['code', 'package_name', 'base_price', 'modules_count', 'status', 'created_at'],
  filter: ['target', 'cycles', 'base_price', 'modules_count', 'status'],
  access: {
    list: canOrMatching('view packages', { status: 'active' }),
    get: canOrMatching('view packages', { status: 'active' }),
    add: can('create packages'),
    update: can('edit packages'),
    destroy: can('delete packages'),
  },
});
export type Package = RecordOf<typeof pack>;
