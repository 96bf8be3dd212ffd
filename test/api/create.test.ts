/** What a create answers: to the byte what a GET of the new record answers, in few rounds to the database. */
import { newId } from '#server/repository/ids';
import type { Ref, Relation, Resource } from '#shared/kit/resource';
import { resourceOfType, resources, type ResourceName } from '#shared/areas/resources';
import { callerFor, build, draftOf, refTo, type Given } from '../build/records';
import { someRecord } from '../build/someRecord';
import { roundsDuring } from './statements';
import { startTestApi, takesMails, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi({ env: takesMails });
  admin = world.as('admin');
});
afterAll(() => world.close());

const addable = (Object.entries(resources) as [ResourceName, Resource][]).filter(([, { access }]) => access.add);

const several = async (relation: Relation) => {
  const name = resourceOfType(relation.type)!.name as ResourceName;
  const refs = [];
  for (let at = 0; at < 3; at++) refs.push(refTo(await someRecord(admin, name)));
  // Not in the order of their ids, which is the one they are read in where theirs means nothing.
  return [refs[1]!, refs[2]!, refs[0]!];
};

/** Modules that one package sells. */
const modulesOfOne = async () => {
  const pack = refTo(await build(admin, 'package'));
  const made = [];
  for (let at = 0; at < 3; at++) made.push(refTo(await build(admin, 'module', { package: pack })));
  return [made[1]!, made[2]!, made[0]!];
};

/** Where the values of a record must fit together: a platform's role is of no client, a membership has a client's role. */
const fitting: Partial<Record<ResourceName, () => Promise<Given>>> = {
  role: async () => ({ entity: null }),
  membership: async () => ({ role: undefined }),
  entity: async () => ({ modules: await modulesOfOne() }),
  // A login of the same clinic, which takes a seat: `frontDesk.test.ts` gives one.
  teamMember: async () => ({ membership: null }),
  // What a ticket is about belongs to the client that asks.
  ticket: async () => {
    const entity = refTo(await build(admin, 'entity'));
    const about = {
      clientsubsheader: await build(admin, 'clientsubsheader', { entity }),
      invoice: await build(admin, 'invoice', { entity }),
    };
    return { entity, clientsubsheader: refTo(about.clientsubsheader), invoice: refTo(about.invoice) };
  },
  // What is done in a series has several sessions.
  treatmentSeries: async () => ({ template: undefined }),
  // A session is of the patient and the kind of treatment of its series.
  treatment: async () => {
    const { id, type, relationships } = await build(admin, 'treatmentSeries');
    const [patient, template] = ['patient', 'template'].map((name) => relationships![name]!.data as Ref);
    return { series: { type, id }, template, visit: refTo(await build(admin, 'visit', { patient })) };
  },
  // What is charged has a price.
  visitCharge: async () => ({ service: undefined }),
  // A bill is of charges of its visit for its payer; a deposit belongs to no bill; a drawer is taken over once it was counted.
  patientBill: async () => ({ visit: undefined, payer: null }),
  patientPayment: async () => ({ bill: null, visit: null, payer: null, patient: undefined, original: null }),
  cashShift: async () => ({ previous: null }),
  // What was agreed to is a treatment of the same visit.
  consent: async () => {
    const { id, type, relationships } = await build(admin, 'treatment');
    return { treatment: { type, id }, visit: relationships!['visit']!.data };
  },
};

/** Something for each relation that may be written. */
const relationsOf = async (resource: Resource): Promise<Given> => {
  const given: Record<string, unknown> = {};
  for (const [name, relation] of Object.entries(resource.relations) as [string, Relation][]) {
    // What is paid is an invoice that was issued, which `draftOf` makes.
    if (relation.mode === 'r' || (name === 'invoice' && relation.required)) continue;
    const refs = await several(relation);
    given[name] = relation.kind === 'toMany' ? refs : refs[0];
  }
  return { ...given, ...(await fitting[resource.name as ResourceName]?.()) };
};

const countedOf = (resource: Resource) => Object.keys(resource.attributes).filter((name) => name.endsWith('_count'));

