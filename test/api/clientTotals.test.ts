/** What is kept of each client's rows, their number and a revision, is right after every kind of write, and no write of another client changes it. Decision 96. */
import fc from 'fast-check';
import type { ResourceObject } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { serverResources } from '#server/areas/resources';
import { clientTotals } from '#server/db/migrations/0155_client_totals';
import { transaction } from '#server/db/database';
import { isOfClients } from '#server/repository/lists/clientRevisions';
import { recount } from '#server/repository/lists/totals';
import { build, changeOf, clinicOf, draftOf, refTo } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { statementsDuring } from './statements';
import { recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

type Clinic = { readonly entity: Ref; readonly owner: Caller; readonly elsewhere: Caller };

let api: TestApi;
let admin: Caller;
const clinics: Clinic[] = [];

beforeAll(async () => {
  api = await startTestApi();
  admin = api.as('admin');
  const other = await api.another();
  for (let at = 0; at < 3; at += 1) {
    // Each caller has a clinic of its own.
    const { entity, call: owner } = await clinicOf((...asked) => admin(...asked));
    const [person] = recordsIn(await owner('GET', '/memberships'));
    const { here, there } = await api.atBoth((person!.relationships!['user']!.data as Ref).id, other);
    clinics.push({ entity, owner: here, elsewhere: there });
  }
});
afterAll(() => api.close());

const ofClients = Object.values(serverResources).filter(isOfClients);

type Kept = { readonly live: number; readonly revision: number };

/** What is kept, by client and resource. */
const kept = async (): Promise<ReadonlyMap<string, Kept>> => {
  const { rows } = await api.database.pool.query<Kept & { key: string }>(
    `select entity_id || ' ' || resource as key, live::int, revision::float8 from client_totals`,
  );
  return new Map(rows.map(({ key, live, revision }) => [key, { live, revision }]));
};

type There = { readonly live: number; readonly rows: string };

/** What there is: by client and resource the number of live rows, and all of the rows in one text. */
const there = async (): Promise<ReadonlyMap<string, There>> => {
  const looks = ofClients.map(
    ({ resource: { name }, table }) =>
      `select entity_id || ' ${name}' as key, count(*) filter (where deleted_at is null)::int as live, md5(string_agg(t::text, '|' order by id)) as rows
       from ${table} as t group by entity_id`,
  );
  const rows = await everyClientsRows<There & { key: string }>(api.database, looks.join(' union all '));
  return new Map(rows.map(({ key, ...of }) => [key, of]));
};

const total = async (call: Caller, path: string) => (await call('GET', path)).document.meta!.page!.total;

const some = (records: readonly ResourceObject[], chance: number) => records[chance % records.length];
const give = (call: Caller, type: string, id: string, command: string, more: object) =>
  call('POST', `/${type}/${id}/${command}`, { data: { type, id, ...more } });

/** What can be done at a clinic; each chooses among what is there by a number. */
const deeds: Readonly<Record<string, (clinic: Clinic, chance: number) => Promise<unknown>>> = {
  'adds a patient': ({ owner, entity }) => build(owner, 'patient', { entity }),
  'adds a patient at another server': ({ elsewhere, entity }) => build(elsewhere, 'patient', { entity }),
  'changes a patient': async ({ elsewhere }, chance) => {
    const patient = some(recordsIn(await elsewhere('GET', '/patients?filter[status]=active')), chance);
    if (patient) await elsewhere('PATCH', `/patients/${patient.id}`, changeOf('patient', patient.id, { birth_place: `Kota ${chance}` }));
  },
  'changes a patient to what is refused': async ({ owner }, chance) => {
    const patient = some(recordsIn(await owner('GET', '/patients?filter[status]=active')), chance);
    if (patient) await owner('PATCH', `/patients/${patient.id}`, changeOf('patient', patient.id, { birth_date: '2999-01-01' }));
  },
  'merges two patients': async ({ owner }) => {
    const [one, other] = recordsIn(await owner('GET', '/patients?filter[status]=active'));
    if (!one || !other) return;
    await give(owner, 'patients', one.id, 'merge', {
      attributes: { reason: 'Terdaftar dua kali' },
      relationships: { into: { data: refTo(other) } },
    });
  },
  'takes a merge back': async ({ owner }, chance) => {
    const patient = some(recordsIn(await owner('GET', '/patients?filter[status]=merged')), chance);
    if (patient) await give(owner, 'patients', patient.id, 'unmerge', {});
  },
  'looks at what a merge would do': async ({ owner }) => {
    const [one, other] = recordsIn(await owner('GET', '/patients?filter[status]=active'));
    if (!one || !other) return;
    await give(owner, 'patients', one.id, 'merge?preview=true', {
      attributes: { reason: 'Terdaftar dua kali' },
      relationships: { into: { data: refTo(other) } },
    });
  },
  'registers a visit': ({ owner, entity }) => build(owner, 'visit', { entity }),
  'adds a room and deletes it': async ({ owner, entity }) => {
    const { id } = await build(owner, 'poly', { entity });
    await owner('DELETE', `/polies/${id}`);
  },
  'deletes a draft of an invoice and brings it back': async ({ entity }) => {
    const { id } = await build(admin, 'invoice', { entity });
    const gone = await admin('POST', '/invoices/deletions', { data: { type: 'deletions', attributes: { ids: [id] } } });
    await admin('DELETE', `/invoices/deletions/${recordIn(gone).id}`);
  },
  'loses a draft of an invoice': async ({ entity }) => {
    const { id } = await build(admin, 'invoice', { entity });
    await admin('DELETE', `/invoices/${id}`);
  },
};

const doing = fc.record({ deed: fc.constantFrom(...Object.keys(deeds)), at: fc.nat(2), chance: fc.nat(50) });

test('given clinics that write whatever, then what is kept of each is what is there, and changes exactly when its rows do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 8, maxLength: 8 }), async (all) => {
      for (const { deed, at, chance } of all) {
        const [keptBefore, before] = [await kept(), await there()];
        await deeds[deed]!(clinics[at]!, chance);
        const [keptAfter, after] = [await kept(), await there()];
        for (const [key, { live, rows }] of after) {
          const isChanged = before.get(key)?.rows !== rows;
          const isKept = [keptAfter.get(key)?.live, keptBefore.get(key)?.revision !== keptAfter.get(key)?.revision];
          expect([deed, key, ...isKept]).toEqual([deed, key, live, isChanged]);
        }
      }
      const alive = await everyClientsRows<{ of: string; live: number }>(
        api.database,
        `select entity_id::text as of, count(*)::int as live from patients where deleted_at is null and merged_into_id is null group by entity_id
         union all select 'invoices', count(*)::int from invoices where deleted_at is null`,
      );
      const live = new Map(alive.map((one) => [one.of, one.live]));
      for (const { entity, owner, elsewhere } of clinics)
        expect([await total(owner, '/patients'), await total(elsewhere, '/patients?page[size]=1')]).toEqual([
          live.get(entity.id) ?? 0,
          live.get(entity.id) ?? 0,
        ]);
      expect(await total(admin, '/invoices')).toBe(live.get('invoices'));
    }),
    { seed: 11, numRuns: 5, endOnFailure: true },
  );
});

