/** Which user the app connects with, on a database that is given: the owner only where there is no other way, and then it says so. */
import { readConfig } from '#server/config';
import { appAddress } from '#server/db/database';
import { prepareDatabase, type Closers } from '#server/db/prepare';
import { onServer } from './testServer';
import { freshDatabase, type TestDatabase } from './withDatabase';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase({ seeded: false })));
afterAll(() => database.close());

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const WARNING = expect.stringContaining('set DATABASE_APP_URL');

/** Prepares the database. @returns who the app signed in as, and what was said of it */
const prepared = async (appUrl = ''): Promise<{ login: string; said: string[] }> => {
  const closers: Closers = [];
  const said: string[] = [];
  const config = readConfig({
    DATABASE_URL: database.url,
    DATABASE_APP_URL: appUrl,
    SECRET_KEY: 'k'.repeat(32),
  });
  try {
    const { database: app } = await prepareDatabase(config, closers, { progress: (sentence) => said.push(sentence) });
    const { rows } = await app.pool.query<{ login: string; role: string }>('select session_user as login, current_user as role');
    expect(rows[0]!.role).toBe('nadi_app');
    return { login: rows[0]!.login, said };
  } finally {
    for (const close of closers.reverse()) await close();
  }
};

test('given a server that asks for no password, when it is prepared, then the app signs in as its role and nothing is said', async () => {
  expect(await prepared()).toEqual({ login: 'nadi_app', said: [] });
});

test('given a server that does not let the role in, when it is prepared, then the app connects as the owner and one sentence says what to do', async () => {
  const [owner] = await onServer<{ name: string }>('select session_user as name');
  await onServer(`revoke connect on database ${nameOf(database.url)} from public`);
  try {
    expect(await prepared()).toEqual({ login: owner!.name, said: [WARNING] });
  } finally {
    await onServer(`grant connect on database ${nameOf(database.url)} to public`);
  }
});

test('given a login of its own that is granted the role, when it is prepared, then the app signs in with it', async () => {
  const login = `login_of_${nameOf(database.url)}`;
  await onServer(`create role ${login} login`);
  await onServer(`grant nadi_app to ${login}`);
  const own = new URL(appAddress(database.url));
  own.username = login;
  try {
    expect(await prepared(own.href)).toEqual({ login, said: [] });
  } finally {
    await onServer(`drop role ${login}`);
  }
});

test('given DATABASE_APP_URL with the owner, when it is prepared, then the same sentence says so', async () => {
  expect((await prepared(database.url)).said).toEqual([WARNING]);
});

test('given DATABASE_APP_URL with a user nobody made, when it is prepared, then the start fails and names that setting', async () => {
  const wrong = new URL(database.url);
  wrong.username = 'nobody_made_me';
  await expect(prepared(wrong.href)).rejects.toMatchObject({
    code: 'database.refused',
    message: expect.stringContaining('DATABASE_APP_URL'),
  });
});