/** Queries of all kinds: the usual answer, bare, everything included two steps deep, few fields, and what is counted beside. */
const queriesOf = (resource: Resource): string[] => {
  const paths = Object.entries(resource.relations).flatMap(([name, { type }]) => [
    name,
    ...Object.keys(resourceOfType(type)!.relations).map((inner) => `${name}.${inner}`),
  ]);
  const all = `include=${paths.slice(0, 10).join(',')}`;
  const own = `fields[${resource.type}]=${[resource.label, ...Object.keys(resource.relations).slice(0, 1)].join(',')}`;
  const types = [...new Set(Object.values(resource.relations).map(({ type }) => type))];
  const counted = types.map((type) => `fields[${type}]=${[resourceOfType(type)!.label, ...countedOf(resourceOfType(type)!)].join(',')}`);
  return ['', 'include=', own, all, `${all}&${own}`, [all, ...counted].join('&')];
};

const cases = addable.flatMap(([name, resource]) =>
  queriesOf(resource).flatMap((query) =>
    [true, false].map((isFull) => [name, query || 'no query', isFull ? 'every relation' : 'what is needed', query, isFull] as const),
  ),
);

test.each(cases)('%s, %s, with %s: the answer is what a GET answers', async (name, _query, _given, query, isFull) => {
  const resource: Resource = resources[name];
  // A clinic has its settings once: each case has a clinic of its own.
  const by = name === 'clinicSetting' ? world.as('admin') : admin;
  const call = await callerFor(by, name);
  const draft = await draftOf(by, name, isFull ? await relationsOf(resource) : {});
  const made = await call('POST', `${resource.path}?${query}`, draft);
  expect([made.status, made.text.slice(0, 300)]).toEqual([201, expect.any(String)]);
  const got = await call('GET', `${resource.path}/${recordIn(made).id}?${query}`);
  expect(made.text).toBe(got.text);
  expect(made.headers['etag']).toBe(got.headers['etag']);
});

test('given a creator, who of people sees only themselves, when they add an item, then the answer is what they may see', async () => {
  const creator = world.as('creator');
  const draft = await draftOf(admin, 'item', { description: '<p>Sterile</p><script>alert(1)</script>' });
  const made = await creator('POST', '/items?include=owner,category', draft);
  expect(made.text).toBe((await creator('GET', `/items/${recordIn(made).id}?include=owner,category`)).text);
  expect(made.document.included!.map(({ id }) => id)).toEqual([
    world.idOf('creator'),
    (recordIn(made).relationships!['category']!.data as { id: string }).id,
  ]);
});

test('given a new role, whose permissions get a new version by it, when they are included, then it is the new one', async () => {
  const permission = await build(admin, 'permission');
  const made = await admin('POST', '/roles?include=permissions', await draftOf(admin, 'role', { permissions: [refTo(permission)] }));
  expect(made.document.included![0]!.meta).toEqual({ version: 2 });
});

describe('given an item with a category and two tags', () => {
  const itemDraft = async () =>
    draftOf(admin, 'item', {
      category: refTo(await build(admin, 'category')),
      tags: [refTo(await build(admin, 'tag')), refTo(await build(admin, 'tag'))],
    });

  test('when it is added, then the database is waited for four times: who asks, the checks, the row, the books', async () => {
    const draft = await itemDraft();
    expect(await roundsDuring(() => admin('POST', '/items', draft))).toBe(4);
  });

  test('when it is added with a key, then once more, for the key', async () => {
    const draft = await itemDraft();
    expect(await roundsDuring(() => admin('POST', '/items', draft, { 'idempotency-key': newId() }))).toBe(5);
  });
});

test('given a name that must be free, when a category is added, then the database is waited for four times', async () => {
  const draft = await draftOf(admin, 'category');
  expect(await roundsDuring(() => admin('POST', '/categories', draft))).toBe(4);
});

test('given a taken name and two relations that lead nowhere, then all are told at once', async () => {
  const { name } = recordsIn(await admin('GET', '/tags?page[size]=1'))[0]!.attributes as { name: string };
  const nowhere = { data: { type: 'categories', id: newId() } };
  const tag = await admin('POST', '/tags', { data: { type: 'tags', attributes: { name: name.toUpperCase(), color: '#123456' } } });
  expect(tag.document.errors!.map(({ code }) => code)).toEqual(['taken']);
  const item = await admin('POST', '/items', {
    data: {
      type: 'items',
      attributes: { name: 'Gauze', status: 'draft', date: '2026-03-05' },
      relationships: { category: nowhere, tags: { data: [{ type: 'tags', id: newId() }] } },
    },
  });
  expect(item.document.errors!.map(({ source }) => source!.pointer)).toEqual(['/data/relationships/category', '/data/relationships/tags']);
});
