/** Every page there is, from its row: in either language, light and dark, wide and narrow. A heading, a title, nothing too wide, no barrier, no trouble. */
import { randomBytes } from 'node:crypto';
import { routes } from '#shared/routes';
import type { RouteRow } from '#shared/routes/row';
import { viewerOf, type Viewer } from './pageAppearance';
import { samples, type Sample } from './samples';
import { expect, test } from './test';

type Row = Pick<RouteRow, 'name' | 'path' | 'guard'>;

/** An identifier of nothing, for pages that show no record yet. */
const NOBODY = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

/** The lock is seen by somebody it locks, and last: it stays. */
const isSeenSignedIn = ({ name, guard }: Row) => name === 'lock' || (guard !== 'open' && guard !== 'guest');

const rows: readonly Row[] = routes.filter(({ name }) => name !== 'lock');
const lock: readonly Row[] = routes.filter(({ name }) => name === 'lock');
const open = rows.filter((row) => !isSeenSignedIn(row));
const inside = [...rows.filter(isSeenSignedIn), ...lock];

let known: Readonly<Record<string, Sample>>;
test.beforeAll(async () => {
  // Each worker makes samples of its own, and a worker may do so twice.
  known = await samples(` ${randomBytes(2).toString('hex')}`);
});

const addressOf = ({ name, path }: Row): string => {
  const { id = NOBODY, query = '' } = known[name] ?? {};
  return path.replace(':id', id) + query;
};

/** Two at once, one in each language. */
const seeing = (signedIn: boolean) => {
  let viewers: readonly Viewer[];
  test.beforeAll(async ({ browser }) => {
    viewers = await Promise.all([viewerOf(browser, 'id', signedIn), viewerOf(browser, 'en', signedIn)]);
  });
  test.afterAll(() => Promise.all(viewers.map((viewer) => viewer.close())));
  return async (path: string) => (await Promise.all(viewers.map((viewer) => viewer.see(path)))).flat();
};

test.describe('for anyone', () => {
  const see = seeing(false);
  for (const row of open) test(row.path, async () => expect(await see(addressOf(row))).toEqual([]));
  for (const path of ['/Recover2', '/password/email'])
    test(`${path} without the link of the mail`, async () => expect(await see(path)).toEqual([]));
  test('an address that leads nowhere', async () => {
    // It is answered 404, and the browser says so.
    expect((await see('/tidak-ada')).filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });
});

test.describe('signed in', () => {
  const see = seeing(true);
  for (const row of inside) test(row.path, async () => expect(await see(addressOf(row))).toEqual([]));
});
