/**
 * Clients that subscribed before there were payers get those that a clinic begins with (CORE-8). And an index for the job that ends visits of
 * days that are over: it looks every minute, among all clients (VIS-5).
 */
import type { Migration } from '../migrate';

export const firstPayers: Migration = {
  name: '0111_first_payers',
  up: [
    `create index if not exists visits_waiting on visits (day, id) where status = 'antri' and deleted_at is null`,
    `do $$ declare added integer; begin
      perform set_config('nadi.scope', 'all', true);
      insert into payers (id, entity_id, code, name, kind)
        select gen_random_uuid(), e.id, one.code, one.name, one.kind
        from entities as e, (values ('UMUM', 'Umum (bayar sendiri)', 'umum'), ('BPJS', 'BPJS Kesehatan', 'bpjs')) as one (code, name, kind)
        where e.deleted_at is null and not exists (select from payers as p where p.entity_id = e.id)
          and exists (select from clientsubsheaders as h where h.entity_id = e.id and h.status <> 'draft' and h.deleted_at is null);
      get diagnostics added = row_count;
      insert into totals as t (resource, shard, live, revision) values ('payer', 0, added, 1)
        on conflict (resource, shard) do update set live = t.live + excluded.live, revision = t.revision + 1;
    end $$`,
  ],
};
