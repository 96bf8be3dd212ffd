/** Kept statements: planned once by each connection, told apart by their text, and right for every value. */
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { prepared } from '#server/db/preparedStatements';
import { freshDatabase, type TestDatabase } from './withDatabase';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

/** In one transaction, so on one connection: the texts that it keeps after `work`. */
const keptAfter = (
  work: (say: (text: 'double' | 'triple', value: number, marked?: boolean) => Promise<number>) => Promise<void>,
): Promise<string[]> =>
  transaction(database, async (trx) => {
    await work(async (text, value, marked = true) => {
      const factor = sql.raw(text === 'double' ? '2' : '3');
      const { rows } = await sql<{ product: number }>`${marked ? prepared : sql``} select ${value}::int * ${factor} as product`.execute(
        trx,
      );
      return rows[0]!.product;
    });
    const { rows } = await sql<{
      statement: string;
    }>`select statement from pg_prepared_statements where statement like '%product%' and statement not like '%pg_prepared%'`.execute(trx);
    return rows.map(({ statement }) => statement);
  });

test('given a kept statement said twenty times, then it is planned once and answers each value', async () => {
  const answers: number[] = [];
  const texts = await keptAfter(async (say) => {
    for (let value = 0; value < 20; value++) answers.push(await say('double', value));
  });
  expect(answers).toEqual(Array.from({ length: 20 }, (_, value) => value * 2));
  expect(texts).toHaveLength(1);
});

test('given two kept texts in turn, then neither is taken for the other', async () => {
  const answers: number[] = [];
  await keptAfter(async (say) => {
    for (let value = 1; value < 4; value++) answers.push(await say('double', value), await say('triple', value));
  });
  expect(answers).toEqual([2, 3, 4, 6, 6, 9]);
});

test('given a statement without the word, then nothing of it is kept', async () => {
  const texts = await keptAfter(async (say) => {
    await say('triple', 9, false);
    await say('triple', 9);
  });
  expect(texts.filter((text) => !text.startsWith('/* kept */'))).toEqual([]);
  expect(texts.filter((text) => text.includes('* 3'))).toHaveLength(1);
});

test('given a kept statement that fails, then the connection serves the next one', async () => {
  const fails = () => sql`${prepared} select 1 / ${0}::int as product`.execute(database.kysely);
  await expect(fails()).rejects.toThrow('division by zero');
  await expect(fails()).rejects.toThrow('division by zero');
  const { rows } = await sql<{ product: number }>`${prepared} select ${4}::int * 2 as product`.execute(database.kysely);
  expect(rows[0]!.product).toBe(8);
});
