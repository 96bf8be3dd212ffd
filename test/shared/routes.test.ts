/** Which address is which page, and which is none. */
import { routeAt, routes } from '#shared/routes';

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
  ['/usman', undefined],
  ['/constructor', undefined],
])('%s is %s', (path, name) => {
  expect(routeAt(path)?.name).toBe(name);
});

test('no two pages share a name or a path', () => {
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});
