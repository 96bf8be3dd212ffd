/** Personal values (addresses, phone and identity numbers) of every declared resource: masked in lists, in full on the record's own page. Rule: PRV-6. */
import type { ResourceObject } from '#shared/jsonapi';
import { isPersonal, isSearchPersonal, masked, personalNames } from '#shared/kit/masks';
import type { Ref, Resource } from '#shared/kit/resource';
import { isStateNumber } from '#shared/kit/stateNumbers';
import { resources, type ResourceName } from '#shared/areas/resources';
import { permissionsSeen } from '../build/permissions';
import { isOfClinic } from '../build/clinicData';
import { build, changeOf, clinicOf, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let admin: Caller;
/** Somebody who may see every record, and edit none. */
let viewer: Caller;

/** Who may edit the records of a resource, and who only sees them. */
type People = { readonly editor: Caller; readonly viewer: Caller };
const peopleOf = async (name: ResourceName): Promise<People> => {
  if (!isOfClinic(resources[name])) return { editor: admin, viewer };
  const { call, entity } = await clinicOf(admin);
  const { id } = await build(admin, 'user', { entity });
  const membership = recordsIn(await call('GET', '/memberships?page[size]=100')).find(
    ({ relationships }) => (relationships!['user']!.data as Ref | null)?.id === id,
  )!;
  const views = (await permissionsSeen(admin)).filter(({ attributes }) => attributes!['name'] === `view ${resources[name].type}`);
  const role = { data: refTo(await build(call, 'role', { entity, permissions: views.map(refTo) })) };
  await call('POST', `/memberships/${membership.id}/change-role`, {
    data: { type: 'memberships', id: membership.id, relationships: { role } },
  });
  return { editor: call, viewer: await api.asUser(id) };
};

beforeAll(async () => {
  api = await startTestApi();
  admin = api.as('admin');
  const views = (await permissionsSeen(admin)).filter(({ attributes }) => attributes!['action'] === 'view').map(refTo);
  const role = await build(admin, 'role', { name: 'Pembaca', permissions: views });
  viewer = await api.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
});
afterAll(() => api.close());

const all: readonly Resource[] = Object.values(resources);
const personal = all.filter(({ attributes }) => personalNames(attributes).length > 0).map(({ name }) => name as ResourceName);

const SAMPLE: Readonly<Record<string, string>> = {
  phone: '+6281234567678',
  nik: '3171011708450001',
  bpjs: '0001234567890',
  npwp: '0013121660091000',
  text: 'A1234567',
  longText: 'Jalan Kenanga 12, Bandung',
};

/** The values that somebody fills in; what is only read follows from them. */
const valuesOf = ({ attributes }: Resource): Record<string, string> =>
  Object.fromEntries(
    personalNames(attributes).flatMap((name) => (attributes[name]!.mode === 'r' ? [] : [[name, SAMPLE[attributes[name]!.kind]!]])),
  );

const maskedOf = (resource: Resource) =>
  Object.fromEntries(Object.entries(valuesOf(resource)).map(([name, value]) => [name, masked(resource.attributes[name]!, value)]));

const listed = async (by: Caller, { path }: Resource, id: string, query = ''): Promise<ResourceObject> =>
  recordsIn(await by('GET', `${path}?page[size]=100${query}`)).find((one) => one.id === id)!;

test('clients have personal values', () => expect(personal).toContain('entity'));

test.each(all.map(({ name }) => name as ResourceName))('%s is not found, ordered, filtered or named by what is personal', (name) => {
  const resource: Resource = resources[name];
  const { attributes, search, sort, filter, label } = resource;
  // A search that is sent in a body may be for a NIK (LST-19).
  const inAddress = isSearchPersonal(resource) ? [] : search;
  const byPersonal = [...inAddress, ...sort, ...filter, label].filter((path) => attributes[path] && isPersonal(attributes[path]));
  expect(byPersonal).toEqual([]);
});

describe.each(personal)('given a %s with personal values', (name) => {
  const resource: Resource = resources[name];
  const values = valuesOf(resource);
  const names = Object.keys(values);
  let record: ResourceObject;
  let people: People;
  beforeAll(async () => {
    people = await peopleOf(name);
    record = await build(people.editor, name, values);
  });

  test('then a list shows them masked, also to who may edit it, and says so', async () => {
    for (const by of [people.editor, people.viewer]) {
      const found = await listed(by, resource, record.id);
      expect(found.attributes).toMatchObject(maskedOf(resource));
      expect(found.meta).toMatchObject({ masked: personalNames(resource.attributes) });
    }
  });

  test('then its own page shows them in full to who may edit it, and to nobody else', async () => {
    const own = recordIn(await people.editor('GET', `${resource.path}/${record.id}`));
    expect(own.attributes).toMatchObject(values);
    expect(own.meta).not.toHaveProperty('masked');
    expect(recordIn(await people.viewer('GET', `${resource.path}/${record.id}`)).attributes).toMatchObject(maskedOf(resource));
  });

  test('then an export by who may edit it has them in full, and one by others has them masked', async () => {
    const exported = (by: Caller) => listed(by, resource, record.id, '&personal_values=whole');
    expect((await exported(people.editor)).attributes).toMatchObject(values);
    expect((await exported(people.viewer)).attributes).toMatchObject(maskedOf(resource));
  });

  test('then a masked value that is sent back is refused, and the real one stays', async () => {
    const answer = await people.editor('PATCH', `${resource.path}/${record.id}`, changeOf(name, record.id, maskedOf(resource)));
    // What only its commands change is refused as a whole.
    const isFixed = resource.states?.edit.length === 0;
    expect([answer.status, errorsIn(answer).length]).toEqual(isFixed ? [409, 1] : [422, names.length]);
    expect(recordIn(await people.editor('GET', `${resource.path}/${record.id}`)).attributes).toMatchObject(values);
  });

  test('then no filter takes them into an address', async () => {
    for (const [field, value] of Object.entries(values)) {
      const answer = await people.editor('GET', `${resource.path}?filter[${field}]=${encodeURIComponent(value)}`);
      expect(errorsIn(answer)).toEqual([`filter.unknown filter[${field}]`]);
    }
  });
});

// Nobody of the platform reads the audit of a clinic's own records (PRV-18).
test.each(personal.filter((name) => !isOfClinic(resources[name])))(
  'given a %s with personal values, the list of the audit has them masked, and the history on its own page in full for who may edit it',
  async (name) => {
    const resource: Resource = resources[name];
    const values = valuesOf(resource);
    const record = await build(admin, name, values);
    const query = `filter[resource]=${name}&filter[record_id]=${record.id}`;
    const after = async (by: Caller, more = '') => recordsIn(await by('GET', `/audit?${query}${more}`))[0]!.attributes!['after'];
    const kept = Object.fromEntries(
      Object.keys(values).map((one) => [one, isStateNumber(resource.attributes[one]!.kind) ? maskedOf(resource)[one] : values[one]]),
    );
    expect(await after(admin)).toMatchObject(maskedOf(resource));
    expect(await after(admin, '&fields[audit]=after')).toMatchObject(maskedOf(resource));
    expect(await after(admin, '&personal_values=whole')).toMatchObject(kept);
    expect(await after(viewer, '&personal_values=whole')).toMatchObject(maskedOf(resource));
  },
);

test('given a client that is read along with its subscription, then its values are masked', async () => {
  const client = await build(admin, 'entity', valuesOf(resources.entity));
  const header = await build(admin, 'clientsubsheader', { entity: refTo(client) });
  for (const path of [`/clientsubsheader/${header.id}?include=entity`, '/clientsubsheader?include=entity&page[size]=100']) {
    const { document } = await admin('GET', path);
    expect(document.included!.find(({ id }) => id === client.id)!.attributes).toMatchObject(maskedOf(resources.entity));
  }
  const related = recordIn(await admin('GET', `/clientsubsheader/${header.id}/entity`));
  expect(related.attributes).toMatchObject(maskedOf(resources.entity));
});

test.each(['masked', ''])('given a list that is asked for personal values “%s”, then it is refused', async (value) => {
  expect(errorsIn(await admin('GET', `/entity?personal_values=${value}`))).toEqual(['query.invalid personal_values']);
});

test('a single record takes no such parameter', async () => {
  const { id } = await build(admin, 'entity');
  expect(errorsIn(await admin('GET', `/entity/${id}?personal_values=whole`))).toEqual(['query.unknown personal_values']);
});
