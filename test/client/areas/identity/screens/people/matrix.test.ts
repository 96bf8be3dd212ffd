/** @jest-environment node */
/** The matrix by itself: what stands where, what a tick does, and where the keys lead. */
import type { PermissionRecord } from '#shared/areas/identity/resources/permission';
import { idsInColumn, idsInRow, placeAfter, places, rowsOf, tickOf, toggled } from '#client/areas/identity/screens/matrix/matrix';

const named = (name: string, system = true) => {
  const [action, resource] = name.split(' ');
  return { id: name, name, action, resource, system, label: null } as unknown as PermissionRecord;
};
const all = ['view tags', 'delete tags', 'view items', 'create items', 'open till'].map((name) => named(name));
const invented = [named('export items', false), named('assign items', false)];
const called = (resource: string) => ({ items: 'Alat', tags: 'Tanda', till: 'Kasa' })[resource] ?? resource;
const rows = rowsOf([...invented, ...all], called);

test('rows stand in the order of what their resources are called, each action in its column', () => {
  expect(rows.map(({ resource, cells, others }) => [resource, Object.keys(cells), others.map(({ id }) => id)])).toEqual([
    ['items', ['view', 'create'], ['export items', 'assign items']],
    ['till', [], ['open till']],
    ['tags', ['view', 'delete'], []],
  ]);
});

test('of two permissions for one action the built-in one has the column', () => {
  const [row] = rowsOf([{ ...named('view items', false), id: 'mine' }, named('view items')], called);
  expect([row!.cells.view?.id, row!.others.map(({ id }) => id)]).toEqual(['view items', ['mine']]);
});

test('a row, a column and the others know their permissions', () => {
  expect(idsInRow(rows[0]!)).toEqual(['view items', 'create items', 'export items', 'assign items']);
  expect(idsInColumn(rows, 'view')).toEqual(['view items', 'view tags']);
  expect(idsInColumn(rows, 'others')).toEqual(['export items', 'assign items', 'open till']);
});

describe('a tick', () => {
  const none = new Set<string>();
  test.each([
    ['none of them', ['c'], 'none'],
    ['some of them', ['a', 'c'], 'some'],
    ['all of them', ['a', 'b', 'c'], 'all'],
  ])('says %s', (_, chosen, said) => expect(tickOf(['a', 'b'], new Set(chosen))).toBe(said));

  test.each<[string, string[], string[], ReadonlySet<string>]>([
    ['chooses all when none were', ['c'], ['c', 'a', 'b'], none],
    ['chooses all when some were', ['b'], ['b', 'a'], none],
    ['lets all go when all were', ['a', 'b', 'c'], ['c'], none],
    ['keeps those that can’t go', ['a', 'b'], ['a'], new Set(['a'])],
  ])('%s', (_, before, after, kept) => expect([...toggled(['a', 'b'], new Set(before), kept)]).toEqual(after));

  test('of nothing is never full', () => expect(tickOf([], new Set(['a']))).toBe('none'));
});

describe('the keys', () => {
  const stops = places(rows);
  test('the ticks of each row, the header first', () => {
    expect(stops).toEqual([
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 5, 6],
      [0, 5],
      [0, 1, 4],
    ]);
  });

  test.each<[string, [number, number], [number, number] | undefined]>([
    ['ArrowRight', [0, 0], [0, 1]],
    ['ArrowRight', [1, 2], [1, 5]],
    ['ArrowRight', [1, 6], undefined],
    ['ArrowLeft', [1, 5], [1, 2]],
    ['ArrowLeft', [2, 0], undefined],
    ['ArrowDown', [1, 1], [3, 1]],
    ['ArrowDown', [1, 6], [2, 5]],
    ['ArrowDown', [3, 4], undefined],
    ['ArrowUp', [3, 4], [0, 4]],
    ['ArrowUp', [2, 5], [1, 5]],
    ['ArrowUp', [0, 3], undefined],
    ['Home', [1, 5], [1, 0]],
    ['End', [3, 0], [3, 4]],
    ['Control+Home', [3, 4], [0, 0]],
    ['Control+End', [0, 0], [3, 4]],
    [' ', [1, 1], undefined],
    ['Tab', [1, 1], undefined],
  ])('%s from %j leads to %j', (key, [row, column], to) => {
    const next = placeAfter(stops, { row, column }, key.replace('Control+', ''), key.startsWith('Control+'));
    expect(next && [next.row, next.column]).toEqual(to);
  });
});
