/** The triggers that keep the words of a search: each resource with a table of words has one, which is given what the resource declares. Rule: LST-18. */
import { resources } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { tableOf } from '#server/db/schema';
import { freshDatabase, type TestDatabase } from './withDatabase';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.close());

test('given what resources declare of their searches, then the triggers that were made keep exactly that', async () => {
  const { rows } = await database.pool.query<{ name: string; given: string }>(
    `select tgrelid::regclass::text as name, encode(tgargs, 'escape') as given from pg_trigger where tgfoid = 'keep_search_words'::regproc`,
  );
  const made = Object.fromEntries(rows.map(({ name, given }) => [name, given.split('\\000').filter(Boolean)]));
  const declared = (Object.values(resources) as Resource[]).flatMap((resource) =>
    resource.searchKinds ? [[tableOf(resource), [resource.name, ...Object.entries(resource.searchKinds).flat()]] as const] : [],
  );
  expect(made).toEqual(Object.fromEntries(declared));
});

/** A connection of the program's role, which the policies hold, within one transaction that is taken back. */
const asProgram = async <T>(
  work: (query: (text: string, values?: unknown[]) => Promise<Record<string, string>[]>) => Promise<T>,
): Promise<T> => {
  const connection = await database.pool.connect();
  try {
    await connection.query('begin');
    await connection.query(`select set_config('nadi.scope', 'all', true)`);
    return await work(async (text, values) => (await connection.query<Record<string, string>>(text, values)).rows);
  } finally {
    await connection.query('rollback');
    connection.release();
  }
};

test('given a clinic with many patients, when one more is added, then the words of the others are not read', async () => {
  const found = await asProgram(async (query) => {
    const [clinic] = await query(
      `insert into entities (id, code, name, kind, status) values (gen_random_uuid(), 'UJI', 'Klinik Uji', 'clinic', 'active') returning id`,
    );
    // Names of eight letters that nobody shares.
    const add = (from: number, to: number) =>
      query(
        `insert into patients (id, entity_id, mrn, name, sex, birth_date) select gen_random_uuid(), $1, n::text, left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 8), 'P', '1990-04-17'
         from generate_series($2::int, $3::int) as n`,
        [clinic!['id'], from, to],
      );
    const rows = async () => {
      const [told] = await query(
        `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables where relname = 'search_typos'`,
      );
      return Number(told!['rows']);
    };
    // A small table is read whole with good reason; a large one is not.
    await query('set local enable_seqscan = off');
    await add(1, 300);
    const before = await rows();
    await add(301, 301);
    const read = (await rows()) - before;
    const [stored] = await query('select count(distinct word) as words, count(*) filter (where gap = word) as whole from search_typos');
    return { read, words: Number(stored!['words']), whole: Number(stored!['whole']) };
  });
  expect(found.read).toBeLessThan(20);
  // Each of the names is there to be found with a typing error.
  expect(found).toMatchObject({ words: 301, whole: 301 });
});
