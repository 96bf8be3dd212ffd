/** Two records of one patient become one, and two again; every other row of the clinic stays as it is. Rules: PAT-4, PAT-5. */
import type { ErrorObject } from '#shared/jsonapi';
import { SEARCH_TYPE, type Ref, type Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { serverResources } from '#server/areas/resources';
import { referencesTo } from '#server/repository/references';
import { defineServerResource, join } from '#server/repository/serverResource';
import { build, clinicOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let api: TestApi;
let owner: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ({ call: owner } = await clinicOf(api.as('admin')));
});
afterAll(() => api.close());

const patient = async (values: Given = {}): Promise<Ref> => refTo(await build(owner, 'patient', values));
const give = (call: Caller, command: string, { id }: Ref, more: object = {}) =>
  call('POST', `/patients/${id}/${command}`, { data: { type: 'patients', id, ...more } });
const into = (data: Ref) => ({ attributes: { reason: 'Terdaftar dua kali' }, relationships: { into: { data } } });
const merge = (one: Ref, other: Ref, call = owner) => give(call, 'merge', one, into(other));
const unmerge = (one: Ref) => give(owner, 'unmerge', one, { attributes: { reason: 'Dua orang' } });
const look = async ({ id }: Ref) => recordIn(await owner('GET', `/patients/${id}`));
const visitsOf = async ({ id }: Ref) => recordsIn(await owner('GET', `/visits?filter[patient]=${id}&sort=number`)).map((one) => one.id);
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const found = async (query: string) =>
  recordsIn(await owner('POST', '/patients/search', { data: { type: SEARCH_TYPE, attributes: { query } } })).map(({ id }) => id);

const allergy = (substance: string, severity: string | null = null) => ({ substance, reaction: null, severity });

