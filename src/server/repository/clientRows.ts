/** Every record that belongs to one client, page by page, as its own people may read it. Rules: PRV-3, PRV-14. */
import { sql } from 'kysely';
import type { Actor, Where } from '#shared/access';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { transaction } from '../db/database';
import { allRows, conditionsOf } from './lists/conditions';
import { idPages } from './lists/idPages';
import { defaultReadOptions, readIn } from './read';
import type { LoadedRecord } from './records';
import type { Queryable } from './runner';
import type { ServerResource } from './serverResource';
import type { Store } from './store';

/** Records that are in memory at once. */
const AT_ONCE = 200;

/** Somebody who may see all that a role at the client can open, and nothing that only the platform's permissions open. */
const readerAt = (client: string, person: string): Actor => ({
  id: person,
  roles: [],
  permissions: [],
  entityId: client,
  entityPermissions: Object.values<Resource>(resources).map(({ type }) => `view ${type}`),
});

/** The filter that a rule sets for the client; undefined where it opens nothing, or something that is not the client's. */
const clientFilter = ({ access }: Resource, reader: Actor, client: string): Where | undefined => {
  const verdict = access.get?.(reader) ?? false;
  if (typeof verdict === 'boolean') return undefined;
  return Object.values(verdict).some((wanted) => wanted === client || wanted.includes(client)) ? verdict : undefined;
};

/** One resource of a client: the pages of its records can be read again and again. */
export type ClientRows = { readonly server: ServerResource; readonly pages: () => AsyncGenerator<readonly LoadedRecord[]> };

/** The resources of which a client can have records. */
const clientRows = (store: Store, runner: Queryable, client: string, person: string): ClientRows[] => {
  const reader = readerAt(client, person);
  return Object.values<Resource>(resources).flatMap((resource) => {
    const where = clientFilter(resource, reader, client);
    if (!where) return [];
    const whole = store.find(resource.type);
    const server = whole.readBy?.(reader, store.find) ?? whole;
    const conditions = conditionsOf(server, { ...allRows, where }, store.find);
    async function* pages(): AsyncGenerator<readonly LoadedRecord[]> {
      const idsAfter = async (after: string) => {
        const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(server.table)} as t
          where ${conditions} and t.id > ${after} order by t.id limit ${AT_ONCE}`.execute(runner);
        return rows.map(({ id }) => id);
      };
      for await (const ids of idPages(AT_ONCE, idsAfter))
        yield (await readIn(store, runner, reader, server, ids, { ...defaultReadOptions, include: [] }, where)).records;
    }
    return [{ server, pages }];
  });
};

/**
 * Reads everything of a client in one look: what is written meanwhile is not in it, neither in part nor whole. Row-level security
 * keeps the rows of other clients out, whatever the rules say.
 * @param person whose id stands for the reader
 */
export const readingClient = <T>(
  store: Store,
  { client, person }: { readonly client: string; readonly person: string },
  read: (resources: readonly ClientRows[], runner: Queryable) => Promise<T>,
): Promise<T> =>
  transaction(store.database, (runner) => read(clientRows(store, runner, client, person), runner), {
    scope: { entityId: client },
    isolation: 'repeatable read',
    readOnly: true,
  });
