/** Every resource × verb × person: what the API answers is what the declaration's rule says, and nothing else decides. */
import { allows, type Actor } from '#shared/access';
import { resources, type ResourceName } from '#shared/resources/index';
import { verbs, type Resource, type Verb } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, draftOf, someName, someRecord } from '../build/records';
import { makeWorld, recordsIn, type Answered, type Person, type World } from './world';

let world: World;
beforeAll(async () => void (world = await makeWorld()));
afterAll(() => world.close());

const people: readonly Person[] = ['anonymous', 'member', 'creator', 'admin'];

const cases = Object.entries(resources).flatMap(([name, resource]) =>
  verbs.flatMap((verb) => people.map((person): [ResourceName, Verb, Person, Resource] => [name as ResourceName, verb, person, resource])),
);

const actorOf = async (person: Person): Promise<Actor | null> => {
  if (person === 'anonymous') return null;
  const { rows } = await world.database.pool.query<{ roles: string[]; permissions: string[] }>(
    `select array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = $1) as roles,
      array(select p.name from user_roles ur join role_permissions rp using (role_id) join permissions p on p.id = rp.permission_id where ur.user_id = $1) as permissions`,
    [world.idOf(person)],
  );
  return { id: world.idOf(person), entityId: null, ...rows[0]! };
};

/** The record as a rule looks at it: flat, to-one relations as references. */
const flat = ({ id, relationships = {} }: ResourceObject) => ({
  id,
  ...Object.fromEntries(Object.entries(relationships).map(([name, { data }]) => [name, data])),
});

const labelChange = (resource: Resource): Record<string, unknown> => {
  const label = resource.attributes[resource.label]!;
  return label.mode === 'rw' ? { [resource.label]: someName() } : { note: someName() };
};

const ask = async (name: ResourceName, verb: Verb, person: Person, target: ResourceObject): Promise<Answered> => {
  const { path } = resources[name];
  const call = world.as(person);
  const at = `${path}/${target.id}`;
  if (verb === 'list') return call('GET', `${path}?page[size]=100`);
  if (verb === 'get') return call('GET', at);
  if (verb === 'add') return call('POST', path, await draftOf(world.as('admin'), name));
  if (verb === 'update') return call('PATCH', at, changeOf(name, target.id, labelChange(resources[name])));
  return call('DELETE', at);
};

const good: Readonly<Record<Verb, number>> = { list: 200, get: 200, add: 201, update: 200, destroy: 204 };

const expected = (resource: Resource, verb: Verb, actor: Actor | null, target: ResourceObject): number => {
  const rule = resource.access[verb];
  if (!rule) return 405;
  const verdict = rule(actor);
  if (verdict === false) return actor ? 403 : 401;
  if (verdict === true || verb === 'list' || verb === 'add') return good[verb];
  return allows(rule, actor, flat(target)) ? good[verb] : 404;
};

test.each(cases)('%s: %s by %s', async (name, verb, person, resource) => {
  const target = await someRecord(world.as('admin'), name);
  const actor = await actorOf(person);
  const answer = await ask(name, verb, person, target);
  expect([answer.status, answer.document.errors?.map(({ code }) => code)]).toEqual([
    expected(resource, verb, actor, target),
    answer.status < 400 ? undefined : expect.any(Array),
  ]);
  if (answer.status === 405) expect(answer.headers['allow']).toBeTruthy();
  if (verb === 'list' && answer.status === 200 && typeof resource.access.list!(actor) === 'object') {
    expect(recordsIn(answer).every((one) => allows(resource.access.list, actor, flat(one)))).toBe(true);
  }
});

test('given a creator’s own item, when they change and delete it, then they may', async () => {
  const creator = world.as('creator');
  const gauze = await build(creator, 'item', { category: { type: 'categories', id: (await build(world.as('admin'), 'category')).id } });
  expect((await creator('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { name: 'Gauze, sterile' }))).status).toBe(200);
  expect((await creator('DELETE', `/items/${gauze.id}`)).status).toBe(204);
});
