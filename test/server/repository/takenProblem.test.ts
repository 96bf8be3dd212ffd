/** Every unique index of a resource's table points to a field, so that the error can be shown at the input. */
import { resources, type ResourceName } from '#shared/areas/resources';
import { uniqueProblem } from '#server/repository/takenProblem';
import { serverResources } from '#server/areas/resources';
import { freshDatabase, type TestDatabase } from '../db/withDatabase';

let database: TestDatabase;
beforeAll(async () => void (database = await freshDatabase({ seeded: false })));
afterAll(() => database.close());

const uniqueIndexes = async (): Promise<{ table: string; index: string }[]> =>
  (
    await database.pool.query<{ table: string; index: string }>(
      `select t.relname as table, i.relname as index from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        where x.indisunique and t.relnamespace = 'public'::regnamespace`,
    )
  ).rows;

test('given any unique index of a resource’s table, then its violation points to a field', async () => {
  const indexes = await uniqueIndexes();
  // What nobody adds by hand, as a notification, has no input to point to.
  const added = (Object.keys(resources) as ResourceName[]).filter((name) => resources[name].access.add);
  const pointed = added.flatMap((name) => {
    const server = serverResources[name];
    return indexes
      .filter(({ table }) => table === server.table)
      .map(({ index }) => [index, uniqueProblem(server, index)?.pointer] as const);
  });
  expect(pointed.length).toBeGreaterThan(14);
  expect(pointed.filter(([, pointer]) => pointer === undefined)).toEqual([]);
  expect(Object.fromEntries(pointed)).toMatchObject({ users_email_unique: '/data/attributes/email', tags_pkey: '/data/id' });
});
