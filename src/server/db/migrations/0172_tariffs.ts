/** Tariffs of services: the price that a service had becomes its tariff for patients who pay themselves. Rules: SVC-1, SVC-2. */
import type { Migration } from '../migrate';
import { reference, sort, tenantTable } from './statements';

export const tariffs: Migration = {
  name: '0172_tariffs',
  up: [
    ...tenantTable('tariffs', [
      'class text not null',
      'price bigint not null',
      'facility bigint not null default 0',
      'professional bigint not null default 0',
      'consumables bigint not null default 0',
      'administration bigint not null default 0',
      'valid_from date not null',
      'valid_to date',
      'service_id uuid not null',
      'payer_id uuid not null',
      'foreign key (entity_id, service_id) references services',
      'foreign key (entity_id, payer_id) references payers',
      'constraint tariffs_components check (price = facility + professional + consumables + administration)',
      'constraint tariffs_days check (valid_to is null or valid_to >= valid_from)',
    ]),
    'create index if not exists tariffs_created_at_client on tariffs (entity_id, created_at, id) where deleted_at is null',
    'create index if not exists tariffs_price_client on tariffs (entity_id, service_id, payer_id, valid_from) where deleted_at is null',
    ...reference('tariffs', 'payer_id'),
    ...sort('tariffs', 'price', 'valid_from', 'valid_to'),
    // A range of one id can be compared in a GiST index on any server, without an extension (0120).
    `do $$ begin if not exists (select from pg_constraint where conname = 'tariffs_overlap') then
      alter table tariffs add constraint tariffs_overlap exclude using gist (
        id_range(service_id, service_id, '[]') with &&, id_range(payer_id, payer_id, '[]') with &&,
        int4range(hashtext(class), hashtext(class), '[]') with &&, daterange(valid_from, valid_to, '[]') with &&
      ) where (deleted_at is null);
    end if; end $$`,
    // 0173 takes the price away.
    `do $$ begin insert into tariffs (id, entity_id, class, price, facility, valid_from, service_id, payer_id)
      select md5('tariff ' || s.id)::uuid, s.entity_id, 'semua', s.price, s.price, s.created_at::date, s.id, p.id
      from services as s join lateral (select y.id from payers as y where y.entity_id = s.entity_id and y.kind = 'umum' and y.deleted_at is null
        order by y.created_at, y.id limit 1) as p on true
      where s.deleted_at is null and not exists (select from tariffs as t where t.service_id = s.id);
      exception when undefined_column then null; end $$`,
  ],
};
