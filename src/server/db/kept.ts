/** Statements whose best plan hangs on no value: each connection reads and plans such a one once, and keeps it under a name. */
import { sql, type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type pg from 'pg';

const MARK = '/* kept */';

/**
 * Begins a statement that finds its rows by keys: sql`${kept} select …`. To plan it costs more than to run it.
 * Never begins a search, a filter or a page: what is best for one value may be a thousand times too slow for another.
 */
export const kept = sql.raw(MARK);

/** Most that a connection keeps: sparse fields make ever new texts. The rest are planned each time. */
const MOST = 500;

const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `kept_${names.size}`;
  names.set(text, name);
  return name;
};

function keeping(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values?: readonly unknown[]): unknown {
    if (typeof text !== 'string') throw new Error('Rows are not read through cursors.');
    const name = text.startsWith(MARK) ? nameOf(text) : undefined;
    return client.query({ ...(name && { name }), text, values: [...(values ?? [])] });
  }
  return { query, release: () => client.release() };
}

/** A pool for Kysely, whose connections keep the statements that ask for it. */
export function keepingPool(pool: pg.Pool): PostgresPool {
  // Kysely knows a connection again by its object.
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const one = known.get(client) ?? keeping(client);
      known.set(client, one);
      return one;
    },
    end: () => pool.end(),
  };
}