/** Every row of every table that belongs to clients, but for those that name one of these ids. */
const rowsWithout = async (ids: readonly string[]): Promise<readonly string[]> => {
  const tables = await everyClientsRows<{ name: string }>(
    api.database,
    `select table_name as name from information_schema.columns where column_name = 'entity_id' and table_schema = 'public'
     and table_name <> 'client_totals' order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables)
    for (const { row } of await everyClientsRows<{ row: string }>(api.database, `select t::text as row from ${name} as t order by 1`))
      if (!ids.some((id) => row.includes(id))) rows.push(`${name} ${row}`);
  return rows;
};

/** A record without its version and the time of its last change. */
const unstamped = ({ attributes, relationships }: Awaited<ReturnType<typeof look>>) => ({
  ...attributes,
  updated_at: null,
  merged_into: relationships!['merged_into']!.data,
});

test('given two records of one patient, when they are merged and taken back, then both are as before and no other row changed', async () => {
  const one = await patient({ name: 'Siti Aminah', allergies: [allergy('Penisilin'), allergy('Debu')] });
  const two = await patient({ name: 'Siti Rahayu', allergies: [allergy('penisilin', 'berat')] });
  for (const whose of [one, one, two]) await build(owner, 'visit', { patient: whose });
  const [visits, others] = [await visitsOf(one), await visitsOf(two)];
  const [before, kept] = [await look(one), await look(two)];
  const named = [one.id, two.id, ...visits];
  const rest = await rowsWithout(named);

  expect((await merge(one, two)).status).toBe(200);
  expect(unstamped(await look(one))).toMatchObject({ status: 'merged', merged_into: two });
  expect([await visitsOf(one), (await visitsOf(two)).sort()]).toEqual([[], [...visits, ...others].sort()]);
  expect((await look(two)).attributes!['allergies']).toEqual([allergy('penisilin', 'berat'), allergy('Debu')]);
  expect(await rowsWithout(named)).toEqual(rest);

  expect((await unmerge(one)).status).toBe(200);
  expect([unstamped(await look(one)), unstamped(await look(two))]).toEqual([unstamped(before), unstamped(kept)]);
  expect([await visitsOf(one), await visitsOf(two)]).toEqual([visits, others]);
  expect(await rowsWithout(named)).toEqual(rest);
});

const withPatient = (Object.entries(resources) as [ResourceName, Resource][]).flatMap(([name, { relations }]) =>
  name === 'patient'
    ? []
    : Object.keys(relations).flatMap((relation) => (relations[relation]!.type === 'patients' ? [[name, relation] as const] : [])),
);

test.each(withPatient)(
  'given a %s that names a patient as %s, when that one is merged, then it moves, and its audit says so',
  async (name, relation) => {
    const [one, two] = [await patient(), await patient()];
    // What was entered at a visit has its patient from there.
    const isOfVisit = (resources[name] as Resource).relations[relation]!.mode === 'r';
    const values = isOfVisit ? { visit: refTo(await build(owner, 'visit', { patient: one })) } : { [relation]: one };
    const { id } = await build(owner, name, values);
    await merge(one, two);
    const now = recordIn(await owner('GET', `${resources[name].path}/${id}`));
    expect(now.relationships![relation]!.data).toEqual(two);
    const rows = await everyClientsRows(api.database, `select before, after from audit where record_id = $1 and action = 'update'`, [id]);
    expect(rows).toEqual([{ before: { [relation]: one.id }, after: { [relation]: two.id } }]);
  },
);

test('given a relation to patients that is kept in a table between, then it is no column that could be moved, and asking for it fails', () => {
  const stored = defineServerResource(
    resources.visit as Resource,
    {
      commands: {},
      relations: { patient: join('visit_patients', 'visit_id', 'patient_id') },
    } as never,
  );
  expect(() => referencesTo([stored], serverResources.patient)).toThrow('visit.patient');
});

test('given a patient without known allergies, when one with an allergy is merged into them, then the allergy counts until it is taken back', async () => {
  const [one, two] = [await patient({ allergies: [allergy('Udang')] }), await patient({ no_known_allergies: true })];
  await merge(one, two);
  expect((await look(two)).attributes).toMatchObject({ allergies: [allergy('Udang')], no_known_allergies: false });
  await unmerge(one);
  expect((await look(two)).attributes).toMatchObject({ allergies: [], no_known_allergies: true });
});

test('given a merge, when more was made since, then taking it back leaves that where it is, and the preview lists it', async () => {
  const [one, two] = [await patient({ allergies: [allergy('Udang')] }), await patient()];
  const { id: old } = await build(owner, 'visit', { patient: one });
  await merge(one, two);
  const later = await build(owner, 'visit', { patient: two });
  const change = { data: { type: 'patients', id: two.id, attributes: { allergies: [allergy('Udang'), allergy('Debu')] } } };
  expect((await owner('PATCH', `/patients/${two.id}`, change)).status).toBe(200);
  const { document } = await owner('POST', `/patients/${one.id}/unmerge?preview=true`, {
    data: { type: 'patients', id: one.id, attributes: { reason: 'Dua orang' } },
  });
  const { warnings } = document.meta!['preview'] as { warnings: ErrorObject[] };
  expect(warnings).toEqual([{ code: 'patient.made_since', meta: { count: 1, list: later.attributes!['number'] } }]);
  await unmerge(one);
  expect([await visitsOf(one), await visitsOf(two)]).toEqual([[old], [later.id]]);
  expect((await look(two)).attributes!['allergies']).toEqual([allergy('Debu')]);
});

test('given a merged patient, then lists and searches leave them out, unless the state is asked for', async () => {
  const [one, two] = [await patient({ name: 'Zulkarnaen Satu' }), await patient({ name: 'Zulkarnaen Dua' })];
  await merge(one, two);
  const listed = async (query: string) => recordsIn(await owner('GET', `/patients?page[size]=100${query}`)).map(({ id }) => id);
  expect(await found('filter[q]=zulkarnaen')).toEqual([two.id]);
  expect(await listed('')).not.toContain(one.id);
  expect(await listed('&filter[status]=merged')).toContain(one.id);
  expect(await listed(`&filter[merged_into]=${two.id}`)).toEqual([one.id]);
  await unmerge(one);
  expect((await found('filter[q]=zulkarnaen')).sort()).toEqual([one.id, two.id].sort());
});

test('given a patient who was merged into one that was merged too, when a visit is registered, then it is refused and names the record that stays', async () => {
  const [one, two, three] = [await patient(), await patient(), await patient({ name: 'Yang Tetap' })];
  await merge(one, two);
  await merge(two, three);
  const refused = (await build(owner, 'visit', { patient: one }).catch((error: Error) => error)) as Error;
  expect(String(refused)).toContain('relation_merged');
  expect(String(refused)).toContain('Yang Tetap');
  // The later merge is taken back first: what came to it from the earlier one is with it.
  expect(said(await unmerge(one))).toEqual([409, 'patient.merged_again']);
  expect([(await unmerge(two)).status, (await unmerge(one)).status]).toEqual([200, 200]);
});

describe('a merge that is refused', () => {
  const at = '/data/relationships/into';

  test('into itself', async () => {
    const one = await patient();
    expect(said(await merge(one, one))).toEqual([422, `patient.merge_self ${at}`]);
  });

  test('into one that was merged, whose survivor is named', async () => {
    const [one, two, three] = [await patient(), await patient(), await patient({ name: 'Tetap Ada' })];
    await merge(two, three);
    const answer = await merge(one, two);
    expect(said(answer)).toEqual([422, `relation_merged ${at}`]);
    expect(answer.document.errors![0]!.meta).toMatchObject({ name: 'Tetap Ada', id: three.id });
  });

  test('into one of another clinic', async () => {
    const other = await clinicOf(((...given) => api.as('admin')(...given)) as Caller);
    const theirs = refTo(await build(other.call, 'patient'));
    expect(said(await merge(await patient(), theirs))).toEqual([422, `relation_missing ${at}`]);
  });

  test('of two who wait for the same doctor today', async () => {
    const [one, two] = [await patient(), await patient()];
    const first = await build(owner, 'visit', { patient: one });
    const place = Object.fromEntries(['doctor', 'poly', 'payer'].map((name) => [name, first.relationships![name]!.data]));
    const second = await build(owner, 'visit', { patient: two, ...place });
    const answer = await merge(one, two);
    expect(said(answer)).toEqual([409, `patient.waits_twice ${at}`]);
    expect(answer.document.errors![0]!.meta).toEqual({ first: first.attributes!['queue_no'], second: second.attributes!['queue_no'] });
    expect((await look(one)).attributes!['status']).toBe('active');
  });
});

test.each([
  ['each into the other', (one: Ref, two: Ref) => [merge(one, two), merge(two, one)]],
  ['the same one twice', (one: Ref, two: Ref) => [merge(one, two), merge(one, two)]],
])('given two merges at once, %s, then one is done', async (_, both) => {
  const [one, two] = [await patient(), await patient()];
  const answers = await Promise.all(both(one, two));
  expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
  const states = [await look(one), await look(two)].map(({ attributes }) => attributes!['status']);
  expect(states.sort()).toEqual(['active', 'merged']);
});

test('given a merge, when it is taken back, then a reason is demanded, and the audit keeps it', async () => {
  const [one, two] = [await patient(), await patient()];
  await merge(one, two);
  expect(said(await give(owner, 'unmerge', one))).toEqual([422, 'required /data/attributes/reason']);
  expect((await unmerge(one)).status).toBe(200);
  const rows = await everyClientsRows(api.database, `select input from audit where record_id = $1 and command = 'unmerge'`, [one.id]);
  expect(rows).toEqual([{ input: { reason: 'Dua orang' } }]);
});

describe('the record number of a merged patient', () => {
  test('finds the one that stays, over all merges between, and their record says so; taken back, it finds its own', async () => {
    const [one, two, three] = [await patient(), await patient(), await patient()];
    const numbers = [];
    for (const each of [one, two, three]) numbers.push(String((await look(each)).attributes!['mrn']));
    const [first, second] = numbers as [string, string];
    await merge(one, two);
    await merge(two, three);
    for (const old of [first, second, first.replace(/^0+/, '')]) expect(await found(`filter[q]=${old}`)).toEqual([three.id]);
    expect((await look(three)).attributes!['former_mrns']).toBe(`${first}, ${second}`);
    await unmerge(two);
    expect(await found(`filter[q]=${first}`)).toEqual([two.id]);
    await unmerge(one);
    expect(await found(`filter[q]=${first}`)).toEqual([one.id]);
    expect((await look(two)).attributes!['former_mrns']).toBeNull();
  });

  test('finds the visits of the one that stays', async () => {
    const [one, two] = [await patient(), await patient()];
    const { id } = await build(owner, 'visit', { patient: two });
    const old = String((await look(one)).attributes!['mrn']);
    await merge(one, two);
    expect(recordsIn(await owner('GET', `/visits?filter[q]=${old}`)).map((visit) => visit.id)).toEqual([id]);
  });
});

describe('one of the two has died', () => {
  const died = async (values: Given = {}) => {
    const one = await patient(values);
    await give(owner, 'record-death', one, { attributes: { deceased_on: '2026-11-02' } });
    return one;
  };

  test.each(['the one that goes', 'the one that stays'])(
    'given %s, when they are merged, then it is done once confirmed',
    async (which) => {
      const dead = await died({ name: 'Sudah Meninggal' });
      const living = await patient();
      const [goes, stays] = which === 'the one that goes' ? [dead, living] : [living, dead];
      const answer = await merge(goes, stays);
      expect(said(answer)).toEqual([409, 'confirm.needed', 'patient.dead_and_living']);
      expect(answer.document.errors![1]!.meta).toMatchObject({ name: 'Sudah Meninggal', date: '2026-11-02' });
      const confirmed = await owner('POST', `/patients/${goes.id}/merge`, {
        data: { type: 'patients', id: goes.id, ...into(stays) },
        meta: { confirmed: ['patient.dead_and_living'] },
      });
      expect(confirmed.status).toBe(200);
      expect((await look(stays)).attributes!['status']).toBe(stays === dead ? 'deceased' : 'active');
    },
  );

  test('given two who have died, when they are merged, then nothing is asked', async () => {
    expect((await merge(await died(), await died())).status).toBe(200);
  });
});

test('given numbers of a merged patient that others have by now, when the merge is taken back, then all are refused by name', async () => {
  const [nik, passport] = ['3171015704900003', 'X1234567'];
  const [one, two, three] = [
    await patient({ nik, passport, sex: 'P', birth_date: '1990-04-17' }),
    await patient({ name: 'Punya NIK', sex: 'P', birth_date: '1990-04-17' }),
    await patient({ name: 'Punya Paspor' }),
  ];
  await merge(one, two);
  const change = ({ id }: Ref, attributes: object) => owner('PATCH', `/patients/${id}`, { data: { type: 'patients', id, attributes } });
  expect([(await change(two, { nik })).status, (await change(three, { passport })).status]).toEqual([200, 200]);
  const refused = await unmerge(one);
  expect(said(refused)).toEqual([422, 'patient.number_given /data/attributes/nik', 'patient.number_given /data/attributes/passport']);
  expect(refused.document.errors!.map(({ meta }) => meta!['name'])).toEqual(['Punya NIK', 'Punya Paspor']);
});

test('given a merge without its reason, then its preview tells what it does, and the merge itself is refused', async () => {
  const [one, two] = [await patient(), await patient()];
  const unreasoned = { relationships: { into: { data: two } } };
  expect(said(await give(owner, 'merge?preview=true', one, unreasoned))).toEqual([200]);
  expect(said(await give(owner, 'merge', one, unreasoned))).toEqual([422, 'required /data/attributes/reason']);
  expect(said(await give(owner, 'merge?preview=true', one))).toEqual([422, 'required /data/relationships/into']);
});
