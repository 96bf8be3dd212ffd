/** The databases that tests copy, made by the first test file that needs one. Copying takes a fraction of migrating. */
import { setTimeout as sleep } from 'node:timers/promises';
import { appAddress, openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { seed } from '#server/db/seed';
import { PASSWORD } from '../../password';
import { addressOf, onServer, templateOf } from './testServer';

export { PASSWORD };

const exists = async (name: string): Promise<boolean> =>
  (await onServer(`select 1 as found from pg_database where datname = '${name}'`)).length > 0;

async function fill(url: string, seeded: boolean): Promise<void> {
  const owner = await openDatabase(url, { as: 'owner', max: 2 });
  await migrate(owner);
  await owner.close();
  if (!seeded) return;
  const app = await openDatabase(appAddress(url), { max: 1 });
  await seed(app, { password: PASSWORD });
  await app.close();
}

/** Makes the template under another name, so that anyone who waits for it never copies half of it. */
async function make(name: string, seeded: boolean): Promise<void> {
  const making = `${name}_making`;
  await onServer(`create database ${making} template template0`);
  await fill(addressOf(making), seeded);
  await onServer(`alter database ${making} rename to ${name}`);
}

/** The template's name, once it is there. */
export async function template(seeded: boolean): Promise<string> {
  const name = templateOf(seeded);
  if (await exists(name)) return name;
  await make(name, seeded).catch(async (error: { code?: string }) => {
    // Another worker makes it (42P04: the name is taken; 23505: at this very moment).
    if (error.code !== '42P04' && error.code !== '23505') throw error;
    while (!(await exists(name))) await sleep(20);
  });
  return name;
}
