/** What is sold (packages, modules) and to whom (entities, their subscriptions). */
import type { Migration } from '../migrate';
import { joinTable, reference, resourceTable, search, sort, tenantTable, textSort, unique } from './statements';

const packages = [
  ...resourceTable('packages', [
    'code text not null',
    'package_name text not null',
    'description text',
    'target text not null',
    'base_price bigint not null',
    `cycles text[] not null default '{}'`,
    'trial_days integer not null',
    'seats integer not null',
    'status text not null',
  ]),
  unique('packages', 'code'),
  ...textSort('packages', 'code', 'package_name', 'status'),
  ...sort('packages', 'base_price'),
  ...search('packages', 'code', 'package_name', 'description'),
];

const modules = [
  ...resourceTable('modules', [
    'module_name text not null',
    'package_id uuid not null references packages',
    'feature_key text not null',
    'price bigint not null',
    'kind text not null',
    'status text not null',
  ]),
  ...reference('modules', 'package_id'),
  ...textSort('modules', 'module_name', 'status', 'feature_key'),
  ...sort('modules', 'price'),
  ...search('modules', 'module_name', 'feature_key'),
];

const entities = [
  ...resourceTable('entities', [
    'code text',
    'name text not null',
    'kind text not null',
    'npwp text',
    'address text',
    'region text',
    'city text',
    'phone text',
    'email text',
    'person_in_charge text',
    'status text not null',
  ]),
  ...textSort('entities', 'name', 'kind', 'city', 'status'),
  ...search('entities', 'code', 'name', 'city', 'email'),
  ...joinTable('entity_modules', ['entity_id', 'entities'], ['module_id', 'modules']),
];

const subscriptions = [
  ...tenantTable('clientsubsheaders', [
    'package_id uuid not null references packages',
    'number text',
    `status text not null default 'draft'`,
    'cycle text not null',
    'anchor_day integer',
    'start_at timestamptz(3)',
    'trial_end_at timestamptz(3)',
    'period_start timestamptz(3)',
    'period_end timestamptz(3)',
    'next_invoice_at timestamptz(3)',
    'auto_renew boolean not null default true',
    'cancel_at_period_end boolean not null default false',
    'discount bigint',
    'package_price bigint',
    'note text',
  ]),
  ...reference('clientsubsheaders', 'package_id'),
  ...textSort('clientsubsheaders', 'number', 'status', 'cycle'),
  ...search('clientsubsheaders', 'number', 'note'),
  ...tenantTable('clientsubsdetails', [
    'clientsubsheader_id uuid not null',
    'module_id uuid not null references modules',
    'price bigint',
    'qty integer not null',
    'start_at timestamptz(3)',
    'end_at timestamptz(3)',
    `status text not null default 'active'`,
    'foreign key (entity_id, clientsubsheader_id) references clientsubsheaders',
  ]),
  ...reference('clientsubsdetails', 'clientsubsheader_id', 'module_id'),
];

export const clients: Migration = { name: '0003_clients', up: [...packages, ...modules, ...entities, ...subscriptions] };
