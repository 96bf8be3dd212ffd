/** A person who may change but not see a record learns nothing of its contents. Rule: ROL-13. */
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Ref, Resource } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { permissionsSeen } from '../build/permissions';
import { build, changeOf, draftOf, refTo } from '../build/records';
import { errorsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
const permissions = new Map<string, Ref>();

beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  for (const one of await permissionsSeen(admin)) permissions.set(String(one.attributes!['name']), refTo(one));
});
afterAll(() => world.close());

/** Someone who holds these permissions and no other. */
const someone = async (names: readonly string[], more: object = {}): Promise<Caller> => {
  const role = await build(admin, 'role', { permissions: names.map((name) => permissions.get(name)!) });
  return world.asUser((await build(admin, 'user', { roles: [refTo(role)], ...more })).id);
};

const writing = (type: string) => ['create', 'edit', 'delete'].map((action) => `${action} ${type}`).filter((name) => permissions.has(name));

const SECRET = 'Rahasia';

/** Each resource that can be changed, with a text of it that must not be told. */
const changeable: [ResourceName, string][] = [
  ['item', 'name'],
  ['category', 'name'],
  ['tag', 'name'],
  ['role', 'name'],
  ['permission', 'name'],
  ['user', 'name'],
  ['package', 'package_name'],
  ['module', 'module_name'],
  ['entity', 'name'],
  ['clientsubsheader', 'note'],
];

/** Open to anyone while active: what shall be hidden isn't. */
const hidden: Partial<Record<ResourceName, object>> = { package: { status: 'archived' }, module: { status: 'archived' } };

const relationOf = ({ relations }: Resource) => Object.entries(relations).find(([, { mode }]) => mode === 'rw')?.[0];

type Ask = (call: Caller, name: ResourceName, target: ResourceObject) => Promise<Answered> | undefined;
const asks: Readonly<Record<string, Ask>> = {
  'an empty change': (call, name, { id }) => call('PATCH', `${resources[name].path}/${id}`, changeOf(name, id, {})),
  'a change of an old version': (call, name, { id }) =>
    call('PATCH', `${resources[name].path}/${id}`, changeOf(name, id, {}), { 'if-match': '"999"' }),
  'a change that asks for all that is included': (call, name, { id }) => {
    const include = Object.keys((resources[name] as Resource).relations).join(',');
    return call('PATCH', `${resources[name].path}/${id}?include=${include}`, changeOf(name, id, {}));
  },
  'a change of a relation': (call, name, { id, relationships = {} }) => {
    const relation = relationOf(resources[name]);
    if (relation === undefined) return undefined;
    return call('PATCH', `${resources[name].path}/${id}/relationships/${relation}`, { data: relationships[relation]!.data });
  },
  'a deletion': (call, name, { id }) => call('DELETE', `${resources[name].path}/${id}`),
  'a deletion with others': (call, name, { id }) =>
    call('POST', `${resources[name].path}/deletions`, { data: { type: 'deletions', attributes: { ids: [id] } } }),
  'a deletion of what a search finds': (call, name) => {
    if (!resources[name].search.length) return undefined;
    const query = `filter[q]=${SECRET}`;
    return call('POST', `${resources[name].path}/deletions`, { data: { type: 'deletions', attributes: { query } } });
  },
  'an upload': (call, name, { id, type }) => {
    const picture = Object.entries<{ kind: string }>(resources[name].attributes).find(([, { kind }]) => kind === 'image')?.[0];
    return picture === undefined ? undefined : call('POST', `/uploads/${type}/${id}/${picture.replaceAll('_', '-')}`);
  },
};

const rows = changeable.flatMap(([name, text]) => Object.keys(asks).map((ask): [ResourceName, string, string] => [name, ask, text]));

test.each(rows)('%s: %s by someone who may not see it tells nothing and does nothing', async (name, ask, text) => {
  const target = await build(admin, name, { [text]: `${SECRET} ${Math.random()}`, ...hidden[name] });
  const call = await someone(writing(resources[name].type));
  const answer = await asks[ask]!(call, name, target);
  if (!answer) return;
  expect(answer.text).not.toContain(SECRET);
  const done = answer.status < 300 && (answer.document.data as ResourceObject | undefined)?.attributes?.['count'];
  expect(done === 0 || [403, 404].includes(answer.status)).toBe(true);
  const after = await admin('GET', `${resources[name].path}/${target.id}`);
  expect((after.document.data as ResourceObject).meta).toEqual(target.meta);
  expect((await call('GET', `/audit?filter[record_id]=${target.id}`)).text).not.toContain(SECRET);
});

