/** Every resource × verb × person: what the API answers is what the declaration's rule says, and nothing else decides. Rules: APP-12, ROL-2. */
import { allows, type Actor } from '#shared/access';
import { resourceOfType, resources, type ResourceName } from '#shared/areas/resources';
import { verbs, type Ref, type Resource, type Verb } from '#shared/kit/resource';
import { stateOf } from '#shared/kit/commands';
import type { ResourceObject } from '#shared/jsonapi';
import { permissionsSeen } from '../build/permissions';
import { build, changeOf, draftOf, refTo, someName } from '../build/records';
import { someRecord } from '../build/someRecord';
import { startTestApi, takesMails, recordsIn, type Answered, type Caller, type Person, type TestApi } from './testApi';

/**
 * Those of the world, two whose rights are cut (a creator whose address isn't proven, an admin who was deactivated), and someone
 * who may create, edit and delete everything and see none of it.
 */
type Somebody = Person | 'unverified' | 'deactivated' | 'blind';

let world: TestApi;
const calls = new Map<Somebody, Caller>();
const actors = new Map<Somebody, Actor | 'gone'>();

const meet = async (somebody: Somebody, call: Caller) => {
  calls.set(somebody, call);
  const { document } = await call('GET', '/me');
  actors.set(somebody, (document.meta?.['actor'] as Actor | undefined) ?? 'gone');
};

