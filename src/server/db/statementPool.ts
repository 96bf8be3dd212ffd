/** The connection pool for Kysely: prepares a statement, or sends it ahead, when its text is marked so. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { sender, type Corkable } from './pipelining';
import { PREPARED } from './preparedStatements';

/** Most prepared statements of one connection: sparse fields produce many different texts. Further ones are planned each time. */
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
  // The driver's socket: another one once the connection is encrypted.
  const send = sender(() => (client as unknown as { connection: { stream: Corkable } }).connection.stream);
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values?: readonly unknown[]): unknown {
    if (typeof text !== 'string') throw new Error('Rows are not read through cursors.');
    const name = text.startsWith(PREPARED) ? nameOf(text) : undefined;
    return send(text, () => client.query({ ...(name && { name }), text, values: [...(values ?? [])] }));
  }
  return { query, release: () => client.release() };
}

/** A pool for Kysely whose connections prepare, or send ahead, the statements that are marked so. */
export function statementPool(pool: pg.Pool): PostgresPool {
  // Kysely identifies a connection by its object, so each client is wrapped only once.
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
