/** Compares the database after a crash with the acknowledged writes; reads as the database owner, without the program. */
import pg from 'pg';
import { resources } from '#shared/areas/resources';
import { serverResources } from '#server/areas/resources';
import type { Known } from './writeLoad';

const names = { tags: 'tag', categories: 'category' } as const;

/** Records whose row, audit lines and deletion don't tell one story: a row without its line, a line without its row, another name. */
const halfMade = (table: keyof typeof names): string => `
  with told as (
    select record_id as id, count(*) filter (where action = 'add') as added, count(*) filter (where action = 'destroy') as gone,
      (array_agg(after ->> 'name' order by at desc, id desc) filter (where after ? 'name'))[1] as name
    from audit where resource = '${names[table]}' group by record_id
  )
  select coalesce(t.id, told.id) as id from ${table} as t full join told on told.id = t.id left join deletions as d on d.id = t.deletion_id
  where t.id is null or told.id is null or told.added <> 1 or t.name <> told.name
    or told.gone <> (t.deleted_at is not null)::int or (t.deleted_at is not null) <> (d.id is not null)`;

const counted = Object.entries(serverResources)
  .map(
    ([name, { table }]) => `select '${name}' as name, (select count(*) from ${table} where deleted_at is null) as live,
    (select coalesce(sum(live), 0) from totals where resource = '${name}') as entered`,
  )
  .join(' union all ');

type Row = { id: string; name: string; gone: boolean };

export interface Books {
  /** Ids of records that were made, changed or deleted by half. */
  halfMade: string[];
  /** Names of resources whose total is not what counting gives. */
  wrongTotals: string[];
  /** Ids of records that are not as they were last acknowledged; those of `unsure` are not looked at. */
  lost: string[];
  /** Live records by type. */
  live: Record<string, number>;
}

/** @param url of the database, for a user who sees all rows */
export async function readBooks(url: string, known: ReadonlyMap<string, Known>, unsure: ReadonlySet<string>): Promise<Books> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const books: Books = { halfMade: [], wrongTotals: [], lost: [], live: {} };
    const there = new Map<string, Row>();
    for (const table of ['tags', 'categories'] as const) {
      const { rows } = await client.query<Row>(`select id, name, deleted_at is not null as gone from ${table}`);
      for (const row of rows) there.set(row.id, row);
      books.halfMade.push(...(await client.query<{ id: string }>(halfMade(table))).rows.map(({ id }) => id));
    }
    for (const [id, { name, gone }] of known) {
      const row = there.get(id);
      if (!unsure.has(id) && (row?.name !== name || row.gone !== gone)) books.lost.push(id);
    }
    const { rows } = await client.query<{ name: keyof typeof resources; live: string; entered: string }>(counted);
    books.wrongTotals = rows.filter(({ live, entered }) => live !== entered).map(({ name }) => name);
    books.live = Object.fromEntries(rows.map(({ name, live }) => [resources[name].type, Number(live)]));
    return books;
  } finally {
    await client.end();
  }
}