const spoil = async (somebody: Somebody, role: string, set: string) => {
  const found = recordsIn(await world.as('admin')('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === role)!;
  const { id } = await build(world.as('admin'), 'user', { roles: [refTo(found)] });
  const call = await world.asUser(id);
  await world.database.pool.query(`update users set ${set} where id = $1`, [id]);
  await meet(somebody, call);
};

beforeAll(async () => {
  world = await startTestApi({ env: takesMails });
  for (const person of ['member', 'creator', 'admin'] as const) await meet(person, world.as(person));
  calls.set('anonymous', world.as('anonymous'));
  await spoil('unverified', 'creator', 'email_verified_at = null');
  await spoil('deactivated', 'admin', `status = 'inactive'`);
  const changing = (await permissionsSeen(world.as('admin'))).filter(({ attributes }) => attributes!['action'] !== 'view');
  const role = await build(world.as('admin'), 'role', { permissions: changing.map(refTo) });
  await meet('blind', await world.asUser((await build(world.as('admin'), 'user', { roles: [refTo(role)] })).id));
});
afterAll(() => world.close());

const people: readonly Somebody[] = ['anonymous', 'deactivated', 'unverified', 'member', 'creator', 'admin', 'blind'];

const cases = Object.entries(resources).flatMap(([name, resource]) =>
  verbs.flatMap((verb) => people.map((person): [ResourceName, Verb, Somebody, Resource] => [name as ResourceName, verb, person, resource])),
);

/** A record to try it on; anyone who was let in to change it leaves the next one another. */
const targets = new Map<ResourceName, ResourceObject>();
const targetOf = async (name: ResourceName): Promise<ResourceObject> => {
  const target = targets.get(name) ?? (await someRecord(world.as('admin'), name));
  targets.set(name, target);
  return target;
};

/** The record as a rule looks at it: flat, to-one relations as references. */
const flat = ({ id, attributes, relationships = {} }: ResourceObject) => ({
  id,
  ...attributes,
  ...Object.fromEntries(Object.entries(relationships).map(([name, { data }]) => [name, data])),
});

/** A change of what may be written: its name, or that it was read; or else, where nothing may be, a note. */
const someChange = ({ name, attributes, label }: Resource): Record<string, unknown> => {
  if (name === 'icdTerm') return { terms: someName() };
  if (name === 'bankAccount') return { number: String(Date.now()) };
  if (attributes[label]!.mode === 'rw') return { [label]: someName() };
  return 'read_at' in attributes ? { read_at: new Date().toISOString() } : { note: someName() };
};

const ask = async (
  name: ResourceName,
  verb: Verb,
  person: Somebody,
  target: ResourceObject,
  draft: Draft | undefined,
): Promise<Answered> => {
  const { path } = resources[name];
  const call = calls.get(person)!;
  const at = `${path}/${target.id}`;
  if (verb === 'list') return call('GET', `${path}?page[size]=100`);
  if (verb === 'get') return call('GET', at);
  if (verb === 'add') return call('POST', path, draft);
  if (verb === 'update') return call('PATCH', at, changeOf(name, target.id, someChange(resources[name])));
  return call('DELETE', at);
};

const reads: readonly Verb[] = ['list', 'get'];

const good: Readonly<Record<Verb, number>> = { list: 200, get: 200, add: 201, update: 200, destroy: 204 };

type Draft = Awaited<ReturnType<typeof draftOf>>;

/**
 * Whether somebody may see every record that a draft has to name, and may name them; what they may not see doesn't exist for them. Only
 * people of a client write tickets of one.
 */
const seesWhatIsNamed = async ({ relations, access: { add } }: Resource, draft: Draft, actor: Actor | null): Promise<boolean> => {
  const { relationships } = draft.data;
  if (!allows(add, actor, flat({ ...draft.data, id: '' } as ResourceObject))) return false;
  const needed = Object.keys(relationships).filter((name) => relations[name]!.required || name === 'entity');
  const answers = await Promise.all(
    needed.map(async (name) => {
      const { type, id } = relationships[name]!.data as Ref;
      const { path, access } = resourceOfType(type)!;
      const { document } = await world.as('admin')('GET', `${path}/${id}`);
      return allows(access.get, actor, flat(document.data as ResourceObject));
    }),
  );
  return answers.every(Boolean);
};

const expected = (
  resource: Resource,
  verb: Verb,
  actor: Actor | 'gone' | null,
  target: ResourceObject,
  isNamedSeen: boolean,
): [number, string?] => {
  const rule = resource.access[verb];
  // A GET that no route has is the site's to answer, which asks nobody who they are.
  if (!rule && (actor !== 'gone' || reads.includes(verb))) return [405, 'method.denied'];
  if (actor === 'gone' || !rule) return [401, 'session.expired'];
  const verdict = rule(actor);
  if (verdict === false && actor?.restriction === 'unverified' && !reads.includes(verb)) return [403, 'account.unverified'];
  if (verdict === false) return actor ? [403, 'access.denied'] : [401, 'session.missing'];
  if (verb === 'add' && !isNamedSeen) return [422, 'relation_missing'];
  const state = stateOf(resource, target.attributes!);
  const isClosed =
    (verb === 'update' || verb === 'destroy') &&
    state !== undefined &&
    !resource.states![verb === 'update' ? 'edit' : 'destroy'].includes(state);
  if (isClosed && verdict === true && resource.access.get?.(actor) === true) return [409, 'state.closed'];
  if (verb === 'list' || verb === 'add' || (verdict === true && resource.access.get?.(actor) === true)) return [good[verb]];
  // Whatever a rule says: nobody changes what they may not get.
  if (resource.access.get?.(actor) === false) return [403, 'access.denied'];
  return allows(rule, actor, flat(target)) && allows(resource.access.get, actor, flat(target)) ? [good[verb]] : [404, 'resource.missing'];
};

test.each(cases)('%s: %s by %s', async (name, verb, person, resource) => {
  const target = await targetOf(name);
  const actor = actors.get(person) ?? null;
  const draft = verb === 'add' ? await draftOf(world.as('admin'), name) : undefined;
  const isNamedSeen = !draft || actor === 'gone' || (await seesWhatIsNamed(resource, draft, actor));
  const answer = await ask(name, verb, person, target, draft);
  const code = answer.document.errors?.[0]?.code;
  expect([answer.status, ...(code === undefined ? [] : [code])]).toEqual(expected(resource, verb, actor, target, isNamedSeen));
  if (answer.status < 300 && !reads.includes(verb)) targets.delete(name);
  if (answer.status === 405) expect(answer.headers['allow']).toBeTruthy();
  if (verb === 'list' && answer.status === 200 && actor !== 'gone' && typeof resource.access.list!(actor) === 'object') {
    expect(recordsIn(answer).every((one) => allows(resource.access.list, actor, flat(one)))).toBe(true);
  }
});

test('given a creator’s own item, when they change and delete it, then they may', async () => {
  const creator = world.as('creator');
  const gauze = await build(creator, 'item', { category: { type: 'categories', id: (await build(world.as('admin'), 'category')).id } });
  expect((await creator('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { name: 'Gauze, sterile' }))).status).toBe(200);
  expect((await creator('DELETE', `/items/${gauze.id}`)).status).toBe(204);
});
