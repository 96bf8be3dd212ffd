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
