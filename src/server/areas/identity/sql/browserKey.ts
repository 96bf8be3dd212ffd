/** The key that encrypts what a person keeps in a browser. Only their own signed-in sessions receive it. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '#server/repository/runner';

/** AES-256. */
const KEY_BYTES = 32;

const find = async (on: Queryable, userId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ key: Buffer }>`select key from browser_keys where user_id = ${userId}`.execute(on);
  return rows[0]?.key.toString('base64');
};

/** @returns the person's key in base64: always the same one, also for two who ask for it first at the same moment */
export const browserKeyOf = async (on: Queryable, userId: string): Promise<string> => {
  const known = await find(on, userId);
  if (known) return known;
  await sql`insert into browser_keys (user_id, key) values (${userId}, ${randomBytes(KEY_BYTES)}) on conflict do nothing`.execute(on);
  return (await find(on, userId))!;
};
