/** Which address is which page, and which is none. Rules: APP-1, APP-3. */
import { formPathOf, routeAt, routes } from '#shared/routes';
import { specPaths } from './specPaths';

const ID = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

test.each([
  ['/', 'home'],
  ['/home', 'homeAlias'],
  ['/Login/', 'login'],
  ['/usman/item-management', 'itemList'],
  [`/usman/item-management/edit-item/${ID}`, 'itemEdit'],
  [`/usman/item-management/edit-item/${ID.toUpperCase()}`, 'itemEdit'],
  ['/usman/item-management/edit-item/gauze', undefined],
  ['/usman/item-management/edit-item', undefined],
  ['/tiket/edit-tiket', 'ticketEditAny'],
  [`/tiket/edit-tiket/${ID}`, 'ticketEdit'],
  ['/bisnisku', undefined],
  ['/usman', undefined],
  ['/constructor', undefined],
])('%s is %s', (path, name) => {
  expect(routeAt(path)?.name).toBe(name);
});

test.each(specPaths)('%s of APP-1 is a page, to the letter', (path) => {
  expect(routes.map((row): string => row.path.replace(':id', '{id}'))).toContain(path);
});

test('no two pages share a name or a path', () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

test.each(routes.map(({ path, name }) => [path, name]))('%s leads to %s and to no page before it', (path, name) => {
  expect(routeAt(path.replace(':id', ID))?.name).toBe(name);
});

test.each([
  ['/usman/add-category', '/usman/category-management/add-category'],
  ['/usman/add-user', '/usman/user-management/add-user'],
  [`/usman/edit-tag/${ID}`, `/usman/tag-management/edit-tag/${ID}`],
  ['/entity/add-subscription', '/entity/subscription-management/add-subscription'],
  ['/services/add-invoice/', '/services/invoice/add-invoice'],
  ['/usman/category-management/add-category', undefined],
  ['/usman/edit-tag/gauze', undefined],
  ['/usman/add-gauze', undefined],
  ['/tiket/add-tiket', undefined],
  ['/add-tiket', undefined],
])('the short address %s leads to %s', (path, whole) => {
  expect(formPathOf(path)).toBe(whole);
});

test('every form of a list with a longer address has a short one, and none is that of two', () => {
  const forms = routes.filter(({ of }) => of?.as === 'add' || of?.as === 'edit').map(({ path }) => path.replace(':id', ID));
  const short = forms.map((path) => path.replace(/^(\/[^/]+)\/[^/]+\/((add|edit)-.*)$/, '$1/$2')).filter((path, at) => path !== forms[at]);
  expect(short.length).toBeGreaterThan(20);
  expect(new Set(short).size).toBe(short.length);
  expect(short.map(formPathOf).filter((path) => path === undefined || !forms.includes(path))).toEqual([]);
});
