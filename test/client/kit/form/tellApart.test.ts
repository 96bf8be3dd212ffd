/** What a picker says in a second line of records with the same name. Rule: LST-7. */
import { tellingApart } from '#client/kit/form/TellApart';
import type { AnyModule } from '#client/kit/anyModule';
import { resources } from '#shared/areas/resources';

const asModule = (name: keyof typeof resources) => ({ resource: resources[name] }) as unknown as AnyModule;
const pack = (id: string) => ({ type: 'packages', id });

type Case = readonly [
  what: string,
  name: keyof typeof resources,
  rows: readonly object[],
  told: Readonly<Record<string, readonly string[]>>,
];
test.each<Case>([
  [
    'modules of several packages',
    'module',
    [
      { id: 'a', module_name: 'Farmasi', package: pack('1'), price: 100 },
      { id: 'b', module_name: 'Farmasi', package: pack('2'), price: 200 },
      { id: 'c', module_name: 'Inventaris', package: pack('1'), price: 100 },
    ],
    { a: ['package', 'price'], b: ['package', 'price'] },
  ],
  [
    'modules that differ in their package alone',
    'module',
    [
      { id: 'a', module_name: 'Farmasi', package: pack('1'), price: 100 },
      { id: 'b', module_name: 'Farmasi', package: pack('2'), price: 100 },
    ],
    { a: ['package'], b: ['package'] },
  ],
  [
    'people of one name',
    'user',
    [
      { id: 'a', name: 'Siti', email: 'siti@a.test', created_at: '2026-01-01T00:00:00Z' },
      { id: 'b', name: 'Siti', email: 'siti@b.test', created_at: '2026-01-01T00:00:00Z' },
    ],
    { a: ['email'], b: ['email'] },
  ],
  [
    'names that all differ',
    'user',
    [
      { id: 'a', name: 'Siti' },
      { id: 'b', name: 'Budi' },
    ],
    {},
  ],
  ['none', 'user', [], {}],
])('given %s, then the values that differ are told', (_, name, rows, told) => {
  expect(Object.fromEntries(tellingApart(asModule(name), rows as never))).toEqual(told);
});
