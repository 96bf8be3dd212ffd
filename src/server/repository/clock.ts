/** How far this machine's clock is from the database's. */
import { sql } from 'kysely';
import type { Store } from './store';

/** Milliseconds by which our clock is ahead of the database's; negative when it is behind. */
export async function clockSkew({ database: { kysely } }: Pick<Store, 'database'>): Promise<number> {
  const before = Date.now();
  const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(kysely);
  return (before + Date.now()) / 2 - rows[0]!.now;
}
