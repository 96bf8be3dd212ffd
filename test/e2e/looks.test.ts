/** Every page there is, from its row: in either language, light and dark, wide and narrow. A heading, a title, nothing too wide, no barrier, no trouble, and pictures kept. */
import type { Browser } from 'playwright-core';
import { routes, type RouteRow } from '#shared/routes';
import { viewerOf, type Viewer } from './pageLooks';
import { openBrowser } from './person';
import { samples, type Sample } from './samples';

type Row = Pick<RouteRow, 'name' | 'path' | 'guard'>;

/** An identifier of nothing, for pages that show no record yet. */
const NOBODY = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

/** The lock is seen by somebody it locks, and last: it stays. */
const isSeenSignedIn = ({ name, guard }: Row) => name === 'lock' || (guard !== 'open' && guard !== 'guest');

const rows: readonly Row[] = routes.filter(({ name }) => name !== 'lock');
const lock: readonly Row[] = routes.filter(({ name }) => name === 'lock');
const open = rows.filter((row) => !isSeenSignedIn(row));
const inside = [...rows.filter(isSeenSignedIn), ...lock];

let browser: Browser;
let known: Readonly<Record<string, Sample>>;
beforeAll(async () => {
  [browser, known] = await Promise.all([openBrowser(), samples()]);
}, 120_000);
afterAll(() => browser.close());

const addressOf = ({ name, path }: Row): string => {
  const { id = NOBODY, query = '' } = known[name] ?? {};
  return path.replace(':id', id) + query;
};

/** Two at once, one in each language. */
const seeing = (signedIn: boolean) => {
  let viewers: readonly Viewer[];
  beforeAll(async () => {
    viewers = await Promise.all([viewerOf(browser, 'id', signedIn), viewerOf(browser, 'en', signedIn)]);
  }, 120_000);
  afterAll(() => Promise.all(viewers.map((viewer) => viewer.close())));
  return async (path: string) => (await Promise.all(viewers.map((viewer) => viewer.see(path)))).flat();
};

describe('for anyone', () => {
  const see = seeing(false);
  test.each(open.map((row) => [row.path, row] as const))('%s', async (_, row) => expect(await see(addressOf(row))).toEqual([]), 180_000);
  test.each(['/Recover2', '/password/email'])(
    '%s without the link of the mail',
    async (path) => expect(await see(path)).toEqual([]),
    180_000,
  );
  test('an address that leads nowhere', async () => {
    // It is answered 404, and the browser says so.
    expect((await see('/tidak-ada')).filter((trouble) => !trouble.includes('404'))).toEqual([]);
  }, 180_000);
});

describe('signed in', () => {
  const see = seeing(true);
  test.each(inside.map((row) => [row.path, row] as const))('%s', async (_, row) => expect(await see(addressOf(row))).toEqual([]), 180_000);
});
