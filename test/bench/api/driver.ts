/** The bare driver: says the app's own SQL again through a pool like the app's, in one process, without HTTP, policy or JSON. */
import type pg from 'pg';
import { newId } from '#server/repository/ids';
import { sampleOf, type Sample } from './figures';
import { CONNECTIONS } from './http';
import type { Statement } from './statements';

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** A write again, for other records: every id that wasn't there before gets a new one, the same wherever it stands. */
const anew = (statements: readonly Statement[], known: ReadonlySet<string>): Statement[] => {
  const ids = new Map<string, string>();
  const idFor = (id: string): string => {
    const fresh = ids.get(id) ?? newId();
    ids.set(id, fresh);
    return fresh;
  };
  const other = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(UUID, (id) => (known.has(id) ? id : idFor(id)));
    return Array.isArray(value) ? value.map(other) : value;
  };
  return statements.map((statement) => ({ ...statement, values: statement.values.map(other) }));
};

/** One request's statements, one after the other: on one connection where they are a transaction. */
async function say(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  if (!/^begin|^start transaction/i.test(statements[0]?.text ?? '')) {
    for (const statement of statements) await pool.query({ ...statement, values: [...statement.values] });
    return;
  }
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query({ ...statement, values: [...statement.values] });
  } finally {
    client.release();
  }
}

/** Each request's statements, and the ids that are to stay as they are when a write is said again. */
export interface Spoken {
  requests: readonly (readonly Statement[])[];
  known: ReadonlySet<string>;
}

/** One round, with as many at once as over HTTP. */
export async function askDriver(pool: pg.Pool, { requests, known }: Spoken, seconds: number): Promise<Sample> {
  const times: number[] = [];
  const writes = requests[0]!.some(({ text }) => /\binsert into\b/.test(text));
  const began = performance.now();
  const end = began + seconds * 1_000;
  let at = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const statements = requests[at++ % requests.length]!;
      const from = performance.now();
      await say(pool, writes ? anew(statements, known) : statements);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return sampleOf(times, performance.now() - began, 0);
}
