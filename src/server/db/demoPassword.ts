/** A demo offers the first accounts to everyone. It starts only if they still are as the first start made them. */
import type { Config } from '../config';
import { verifyPassword } from '../passwordHash';
import type { Database } from './database';
import { accounts } from './seed/roles';
import { StartupError } from './startupError';

type Account = { email: string; password_hash: string | null };

const read = async ({ pool }: Pick<Database, 'pool'>): Promise<Account[]> => {
  const { rows } = await pool.query<Account>(
    `select email, password_hash from users where email = any($1) and deleted_at is null and status = 'active' and not two_step`,
    [accounts.map(({ email }) => email)],
  );
  return rows;
};

/**
 * Proves that the shared accounts can be signed in to with SEED_PASSWORD: a real installation must not become a demo by a setting.
 * @throws StartupError `demo.accounts`
 */
export async function checkDemo(
  database: Pick<Database, 'pool'>,
  { demo, seedPassword }: Pick<Config, 'demo' | 'seedPassword'>,
): Promise<void> {
  if (!demo) return;
  const there = await read(database);
  const fits = await Promise.all(
    accounts.map(({ email }) => verifyPassword(there.find((one) => one.email === email)?.password_hash ?? null, seedPassword!)),
  );
  const others = accounts.filter((_, index) => !fits[index]).map(({ email }) => email);
  if (others.length === 0) return;
  throw new StartupError(
    'demo.accounts',
    `DEMO=on offers the first accounts to everyone, but these are not as the first start makes them with SEED_PASSWORD: ${others.join(', ')}. ` +
      'Give the demo a new database (DATA_DIR or DATABASE_URL), or set DEMO=off.',
  );
}
