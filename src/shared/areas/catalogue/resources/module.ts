/** One feature as one package sells it; a feature in three packages is three modules. (The name is `modul` because CommonJS reserves `module`.) Rules: CAT-2, CAT-9, CAT-13. */
import { can, canOrMatching } from '#shared/access';
import { money, oneOf, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

export const modul = defineResource('module', '/modules', {
  noun: { id: 'modul', en: ['module', 'modules'] },
  pages: { base: '/usman/module-management', add: 'add-module', edit: 'edit-module', group: 'sales' },
  label: 'module_name',
  labelEn: 'module_name_en',
  attributes: {
    module_name: text({ required: true, max: 120 }),
    /** As it is called in English; empty: the same. */
    module_name_en: text({ max: 120 }),
    feature_key: text({ required: true, max: 40 }),
    price: money({ required: true }),
    kind: oneOf(['included', 'addon'], { required: true, initial: 'included' }),
    status: oneOf(['active', 'archived'], { required: true, initial: 'active' }),
  },
  relations: { package: toOne('packages', { required: true }) },
  include: ['package'],
  search: ['module_name', 'module_name_en', 'feature_key', 'package.package_name', 'package.package_name_en'],
  sort: ['module_name', 'package.package_name', 'price', 'status', 'created_at'],
  filter: ['package', 'feature_key', 'status'],
  access: {
    list: canOrMatching('view modules', { status: 'active' }),
    get: canOrMatching('view modules', { status: 'active' }),
    add: can('create modules'),
    update: can('edit modules'),
    destroy: can('delete modules'),
  },
});
export type Module = RecordOf<typeof modul>;
