/** At the start: every stored secret is encrypted with today's key, and a process with another key than the others refuses to start. */
import { sql, type Transaction } from 'kysely';
import { keyIdOf, twoStepOwner, type SecretBox } from '../secretBox';
import { transaction, type Database } from './database';
import type { Schema } from './schema';
import { StartupError } from './startupError';

type Trx = Transaction<Schema>;
type Row = { id: string; secret: string };

export const RESET_COMMAND = 'npm run two-step:reset';

/** Says which key is missing, and the two ways on. @param source where the keys come from: `SECRET_KEY` or a file's path */
const lacking = (ids: readonly string[], source: string): StartupError =>
  new StartupError(
    'secret.key',
    `Two-step secrets in this database are encrypted with the key ${ids.join(', ')}, which is not in ${source}. ` +
      `Put that key there (from the other machine's SECRET_KEY or secret.key), and start again. ` +
      `If it is lost: ${RESET_COMMAND} turns two-step sign-in off for the people concerned, who then set it up again.`,
  );

/** Enters our key as the database's when it has none. Later processes wait here until the first one is done. */
async function keyInDatabase(trx: Trx, { currentId }: SecretBox): Promise<string> {
  await sql`insert into secret_key (id, key_id) values (1, ${currentId}) on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ key_id: string }>`select key_id from secret_key where id = 1 for update`.execute(trx);
  return rows[0]!.key_id;
}

/** Condition for secrets that are encrypted with another key, or not at all. */
const outdated = async (trx: Trx, currentId: string): Promise<Row[]> => {
  const { rows } = await sql<Row>`select id, two_step_secret as secret from users
    where two_step_secret is not null and split_part(two_step_secret, ':', 2) <> ${currentId} order by id for update`.execute(trx);
  return rows;
};

/** Ids of the keys that these secrets need and the box lacks. */
const missingKeys = (rows: readonly Row[], { ids }: SecretBox): string[] => {
  const needed = rows.flatMap(({ secret }) => keyIdOf(secret) ?? []);
  return [...new Set(needed)].filter((id) => !ids.includes(id));
};

const renewed = (box: SecretBox, { id, secret }: Row): string =>
  box.seal(keyIdOf(secret) === undefined ? secret : box.open(secret, twoStepOwner(id)), twoStepOwner(id));

/**
 * Encrypts clear-text secrets and those under older keys with the current key. Safe at every start, by several processes at once.
 * @param source where the keys come from, for the sentence
 * @throws StartupError `secret.key` when the database needs a key that we lack; then nothing has changed
 */
export async function encryptStoredSecrets(database: Pick<Database, 'kysely'>, box: SecretBox, source: string): Promise<void> {
  await transaction(database, async (trx) => {
    const known = await keyInDatabase(trx, box);
    const rows = await outdated(trx, box.currentId);
    const missing = [...new Set([...missingKeys(rows, box), ...(box.ids.includes(known) ? [] : [known])])];
    if (missing.length > 0) throw lacking(missing, source);
    if (rows.length > 0) {
      await sql`update users set two_step_secret = n.secret
        from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => renewed(box, row))}::text[]) as n (id, secret)
        where users.id = n.id`.execute(trx);
    }
    await sql`update secret_key set key_id = ${box.currentId} where id = 1 and key_id <> ${box.currentId}`.execute(trx);
  });
}

/** Stored secrets as an operator's command sees them, also in an older database: whose key is not here, and how many are in clear text. */
export async function inspectStoredSecrets(
  { kysely }: Pick<Database, 'kysely'>,
  box: SecretBox | undefined,
): Promise<{ lost: string[]; clear: number }> {
  const { rows } = await sql<Row>`select id, secret from (select id, to_jsonb(u) ->> 'two_step_secret' as secret from users u) as kept
    where secret is not null order by id`.execute(kysely);
  const isLost = (id: string | undefined): boolean => id !== undefined && !box?.ids.includes(id);
  return {
    lost: rows.filter(({ secret }) => isLost(keyIdOf(secret))).map(({ id }) => id),
    clear: rows.filter(({ secret }) => keyIdOf(secret) === undefined).length,
  };
}
