/** Statements that are sent ahead: nobody waits for them, and none of their errors is lost. */
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { ahead, sender } from '#server/db/pipelining';
import { freshDatabase, type TestDatabase } from './withDatabase';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

const add = (name: string, color: string | null = '#123456') =>
  sql`${ahead} insert into tags (id, name, color) values (${crypto.randomUUID()}, ${name}, ${color})`;
const named = async (name: string) => (await sql`select 1 from tags where name = ${name}`.execute(database.kysely)).rows.length;

test('given a statement sent ahead, when its transaction commits, then it is done', async () => {
  await transaction(database, async (trx) => void (await add('Ahead').execute(trx)));
  expect(await named('Ahead')).toBe(1);
});

test('given one that fails last of all, then the commit rejects with its error, and nothing is kept', async () => {
  const failing = transaction(database, async (trx) => {
    await add('Before').execute(trx);
    await add('Broken', null).execute(trx);
  });
  await expect(failing).rejects.toMatchObject({ code: '23502', column: 'color' });
  expect(await named('Before')).toBe(0);
});

test('given one that fails, then the next statement rejects with its error, not with its own', async () => {
  let reached = false;
  const failing = transaction(database, async (trx) => {
    await add('Broken', null).execute(trx);
    await sql`select 1`.execute(trx);
    reached = true;
  });
  await expect(failing).rejects.toMatchObject({ code: '23502' });
  expect(reached).toBe(false);
});

test('given an error of our own after one that fails, then ours is told, and the connection serves the next transaction', async () => {
  const failing = transaction(database, async (trx) => {
    await add('Broken', null).execute(trx);
    throw new Error('ours');
  });
  await expect(failing).rejects.toThrow('ours');
  await transaction(database, async (trx) => void (await add('After').execute(trx)));
  expect(await named('After')).toBe(1);
});

test('given a savepoint, then each statement is waited for, so that what fails can be taken back', async () => {
  await transaction(database, async (trx) => {
    await sql`savepoint here`.execute(trx);
    await expect(add('Broken', null).execute(trx)).rejects.toMatchObject({ code: '23502' });
    await sql`rollback to savepoint here`.execute(trx);
    await add('Saved').execute(trx);
  });
  expect(await named('Saved')).toBe(1);
});

test('given no transaction, then it is waited for', async () => {
  await expect(add('Broken', null).execute(database.kysely)).rejects.toMatchObject({ code: '23502' });
  await add('Alone').execute(database.kysely);
  expect(await named('Alone')).toBe(1);
});

test('given a transaction that is asked to run again by a statement sent ahead, then it runs again', async () => {
  let times = 0;
  await transaction(database, async (trx) => {
    times += 1;
    if (times === 1) await sql`${ahead} do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
  });
  expect(times).toBe(2);
});

describe('what is written to the socket', () => {
  const answer = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] as never[] };
  const writing = () => {
    const log: string[] = [];
    const send = sender(() => ({ cork: () => void log.push('cork'), uncork: () => void log.push('uncork') }));
    return { log, say: (text: string) => send(text, async () => (log.push(text), answer)) };
  };
  const MARKED = '/* kept *//* ahead */ insert';

  test('given statements that are not waited for, then they go out together with the next one', async () => {
    const { log, say } = writing();
    await say('begin');
    await say(MARKED);
    await say('select 1');
    await say(MARKED);
    await say('commit');
    expect(log).toEqual(['cork', 'begin', MARKED, 'select 1', 'uncork', 'cork', MARKED, 'commit', 'uncork']);
  });

  test('given one that no other follows soon, then it goes out by itself', async () => {
    const { log, say } = writing();
    await say('begin');
    await new Promise(setImmediate);
    expect(log).toEqual(['cork', 'begin', 'uncork']);
  });

  test('given no transaction, then each goes out at once', async () => {
    const { log, say } = writing();
    await say(MARKED);
    expect(log).toEqual([MARKED]);
  });
});