/** The statements that read rooms or patients while `work` runs. */
const readDuring = async (work: () => Promise<unknown>) =>
  (await statementsDuring(work)).filter((text) => /from "(polies|patients)"/.test(text));

test('given lists that two clinics asked for, when one of them writes, then the other’s are answered as before without being read', async () => {
  const [one, other] = clinics as [Clinic, Clinic];
  const lists = ['/patients?page[size]=5', '/polies?page[size]=5'];
  const ask = ({ owner }: Clinic) => Promise.all(lists.map(async (list) => (await owner('GET', list)).text));
  for (let times = 0; times < 3; times += 1) for (const clinic of [one, other]) await ask(clinic);
  const [before, ownBefore] = [await ask(other), await ask(one)];
  await build(one.owner, 'poly', { entity: one.entity });
  await build(one.owner, 'patient', { entity: one.entity });
  expect(await readDuring(() => ask(other))).toEqual([]);
  expect(await ask(other)).toEqual(before);
  expect(await ask(one)).not.toEqual(ownBefore);
});

test('given a total of a search that was counted, when another clinic writes, then it is not counted again; when the own one does, it is', async () => {
  const [one, other] = clinics as [Clinic, Clinic];
  const count = async () =>
    (await readDuring(() => other.owner('GET', `/polies?filter[q]=umum&page[size]=${(asked += 1)}`))).filter((text) =>
      text.includes('count(*)'),
    ).length;
  let asked = 0;
  await count();
  await build(one.owner, 'poly', { entity: one.entity, name: 'Umum' });
  const [foreign] = [await count()];
  await build(other.owner, 'poly', { entity: other.entity, name: 'Umum' });
  expect([foreign, await count()]).toEqual([0, 1]);
});

test('given a whole list of a client, then its total is not counted, whatever was written', async () => {
  const [{ owner, entity }] = clinics as [Clinic];
  await build(owner, 'poly', { entity });
  const said = await readDuring(() => owner('GET', '/polies?page[size]=7'));
  expect([said.length, said.filter((text) => text.includes('count(*)'))]).toEqual([1, []]);
});

test('given a write that fails at its end, then nothing of it is kept', async () => {
  const [{ owner, entity }] = clinics as [Clinic];
  const before = await kept();
  const draft = await draftOf(owner, 'patient', { entity, birth_date: '2999-01-01' });
  expect((await owner('POST', '/patients', draft)).status).toBe(422);
  expect(await kept()).toEqual(before);
});

test.each(Object.values(serverResources).filter(({ tenant, relations }) => tenant && relations['entity']))(
  '$resource.name: every row belongs to a client, or the resource says that some do not',
  async ({ table, withoutClientTotals = false }) => {
    const { rows } = await api.database.pool.query<{ nullable: string }>(
      `select is_nullable as nullable from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'entity_id'`,
      [table],
    );
    expect(rows.map(({ nullable }) => nullable === 'YES')).toEqual([withoutClientTotals]);
  },
);

describe('given a database in which nothing was kept yet', () => {
  const live = async () => new Map([...(await kept())].map(([key, of]) => [key, of.live]));
  const counted = async () => new Map([...(await there())].map(([key, of]) => [key, of.live]));

  test('when it is brought up to date, then everything is counted', async () => {
    await api.database.pool.query('delete from client_totals');
    await transaction(
      api.database,
      async (trx) => {
        for (const step of clientTotals.up.slice(2)) await trx.executeQuery({ sql: step, parameters: [] } as never);
      },
      { scope: 'all' },
    );
    expect(await live()).toEqual(await counted());
  });

  test('when all is counted anew, then no revision of before comes again', async () => {
    const before = await kept();
    await transaction(api.database, (trx) => recount(trx, Object.values(serverResources)), { scope: 'all' });
    expect(await live()).toEqual(await counted());
    for (const [key, { revision }] of await kept()) expect(revision).toBeGreaterThan(before.get(key)!.revision);
  });
});
