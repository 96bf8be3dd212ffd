/** The services of clinics with their general tariff. Rule: SVC-6. */
import type { Migration } from '../migrate';
import { search, sort, tenantTable, textSort } from './statements';

export const services: Migration = {
  name: '0030_services',
  up: [
    ...tenantTable('services', [
      'code text not null',
      'name text not null',
      'name_en text',
      'category text not null',
      'unit text',
      'duration_min integer',
      'price bigint not null',
      'taxable boolean not null default false',
      `status text not null default 'active'`,
    ]),
    'create unique index if not exists services_code_unique on services (entity_id, lower(code)) where deleted_at is null',
    ...textSort('services', 'code', 'name', 'category', 'status'),
    // 0173 takes the price away.
    ...sort('services', 'price').map((step) => `do $$ begin ${step}; exception when undefined_column then null; end $$`),
    ...search('services', 'code', 'name', 'name_en'),
  ],
};
