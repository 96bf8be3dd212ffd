/** Removes indexes while very many rows are added: making them once at the end takes a fraction of the time of updating them for each row. */
import { sql } from 'kysely';
import type { Database } from '../database';
import { migrations } from '../migrations';
import type { Progress } from '../toolError';

interface Index {
  name: string;
  /** The migration's own step, which does nothing where the index is there. */
  step: string;
}

const steps = migrations.flatMap(({ up }) => up);
const dropped = new Set(steps.flatMap((step) => /drop index if exists (\w+)/.exec(step)?.[1] ?? []));

/** The items' indexes, keys apart, as the migrations make them. */
const indexes: readonly Index[] = steps.flatMap((step) => {
  const name = /create index if not exists (\w+) on (?:items|item_tags)\b/.exec(step)?.[1];
  return name && !dropped.has(name) ? [{ name, step }] : [];
});

type Kysely = Pick<Database, 'kysely'>;

/** Takes the indexes away. Should this process be killed before `makeIndexes`, the next demo makes them. */
export async function dropIndexes({ kysely }: Kysely): Promise<void> {
  for (const { name } of indexes) await sql`drop index if exists ${sql.ref(name)}`.execute(kysely);
}

/** Makes those that are missing. */
export async function makeIndexes({ kysely }: Kysely, progress: Progress): Promise<void> {
  for (const [done, { step }] of indexes.entries()) {
    progress({ what: 'Making indexes', done, total: indexes.length });
    await kysely.transaction().execute(async (trx) => {
      await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
      await sql.raw(step).execute(trx);
    });
  }
}
