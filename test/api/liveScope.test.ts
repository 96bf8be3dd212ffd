/** Live updates tell each person only of what that person may list or get: every resource, by people of one clinic and of the provider. Rule: LIV-2. */
import { allows, type Actor } from '#shared/access';
import type { StaleResource } from '#shared/live';
import type { Resource } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { resourceOfType, resources, type ResourceName } from '#shared/areas/resources';
import { isOfClinic } from '../build/clinicData';
import { build, changeOf, refTo, someName } from '../build/records';
import { recordOfClinic, someRecord } from '../build/someRecord';
import { admin, api, as, clinicOn, type Clinic } from './clinicWithServices';
import { listening, openStream, type OpenStream } from './liveStreams';
import { recordIn, recordsIn, type Caller } from './testApi';

type Watcher = { readonly name: string; readonly id: string; readonly call: Caller; readonly actor: Actor; readonly stream: OpenStream };

const watchers: Watcher[] = [];
let other: Clinic;

const watch = async (name: string, id: string): Promise<void> => {
  const call = as(id);
  const { document } = await call('GET', '/me');
  const stream = await openStream(await listening(api.app), await api.tokenFor(id));
  watchers.push({ name, id, call, actor: document.meta!['actor'] as Actor, stream });
};

const idOf = async (call: Caller): Promise<string> => recordIn(await call('GET', '/me')).id;

beforeAll(async () => {
  const here = await clinicOn();
  other = await clinicOn();
  await watch('the owner of one clinic', await idOf(here.owner));
  await watch('a cashier of that clinic', await idOf(here.cashier));
  await watch('the owner of the other clinic', await idOf(other.owner));
  await watch('a member without a clinic', api.idOf('member'));
  await watch('a creator', api.idOf('creator'));
  await watch('an admin', api.idOf('admin'));
});
afterAll(() => {
  for (const { stream } of watchers) stream.close();
});

/** Everything that a watcher was told until now: a change of their own user record, which each person may get, comes last. */
const toldTo = async ({ id, stream }: Watcher): Promise<StaleResource[]> => {
  const { version } = recordIn(await admin()('PATCH', `/users/${id}`, changeOf('user', id, { name: someName() }))).meta as {
    version: number;
  };
  const told: StaleResource[] = [];
  for (;;) {
    const event = await stream.next();
    if (!event) throw new Error('The stream has ended.');
    if (event.name !== 'stale') continue;
    told.push(...event.data.resources);
    const own = event.data.resources.flatMap((one) => (one.type === 'users' ? one.records : [])).find((one) => one.id === id);
    if (own?.version === version) return told;
  }
};

/** Watchers, by their names, that may get the record. */
const readers = async ({ type, id }: ResourceObject): Promise<string[]> => {
  const path = resourceOfType(type)!.path;
  const found: string[] = [];
  for (const { name, call } of watchers) if ((await call('GET', `${path}/${id}`)).status === 200) found.push(name);
  return found;
};

/** What each watcher may not have been told: records that they cannot get, and lists with nothing of theirs. */
const faultsOf = async ({ name, call, actor }: Watcher, told: readonly StaleResource[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { type, list, records, gone } of told) {
    const resource = resourceOfType(type)!;
    const verdict = resource.access.list?.(actor) ?? false;
    if (list && (verdict === false || (verdict !== true && !records.length && !gone.length))) faults.push(`${name}: the list of ${type}`);
    for (const { id } of records)
      if ((await call('GET', `${resource.path}/${id}`)).status === 403) faults.push(`${name}: a record of ${type}`);
  }
  return faults;
};

/** Lines are no records of their own that change: lists of the audit are told, without ids; a reading is noted without telling anybody. */
const lines: readonly ResourceName[] = ['audit', 'clientAudit', 'reading'];

/** A record of the other clinic, or of nobody's, made by anyone who may. */
const make = async (name: ResourceName): Promise<ResourceObject> => {
  const resource: Resource = resources[name];
  const entity = { entity: refTo(other.entity) };
  if (isOfClinic(resource) || name === 'supportGrant') return recordOfClinic(other.owner, name, entity);
  // Only the people of a client with an owner invite.
  if (name === 'membership') {
    const [nurse] = recordsIn(await admin()('GET', '/roles?filter[q]=perawat'));
    return build(other.owner, name, { ...entity, role: refTo(nurse!) });
  }
  return 'entity' in resource.relations && resource.relations['entity']!.mode !== 'r' && resource.access.add && name !== 'role'
    ? build(admin(), name, entity)
    : someRecord(admin(), name);
};

const cases = (Object.entries(resources) as [ResourceName, Resource][])
  .filter(([, { access }]) => access.get)
  .map(([name, resource]): [ResourceName, Resource] => [name, resource]);

test.each(cases)(
  'given a %s that is made and deleted, then those hear of it who may get it, and nobody else',
  async (name, { path, access }) => {
    const record = await make(name);
    const mayRead = await readers(record);
    const heard = new Map<string, StaleResource[]>();
    for (const watcher of watchers) heard.set(watcher.name, await toldTo(watcher));
    const by = isOfClinic(resources[name]) ? other.owner : admin();
    if (access.destroy) await by('DELETE', `${path}/${record.id}`);
    const isGone = (await by('GET', `${path}/${record.id}`)).status === 404;
    const faults: string[] = [];
    const [told, gone]: [string[], string[]] = [[], []];
    for (const watcher of watchers) {
      const after = await toldTo(watcher);
      const all = [...heard.get(watcher.name)!, ...after];
      if (all.some(({ records }) => records.some(({ id }) => id === record.id))) told.push(watcher.name);
      if (after.some((one) => one.gone.includes(record.id))) gone.push(watcher.name);
      faults.push(...(await faultsOf(watcher, all)));
    }
    expect(faults).toEqual([]);
    if (!lines.includes(name)) expect([told, isGone ? gone : mayRead]).toEqual([mayRead, mayRead]);
  },
);

test('given a catalogue item that a member may see, when it becomes a draft, then the member is told that it is gone', async () => {
  const member = watchers.find(({ name }) => name === 'a member without a clinic')!;
  const item = await build(admin(), 'item', { status: 'published' });
  const isSeen = allows(resources.item.access.get, member.actor, { id: item.id, status: 'published' });
  await toldTo(member);
  await admin()('PATCH', `/items/${item.id}`, changeOf('item', item.id, { status: 'draft' }));
  const told = (await toldTo(member)).filter(({ type }) => type === 'items');
  expect([isSeen, told.map(({ gone }) => gone)]).toEqual([true, [[item.id]]]);
});