test('given someone who may not see items, when they change one, then they are told which permission they lack', async () => {
  const { id } = await build(admin, 'item');
  const lacking = async (...names: string[]) => {
    const { document } = await (await someone(names))('PATCH', `/items/${id}`, changeOf('item', id, {}));
    return document.errors?.[0]?.meta;
  };
  expect([await lacking('edit items'), await lacking('view items')]).toEqual([{ permission: 'view items' }, { permission: 'edit items' }]);
});

describe('someone of Klinik Melati who may edit and delete subscriptions', () => {
  let sari: Caller;
  let melati: ResourceObject;
  let anggrek: ResourceObject;
  beforeAll(async () => {
    [melati, anggrek] = [await build(admin, 'clientsubsheader'), await build(admin, 'clientsubsheader', { note: SECRET })];
    const { type, id } = melati.relationships!['entity']!.data as Ref;
    sari = await someone(writing('clientsubsheader'), { entity: { type, id } });
  });

  const at = ({ id }: ResourceObject) => `/clientsubsheader/${id}`;
  const deletion = ({ id }: ResourceObject) => ({ data: { type: 'deletions', attributes: { ids: [id] } } });

  test('changes those of their own clinic', async () => {
    const answer = await sari('PATCH', at(melati), changeOf('clientsubsheader', melati.id, { note: 'Ours' }));
    expect([answer.status, (answer.document.data as ResourceObject).attributes!['note']]).toEqual([200, 'Ours']);
  });

  test('neither reads, changes nor deletes another’s', async () => {
    const answers = [
      await sari('PATCH', at(anggrek), changeOf('clientsubsheader', anggrek.id, {})),
      await sari('PATCH', `${at(anggrek)}/relationships/package`, { data: anggrek.relationships!['package']!.data }),
      await sari('DELETE', at(anggrek)),
    ];
    expect(answers.map((one) => [one.status, errorsIn(one)])).toEqual(answers.map(() => [404, ['resource.missing']]));
    const many = await sari('POST', '/clientsubsheader/deletions', deletion(anggrek));
    expect((many.document.data as ResourceObject).attributes).toMatchObject({
      count: 0,
      refused: [{ id: anggrek.id, code: 'resource.missing' }],
    });
    expect((await admin('GET', at(anggrek))).status).toBe(200);
  });

  test('doesn’t bring back another’s', async () => {
    const gone = await admin('POST', '/clientsubsheader/deletions', deletion(anggrek));
    const back = await sari('DELETE', gone.headers['location']!.replace('/api/v1', ''));
    expect([back.status, errorsIn(back)]).toEqual([404, ['resource.missing']]);
  });
});

describe('what is answered to who may create and not see', () => {
  test('is the new record’s address alone, the second time too', async () => {
    const call = await someone(['create categories']);
    const draft = await draftOf(admin, 'category', { name: SECRET, description: 'Lemari' });
    const ask = () => call('POST', '/categories?include=', draft, { 'idempotency-key': 'kasa-1' });
    const [first, again] = [await ask(), await ask()];
    const { id } = first.document.data as ResourceObject;
    const self = `/api/v1/categories/${id}`;
    expect([first.status, first.headers['location']]).toEqual([201, self]);
    expect(first.document.data).toEqual({ type: 'categories', id, links: { self } });
    expect(again.document).toEqual(first.document);
    expect((await admin('GET', `/categories/${id}`)).status).toBe(200);
  });

  test('is the record where they see this one', async () => {
    const call = await someone(['create packages']);
    const made = async (values: object) =>
      (await call('POST', '/packages', await draftOf(admin, 'package', { ...values }))).document.data as ResourceObject;
    expect((await made({ package_name: 'Klinik' })).attributes).toMatchObject({ package_name: 'Klinik' });
    expect((await made({ status: 'archived' })).attributes).toBeUndefined();
  });

  test('is the address alone, where a change takes a record out of their sight', async () => {
    const call = await someone(['edit packages']);
    const pack = await build(admin, 'package');
    const answer = await call('PATCH', `/packages/${pack.id}`, changeOf('package', pack.id, { status: 'archived' }));
    expect([answer.status, (answer.document.data as ResourceObject).attributes]).toEqual([200, undefined]);
    const again = await call('PATCH', `/packages/${pack.id}`, changeOf('package', pack.id, { status: 'active' }));
    expect([again.status, errorsIn(again)]).toEqual([404, ['resource.missing']]);
  });
});
