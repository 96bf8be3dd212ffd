/** What only the server makes is refused alike everywhere it is sent: 403 `read_only` with its pointer, and nothing is written. */
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { callerFor, build, changeOf, draftOf } from '../build/records';
import { errorsIn, startTestApi, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const stamps = ['created_at', 'updated_at'];

/** Values that nothing has, for all that is only read, stamps aside, and the problems that they are to be answered with. */
const foreign = ({ attributes, relations }: Resource) => {
  const fixed = (fields: object) =>
    Object.entries(fields as Record<string, { mode: string }>).flatMap(([name, { mode }]) =>
      mode === 'r' && !stamps.includes(name) ? [name] : [],
    );
  return {
    attributes: Object.fromEntries(fixed(attributes).map((name) => [name, 'changed'])),
    relationships: Object.fromEntries(fixed(relations).map((name) => [name, { data: { type: 'changed', id: 'changed' } }])),
    errors: [
      ...fixed(attributes).map((name) => `read_only /data/attributes/${name}`),
      ...fixed(relations).map((name) => `read_only /data/relationships/${name}`),
    ],
  };
};

const all = Object.entries<Resource>(resources).filter(
  ([, resource]) => foreign(resource).errors.length && (resource.access.add || resource.access.update),
);
/** Where a state forbids it, nothing is edited by hand, whatever is sent. */
const isEdited = ({ states }: Resource) => !states || states.edit.includes(states.initial);
const rows = all.flatMap(([name, resource]) =>
  (['add', 'update'] as const)
    .filter((verb) => resource.access[verb] && resource.access.add && (verb === 'add' || isEdited(resource)))
    .map((verb): [ResourceName, 'add' | 'update'] => [name as ResourceName, verb]),
);

/** Whether a clinic has one of it at a time: a second one needs another clinic. */
const isOneOfClinic = (name: ResourceName): boolean => name === 'clinicSetting' || name === 'cashShift';

const personFor = (name: ResourceName): Caller => (isOneOfClinic(name) ? world.as('admin') : admin);

type More = { readonly attributes: object; readonly relationships: object };

/** @param by who has made the record with this id; another record is added at another clinic where there is room for one only */
const sendTo = async (by: Caller, [name, verb]: [ResourceName, 'add' | 'update'], more: More, id: string) => {
  const sender = verb === 'add' && isOneOfClinic(name) ? world.as('admin') : by;
  const call = await callerFor(sender, name);
  const document = verb === 'add' ? await draftOf(sender, name) : changeOf(name, id, {});
  Object.assign(document.data.attributes, more.attributes);
  Object.assign(document.data.relationships, more.relationships);
  const { path } = resources[name];
  return verb === 'add' ? call('POST', path, document) : call('PATCH', `${path}/${id}`, document);
};

test.each(rows)('%s: %s', async (name, verb) => {
  const by = personFor(name);
  const before = await build(by, name);
  const { errors, ...more } = foreign(resources[name]);
  const answer = await sendTo(by, [name, verb], more, before.id);
  expect([answer.status, errorsIn(answer)]).toEqual([403, errors]);
  const { document } = await (await callerFor(by, name))('GET', `${resources[name].path}/${before.id}`);
  expect((document.data as ResourceObject).meta).toEqual(before.meta);
});

test.each(rows)('%s: %s with the instants at which it was made and changed, which are ignored', async (name, verb) => {
  const by = personFor(name);
  const { id } = await build(by, name);
  const answer = await sendTo(
    by,
    [name, verb],
    { attributes: { created_at: '1999-01-01T00:00:00Z', updated_at: '1999-01-01T00:00:00Z' }, relationships: {} },
    id,
  );
  expect(answer.status).toBe(verb === 'add' ? 201 : 200);
  expect(String((answer.document.data as ResourceObject).attributes!['created_at'])).not.toMatch(/^1999/);
});

test('one’s own account: what isn’t one’s own to say and what only the server says, all at once', async () => {
  const id = world.idOf('member');
  const attributes = { status: 'inactive', two_step: true, profile_image: '/files/a.webp' };
  const answer = await world.as('member')('PATCH', '/me', { data: { type: 'users', id, attributes } });
  expect([answer.status, errorsIn(answer).sort()]).toEqual([
    403,
    ['profile_image', 'status', 'two_step'].map((name) => `read_only /data/attributes/${name}`),
  ]);
});

test('a subscription’s status, which its own moves change', async () => {
  const { id } = await build(admin, 'clientsubsheader');
  const answer = await admin('PATCH', `/clientsubsheader/${id}`, changeOf('clientsubsheader', id, { status: 'active' }));
  expect([answer.status, errorsIn(answer)]).toEqual([403, ['read_only /data/attributes/status']]);
});
