/** Which tables an export holds, with their columns and keys, as the database itself describes them; parents come before children. */
import { migrations } from '../migrations';

/** What runs a statement: a pool, or one of its connections. */
export interface Asked {
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export interface Table {
  name: string;
  /** By name, so that a database that got its columns in another order exports the same; `type` as in a cast. */
  columns: { name: string; type: string }[];
  /** Columns of the primary key. */
  key: string[];
  parents: string[];
}

const named = (pattern: RegExp): string[] => [
  ...new Set(migrations.flatMap(({ up }) => up.flatMap((step) => pattern.exec(step.trim())?.[1] ?? []))),
];

/** Every table that Nadi's migrations make. */
export const madeByUs: readonly string[] = named(/^create table if not exists (\w+)/);

/** Every view that they make. A view holds nothing of its own: it is neither exported nor emptied. */
export const viewsByUs: readonly string[] = named(/^create or replace view (\w+)/);

/**
 * Sign-ins with their streams, known devices and the links of mails are secrets, failed sign-ins and answers to repeated requests are short-lived: none of it is
 * data. What waits to be sent or done would be done twice; files that no record names are not in an export, nor what is to
 * become of them. Totals are counted anew, and triggers keep the words of a search. The key's id is that of the machine that starts next.
 */
const leftOut = new Set([
  'sessions',
  'live_streams',
  'known_devices',
  'sign_in_failures',
  'one_time_tokens',
  'mails',
  'jobs',
  'idempotency_keys',
  'picture_removals',
  'totals',
  'client_totals',
  'search_words',
  'search_typos',
  'secret_key',
]);

/** The tables whose rows an export holds. */
export const transferred: readonly string[] = madeByUs.filter((name) => !leftOut.has(name));

const description = `select c.relname as name,
  (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname collate "C")
     from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
  (select json_agg(a.attname order by k.place) from pg_index i, unnest(i.indkey::int[]) with ordinality as k (attnum, place)
     join pg_attribute a on a.attnum = k.attnum where i.indrelid = c.oid and a.attrelid = c.oid and i.indisprimary) as key,
  (select coalesce(json_agg(distinct f.relname), '[]') from pg_constraint r join pg_class f on f.oid = r.confrelid
     where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as parents
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = current_schema() and c.relkind in ('r', 'p') and c.relname = any($1::text[]) order by c.relname collate "C"`;

function parentsFirst(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const next = [...left.values()].find(({ parents }) => !parents.some((parent) => left.has(parent)));
    if (!next) throw new Error(`These tables lead to one another in a circle: ${[...left.keys()].join(', ')}`);
    left.delete(next.name);
    ordered.push(next);
  }
  return ordered;
}

/** The transferred tables that are there. */
export async function tablesOf(asked: Asked): Promise<Table[]> {
  return parentsFirst((await asked.query<Table>(description, [transferred])).rows);
}

/** Names of the migrations that made this database, oldest first; none where there is no Nadi, even if somebody else has such a table. */
export async function versionOf(asked: Asked): Promise<string[]> {
  const { rows } = await asked.query<{ there: boolean }>(`select to_regclass('migrations') is not null as there`);
  if (!rows[0]!.there) return [];
  const applied = await asked.query<{ name: string | null }>(
    `select to_jsonb(m) ->> 'name' as name from migrations m order by to_jsonb(m) ->> 'name' collate "C"`,
  );
  const names = applied.rows.map(({ name }) => name ?? '');
  return names.includes(migrations[0]!.name) ? names : [];
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
