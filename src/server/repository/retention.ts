/** How long deletions can be undone, and how long uploaded files that no record uses are stored. */
import { sql, type RawBuilder } from 'kysely';
import { isUploaded } from '#shared/kit/fields';
import type { Queryable } from './runner';
import { columnOf, type Row, type ServerResource, type Values } from './serverResource';
import type { Store } from './store';
import type { WriteContext } from './writeContext';

const DAY = 86_400_000;

/** Until when something that was removed at `from` is stored, as an ISO instant. */
export const keptUntil = ({ trashDays }: Pick<Store, 'trashDays'>, from: Date): string =>
  new Date(from.getTime() + trashDays * DAY).toISOString();

/** Where the deletions that can be undone are counted. */
export const trashOf = ({ find }: Pick<Store, 'find'>): ServerResource => find('trash');

/** For each attribute of several files, in which expression on the table its column holds their addresses, as an array. */
const attachedIn = (server: ServerResource): RawBuilder<string[]>[] =>
  Object.entries(server.resource.attributes).flatMap(([name, { kind }]) =>
    kind === 'files' && columnOf(server, name) !== undefined
      ? [sql<string[]>`array(select f ->> 'address' from jsonb_array_elements(${sql.ref(columnOf(server, name)!)}) as f)`]
      : [],
  );

/** An expression on the table for all addresses of files that a row holds, as an array; undefined where its resource has no files. */
export const addressesIn = (server: ServerResource): RawBuilder<string[]> | undefined => {
  const single = uploadedIn(server).map(({ address }) => address);
  const several = attachedIn(server);
  if (!single.length && !several.length) return undefined;
  return sql<string[]>`array_remove(${sql.join([sql`array[${sql.join(single)}]::text[]`, ...several], sql` || `)}, null)`;
};

type Uploaded = { readonly name: string; readonly address: RawBuilder<string | null> };

/** The attributes that an upload sets, and in which expression on the table their columns hold the address of the stored file. */
export const uploadedIn = (server: ServerResource): Uploaded[] =>
  Object.entries(server.resource.attributes).flatMap(([name, field]) => {
    if (!isUploaded(field)) return [];
    const column = sql.ref(columnOf(server, name)!);
    return [{ name, address: field.kind === 'file' ? sql<string | null>`(${column} ->> 'address')` : sql<string | null>`${column}` }];
  });

/** The address of the stored file that an attribute holds now; null where it holds none, or where there is no such row. */
export const storedAddress = async (runner: Queryable, server: ServerResource, id: string, attribute: string): Promise<string | null> => {
  const { address } = uploadedIn(server).find(({ name }) => name === attribute)!;
  const { rows } = await sql<{ address: string | null }>`select ${address} as address from ${sql.table(server.table)}
    where id = ${id}`.execute(runner);
  return rows[0]?.address ?? null;
};

/** Records the addresses of files that a change is about to replace or remove, so that they are removed when their time is over. */
export const noteLostFiles = async ({ trx, act, now }: WriteContext, server: ServerResource, { id }: Row, made: Values): Promise<void> => {
  for (const { name, address } of uploadedIn(server)) {
    if (!(name in made)) continue;
    await sql`insert into picture_removals (address, due_at)
      select ${address}, ${keptUntil(act.store, now)} from ${sql.table(server.table)} where id = ${id} and ${address} is not null
      on conflict do nothing`.execute(trx);
  }
};
