/** @jest-environment node */
/** Two roles by themselves: what only one holds, what both hold, and in which order. */
import type { PermissionRecord } from '#shared/areas/identity/resources/permission';
import type { Role } from '#shared/areas/identity/resources/role';
import { compared, countsOf, differs, grouped } from '#client/areas/identity/screens/compare/comparison';
import { comparePath, comparisonIn, copyPath } from '#client/areas/identity/screens/people/rolePages';

const all = ['delete items', 'view items', 'export items', 'view tags', 'edit tags'].map((name) => {
  const [action, resource] = name.split(' ');
  return { id: name, name, action, resource } as unknown as PermissionRecord;
});
const holding = (...ids: string[]) => ({ permissions: ids.map((id) => ({ type: 'permissions', id })) }) as unknown as Role;

const held = compared(all, holding('view items', 'delete items', 'view tags'), holding('view tags', 'export items'));

test('what neither holds is left out; the rest says who holds it', () => {
  expect(held.map(({ permission, left, right }) => [permission.name, left, right])).toEqual([
    ['delete items', true, false],
    ['view items', true, false],
    ['export items', false, true],
    ['view tags', true, true],
  ]);
  expect(countsOf(held)).toEqual({ left: 2, right: 1, both: 1 });
});

test('resources stand by what they are called, actions as in the matrix', () => {
  const groups = grouped(held, (resource) => ({ items: 'Item', tags: 'Cap' })[resource] ?? resource);
  expect(groups.map(({ resource, held: of }) => [resource, of.map(({ permission }) => permission.action)])).toEqual([
    ['tags', ['view']],
    ['items', ['view', 'delete', 'export']],
  ]);
});

test('only what one has and the other lacks differs', () => {
  expect(held.filter(differs).map(({ permission }) => permission.name)).toEqual(['delete items', 'view items', 'export items']);
});

const a = '0192f1c0-0000-7000-8000-00000000000a';
test.each([
  ['', { left: null, right: null, all: false }],
  [`left=${a.toUpperCase()}&show=all`, { left: a, right: null, all: true }],
  ['left=admin&right=1&show=everything', { left: null, right: null, all: false }],
])('the address ?%s compares %j', (search, comparison) => expect(comparisonIn(new URLSearchParams(search))).toEqual(comparison));

test('addresses lead back to what they were made from', () => {
  const comparison = { left: a, right: null, all: true };
  const path = comparePath(comparison);
  expect(path).toBe(`/usman/role-management/compare?left=${a}&show=all`);
  expect(comparisonIn(new URL(path, 'https://nadi.test').searchParams)).toEqual(comparison);
  expect([comparePath(), copyPath(a)]).toEqual(['/usman/role-management/compare', `/usman/role-management/add-role?from=${a}`]);
});
