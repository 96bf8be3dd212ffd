/** Dr. Sari's list on a bad day: slow answers, answers out of order, no network, a server that fails. */
import type { Route } from '@playwright/test';
import { sentence } from '#shared/errors';
import { apiOf, type Made } from './api';
import { listPage } from './listPage';
import { newPerson, url, type Person } from './person';
import { waitForValue } from './waitForValue';
import { filled, words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const { common, grid } = words.en;
const needles = Array.from({ length: 15 }, (_, index) => `Needle ${String(index + 1).padStart(2, '0')}`);
const newest = needles.toReversed();

let person: Person;
let list: ReturnType<typeof listPage>;
let category: Made;
const page = () => person.page;
const goTo = (number: number) => list.button(filled(grid.page, { page: number })).click();

/** Holds the answer to any list request whose address has this in it, until it is let go; by then it may be unwanted. */
const hold = async (part: string) => {
  let arrived: (route: Route) => void;
  const asked = new Promise<Route>((resolve) => (arrived = resolve));
  const holds = (address: URL) => address.pathname.endsWith('/items') && decodeURIComponent(address.search).includes(part);
  await page().route(holds, (route) => arrived(route), { times: 1 });
  return async () => {
    const route = await asked;
    const answer = await route.fetch();
    await route.fulfill({ response: answer }).catch(() => undefined);
  };
};

/** Watches the page for a moment without rows; what it returns tells whether there was one. */
const watchRows = () =>
  page().evaluate(() => {
    const seenNone = { ever: false };
    new MutationObserver(() => {
      if (!document.querySelector('[role=row][data-id]')) seenNone.ever = true;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seenNone });
  });
const everNone = () => page().evaluate(() => (window as unknown as { seenNone: { ever: boolean } }).seenNone.ever);

test.beforeAll(async ({ browser }) => {
  person = await newPerson(browser, { language: 'en' });
  list = listPage(page(), 'en');
  const api = await apiOf();
  category = await api.add('categories', { name: 'Needles' });
  await api.addItems(
    category,
    needles.map((name) => ({ name })),
  );
  await list.open(`/usman/item-management?size=5&category=${category.id}`);
});

test('the rows stay while the next page is on its way', async () => {
  await list.shows(newest.slice(0, 5));
  await watchRows();
  const release = await hold('page[number]=2');
  await goTo(2);
  await page().locator('[aria-busy=true]').waitFor();
  await list.asks(`page=2&size=5&category=${category.id}`);
  expect(await list.names()).toEqual(newest.slice(0, 5));
  await list.counts(1, 5, 15);
  await release();
  await list.shows(newest.slice(5, 10));
  await list.counts(6, 10, 15);
  expect(await everNone()).toBe(false);
});

test('a late answer never takes the place of a newer one', async () => {
  const release = await hold('page[number]=1');
  await goTo(1);
  await page().locator('[aria-busy=true]').waitFor();
  await goTo(3);
  await list.shows(newest.slice(10));
  await release();
  await page().locator('[aria-busy=false]').waitFor();
  expect(await list.names()).toEqual(newest.slice(10));
  await list.counts(11, 15, 15);
});

test('nor does a late search', async () => {
  const release = await hold('filter[q]=needle 0');
  await page().getByRole('searchbox').fill('needle 0');
  await page().waitForURL('**q=needle*');
  await page().getByRole('searchbox').fill('needle 12');
  await list.shows(['Needle 12']);
  await release();
  await page().locator('[aria-busy=false]').waitFor();
  expect(await list.names()).toEqual(['Needle 12']);
  await list.button(grid.clearSearch).click();
  await list.shows(newest.slice(0, 5));
});

test('without a network the rows stay, the list says so, and goes on by itself once it is back', async () => {
  await person.context.setOffline(true);
  await goTo(2);
  await page()
    .getByRole('alert')
    .filter({ hasText: `${grid.offline} ${grid.stale}` })
    .waitFor();
  expect(await list.names()).toEqual(newest.slice(0, 5));
  await person.context.setOffline(false);
  await list.shows(newest.slice(5, 10));
  await waitForValue(() => page().getByRole('alert').count(), 0);
});

test.describe('when the server fails', () => {
  const broken = {
    status: 500,
    contentType: 'application/vnd.api+json',
    body: JSON.stringify({ errors: [{ status: '500', code: 'unexpected', title: '?', meta: { request: 'A1B2' } }] }),
  };
  const isList = (address: URL) => address.pathname === '/api/v1/items';
  const reason = sentence('unexpected', 'en', { request: 'A1B2' });

  test('the rows stay, the reason is told, and Retry gets the page', async () => {
    await page().route(isList, (route) => route.fulfill(broken));
    await goTo(3);
    await page()
      .getByRole('alert')
      .filter({ hasText: `${grid.failed} ${reason} ${grid.stale}` })
      .waitFor();
    expect(await list.names()).toEqual(newest.slice(5, 10));
    await page().unroute(isList);
    await list.button(common.action.retry).click();
    await list.shows(newest.slice(10));
    await waitForValue(() => page().getByRole('alert').count(), 0);
  });

  test('without any row yet, the reason stands in their place', async () => {
    await page().route(isList, (route) => route.fulfill(broken));
    await page().goto(url(`/usman/item-management?category=${category.id}`));
    await page().getByRole('alert').filter({ hasText: reason }).waitFor();
    await page().unroute(isList);
    await list.button(common.action.retry).click();
    await list.counts(1, 10, 15);
  });

  test('a deletion is taken back on screen, with the reason', async () => {
    const isOne = (address: URL) => address.pathname.startsWith('/api/v1/items/');
    await page().route(isOne, (route) => route.fulfill(broken));
    await list.act('Needle 15', grid.delete);
    await list.button(grid.deleteYes).click();
    await list.told(filled(words.en.common.notice.oopsNumbered, { request: 'A1B2' }));
    await page().unroute(isOne);
    await list.shows(newest.slice(0, 10));
  });
});

test('nothing else went wrong unseen', () => {
  // What a browser says of the troubles above; offline it also misses the icon that it fetches anew for each address, and what it was fetching ahead.
  const expected = /status of 500|ERR_INTERNET_DISCONNECTED|failed: .*(\/api\/v1\/items\?|\/favicon\.svg|\/icons\/|\/assets\/)/;
  expect(person.troubles.filter((trouble) => !expected.test(trouble))).toEqual([]);
});
