/** What stands in records that one may not see is told by no search and no order of those that one may. */
import type { Ref } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { permissionsSeen } from '../build/permissions';
import { build, clinicOf, refTo } from '../build/records';
import { errorsIn, recordIn, startTestApi, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
let gauze: ResourceObject;
const permissions = new Map<string, Ref>();

const someone = async (...names: string[]): Promise<Caller> => {
  const role = await build(admin, 'role', { permissions: names.map((name) => permissions.get(name)!) });
  return world.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
};

beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  for (const one of await permissionsSeen(admin)) permissions.set(String(one.attributes!['name']), refTo(one));
  const category = refTo(await build(admin, 'category', { name: 'Narkotika' }));
  const tags = [refTo(await build(admin, 'tag', { name: 'Terkunci' }))];
  gauze = await build(admin, 'item', { name: 'Kasa', status: 'published', category, tags });
});
afterAll(() => world.close());

const found = async (call: Caller, query: string) => {
  const answer = await call('GET', `/items?${query}`);
  return [recordsIn(answer).map(({ id }) => id), answer.document.meta!.page!.total];
};

test.each([
  ['a category', 'Narkotika', ['view items', 'view tags']],
  ['a tag', 'Terkunci', ['view items', 'view categories']],
] as const)('a search finds nothing by %s that one may not see', async (_, words, held) => {
  const [blind, seeing] = [await someone(...held), await someone('view items', 'view categories', 'view tags')];
  const query = `filter[q]=${words}`;
  // Each twice: the second answer may be a remembered one, and must be remembered for nobody else.
  for (const round of [1, 2, 3]) {
    expect([round, await found(seeing, query)]).toEqual([round, [[gauze.id], 1]]);
    expect([round, await found(blind, query)]).toEqual([round, [[], 0]]);
  }
  expect(await found(blind, 'filter[q]=Kasa')).toEqual([[gauze.id], 1]);
});

describe('two clinics with a payment each', () => {
  type Clinic = { call: Caller; number: string; payment: string };
  const payingClinic = async (): Promise<Clinic> => {
    // A caller of its own has a clinic of its own.
    const { call, entity } = await clinicOf((...given) => admin(...given));
    const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
    const draft = await build(admin, 'invoice', { entity, lines });
    const issued = recordIn(await admin('POST', `/invoices/${draft.id}/issue`, { data: { type: 'invoices', id: draft.id } }));
    const { id } = await build(call, 'payment', { amount: 527_250, paid_at: '2026-11-22', reference: 'BCA-1', invoice: refTo(issued) });
    return { call, number: String(issued.attributes!['number']), payment: id };
  };
  let [melati, kenanga]: Clinic[] = [];
  beforeAll(async () => void ([melati, kenanga] = [await payingClinic(), await payingClinic()]));

  test('each finds its own payment by the number of its invoice, and none of the other', async () => {
    const search = (call: Caller, words: string) =>
      call('GET', `/payments?filter[q]=${encodeURIComponent(words)}`).then((answer) => recordsIn(answer).map(({ id }) => id));
    for (const round of [1, 2, 3]) {
      expect([round, await search(melati!.call, melati!.number)]).toEqual([round, [melati!.payment]]);
      expect([round, await search(melati!.call, kenanga!.number)]).toEqual([round, []]);
      expect([round, await search(kenanga!.call, kenanga!.number)]).toEqual([round, [kenanga!.payment]]);
      expect([round, await search(kenanga!.call, melati!.number)]).toEqual([round, []]);
    }
    expect(await search(admin, melati!.number)).toEqual([melati!.payment]);
  });
});

test('a deletion by a search takes nothing that only an unseen category matches', async () => {
  const call = await someone('view items', 'delete items');
  const answer = await call('POST', '/items/deletions', { data: { type: 'deletions', attributes: { query: 'filter[q]=Narkotika' } } });
  expect((answer.document.data as ResourceObject).attributes).toMatchObject({ count: 0 });
});

test.each(['category.name', '-category.name', 'name,-category.name'])('an order by %s needs the right to see categories', async (sort) => {
  const [blind, seeing] = [await someone('view items'), await someone('view items', 'view categories')];
  const refused = await blind('GET', `/items?sort=${sort}`);
  expect([refused.status, errorsIn(refused), refused.document.errors![0]!.meta]).toEqual([
    403,
    ['sort.denied sort'],
    { field: sort.split(',').at(-1), permission: 'view categories' },
  ]);
  expect((await seeing('GET', `/items?sort=${sort}`)).status).toBe(200);
});

test('an order of people by their roles needs the right to see roles', async () => {
  const refused = await (await someone('view users'))('GET', '/users?sort=roles.name');
  expect([refused.status, errorsIn(refused)]).toEqual([403, ['sort.denied sort']]);
});
