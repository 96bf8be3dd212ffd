/** What stands in records that one may not see is told by no search and no order of those that one may. */
import type { Ref } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, makeWorld, recordsIn, type Caller, type World } from './world';

let world: World;
let admin: Caller;
let gauze: ResourceObject;
const permissions = new Map<string, Ref>();

const someone = async (...names: string[]): Promise<Caller> => {
  const role = await build(admin, 'role', { permissions: names.map((name) => permissions.get(name)!) });
  return world.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
};

beforeAll(async () => {
  world = await makeWorld();
  admin = world.as('admin');
  for (const page of [1, 2]) {
    for (const one of recordsIn(await admin('GET', `/permissions?page[size]=100&page[number]=${page}`)))
      permissions.set(String(one.attributes!['name']), refTo(one));
  }
  const pack = refTo(await build(admin, 'package', { package_name: 'Narkotika', status: 'archived' }));
  gauze = await build(admin, 'module', { module_name: 'Kasa', package: pack });
});
afterAll(() => world.close());

const found = async (call: Caller, query: string) => {
  const answer = await call('GET', `/modules?${query}`);
  return [recordsIn(answer).map(({ id }) => id), answer.document.meta!.page!.total];
};

test('a search finds nothing by a package that one may not see', async () => {
  const [blind, seeing] = [await someone('view modules'), await someone('view modules', 'view packages')];
  const query = 'filter[q]=Narkotika';
  // Each twice: the second answer may be a remembered one, and must be remembered for nobody else.
  for (const round of [1, 2, 3]) {
    expect([round, await found(seeing, query)]).toEqual([round, [[gauze.id], 1]]);
    expect([round, await found(blind, query)]).toEqual([round, [[], 0]]);
  }
  expect(await found(blind, 'filter[q]=Kasa')).toEqual([[gauze.id], 1]);
});

test('a deletion by a search takes nothing that only an unseen package matches', async () => {
  const call = await someone('view modules', 'delete modules');
  const answer = await call('POST', '/modules/deletions', { data: { type: 'deletions', attributes: { query: 'filter[q]=Narkotika' } } });
  expect((answer.document.data as ResourceObject).attributes).toMatchObject({ count: 0 });
});

test.each(['package.package_name', '-package.package_name', 'module_name,-package.package_name'])(
  'an order by %s needs the right to see packages',
  async (sort) => {
    const [blind, seeing] = [await someone('view modules'), await someone('view modules', 'view packages')];
    const refused = await blind('GET', `/modules?sort=${sort}`);
    expect([refused.status, errorsIn(refused), refused.document.errors![0]!.meta]).toEqual([
      403,
      ['sort.denied sort'],
      { field: sort.split(',').at(-1), permission: 'view packages' },
    ]);
    expect((await seeing('GET', `/modules?sort=${sort}`)).status).toBe(200);
  },
);

test('categories are parts of items: who sees items finds and orders them by these', async () => {
  const call = await someone('view items');
  const category = refTo(await build(admin, 'category', { name: 'Steril' }));
  const item = await build(admin, 'item', { name: 'Perban', status: 'published', category });
  const answer = await call('GET', '/items?filter[q]=Steril&sort=category.name');
  expect(recordsIn(answer).map(({ id }) => id)).toEqual([item.id]);
});

test('an order of people by their roles needs the right to see roles', async () => {
  const refused = await (await someone('view users'))('GET', '/users?sort=roles.name');
  expect([refused.status, errorsIn(refused)]).toEqual([403, ['sort.denied sort']]);
});
