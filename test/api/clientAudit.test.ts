/** A clinic's own audit: its owner reads who changed which of its records, and nothing of another clinic or of the provider. Rules: PRV-3, PRV-21. */
import { sql } from 'kysely';
import { resources } from '#shared/areas/resources';
import { isClientAudited, type Ref, type Resource } from '#shared/kit/resource';
import { openDatabase, transaction, type Scope } from '#server/db/database';
import { clientAuditLines } from '#server/db/migrations/0146_client_audit';
import { build, changeOf, refTo, type Given } from '../build/records';
import { admin, api, as, clinicOn, type Clinic } from './clinicWithServices';
import { errorsIn, recordsIn, type Answered, type Caller } from './testApi';

let here: Clinic;
let there: Clinic;
let nurse: Caller;
let patient: Ref;

beforeAll(async () => {
  here = await clinicOn();
  there = await clinicOn();
  const user = await build(admin(), 'user', { name: 'Suster Ani', entity: refTo(here.entity) });
  nurse = as(user.id);
  patient = refTo(await build(nurse, 'patient', { entity: refTo(here.entity), name: 'Siti Aminah', phone: '+6281234567890' }));
  await nurse('PATCH', `/patients/${patient.id}`, changeOf('patient', patient.id, { name: 'Siti Aminah Putri' }));
  await build(there.owner, 'patient', { entity: refTo(there.entity), name: 'Orang Lain' });
});

const lines = async (call: Caller, query = ''): Promise<readonly Given[]> =>
  recordsIn(await call('GET', `/client-audit?page[size]=100${query}`)).map(({ attributes }) => attributes!);
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const ofPatient = () => `&filter[record_id]=${patient.id}&sort=created_at`;

test('given changes by a nurse, when the owner reads the audit of the clinic, then it tells who changed what', async () => {
  expect(await lines(here.owner, ofPatient())).toEqual([
    expect.objectContaining({ action: 'add', resource: 'patient', record_label: 'Siti Aminah', actor_name: 'Suster Ani', by: 'client' }),
    expect.objectContaining({ action: 'update', before: { name: 'Siti Aminah' }, after: { name: 'Siti Aminah Putri' }, withheld: false }),
  ]);
});

test('given a phone number in a change, then it is masked', async () => {
  const [added] = await lines(here.owner, ofPatient());
  expect(JSON.stringify(added)).not.toContain('81234567890');
});

test('given a list that a nurse exported, then that is told, too', async () => {
  const attributes = { resource: 'patient', query: '', ids: null };
  expect((await nurse('POST', '/me/exports', { data: { type: 'exports', attributes } })).status).toBe(204);
  expect(await lines(here.owner, '&filter[action]=exported')).toEqual([
    expect.objectContaining({
      resource: 'patient',
      record_id: null,
      actor_name: 'Suster Ani',
      after: expect.objectContaining({ count: 1 }),
    }),
  ]);
});

test('given support that the owner let in, when somebody enters, then the line names them', async () => {
  const { id } = await build(here.owner, 'supportGrant', { entity: refTo(here.entity) });
  await admin()('POST', `/support-grants/${id}/enter`, { data: { type: 'support-grants', id, attributes: {} } });
  expect(await lines(here.owner, `&filter[record_id]=${id}&filter[action]=command`)).toEqual([
    expect.objectContaining({ command: 'enter', actor_name: 'Admin Nadi', by: 'provider' }),
  ]);
});

test('given what the provider does, then only what is about the clinic’s own records is in it', async () => {
  await build(admin(), 'invoice', { entity: refTo(here.entity) });
  await build(admin(), 'item');
  const found = await lines(here.owner);
  const told = new Set(found.map(({ resource }) => resource));
  const own = Object.values<Resource>(resources).filter(isClientAudited);
  expect([...told].filter((name) => !own.some((one) => one.name === name))).toEqual([]);
  const byProvider = found.filter(({ by, resource }) => by === 'provider' && resource !== 'supportGrant');
  expect(byProvider.length).toBeGreaterThan(0);
  expect(byProvider.every(({ actor_name }) => actor_name === null)).toBe(true);
});

test('given two clinics, then the owner of one reads no line of the other', async () => {
  const ids = async (call: Caller) => recordsIn(await call('GET', '/client-audit?page[size]=100')).map(({ id }) => id);
  const [own, others] = [await ids(here.owner), await ids(there.owner)];
  expect(others.length).toBeGreaterThan(0);
  expect(own.filter((id) => others.includes(id))).toEqual([]);
  expect(said(await here.owner('GET', `/client-audit/${others[0]}`))).toEqual([404, 'resource.missing']);
  expect(await lines(here.owner, '&filter[q]=Orang')).toEqual([]);
});

test('given somebody of the clinic who is not its owner, or somebody of the provider, then they do not read it', async () => {
  for (const call of [nurse, here.cashier, admin()]) expect(said(await call('GET', '/client-audit'))).toEqual([403, 'access.denied']);
});

test('given the database alone, then a line about a client’s record is seen in the scope of that client, and of all', async () => {
  const seen = (scope?: Scope) =>
    transaction(
      api.database,
      async (trx) => (await sql`select from audit where record_id = ${patient.id}`.execute(trx)).rows.length,
      scope && { scope },
    );
  expect(await seen({ entityId: here.entity.id })).toBe(2);
  expect(await seen('all')).toBe(2);
  expect([await seen({ entityId: there.entity.id }), await seen()]).toEqual([0, 0]);
});

test('given lines from before, when the database is migrated, then they name their client', async () => {
  const owner = await openDatabase(api.database.url, { as: 'owner', max: 2 });
  await owner.pool.query('update audit set entity_id = null');
  expect(await lines(here.owner, ofPatient())).toEqual([]);
  for (const statement of clientAuditLines.up) await owner.pool.query(statement);
  await owner.close();
  expect(await lines(here.owner, ofPatient())).toHaveLength(2);
});
