/** Each client gets one trial, and anyone who had one is recognised. Rules: SUB-8, SUB-21. */
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import { build, refTo } from '../build/records';
import { errorsIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let admin: Caller;
let clinic: Record<'type' | 'id', string>;

beforeAll(async () => {
  api = await startTestApi();
  admin = api.as('admin');
  clinic = refTo(recordsIn(await admin('GET', '/packages?filter[target]=clinic'))[0]!);
});
afterAll(() => api.close());

type Client = { npwp?: string; email?: string; phone?: string; sandbox?: boolean };
const client = (values: Client) => build(admin, 'entity', values);

const activate = async (entity: { type: string; id: string }, trial = true, preview = '') => {
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity as never), package: clinic });
  return admin('POST', `/clientsubsheader/${id}/activate${preview}`, { data: { type: 'clientsubsheader', id, attributes: { trial } } });
};
const trialOf = async (values: Client) => (await activate(await client(values))).status;

const REFUSED = [409, 'subscription.trial_used /data/attributes/trial'];
const NPWP = '0013121660091000';
const PHONE = '+628111111';

describe('given a client that had its trial, then', () => {
  const first = { npwp: NPWP, email: 'andi@kliniksehat.test', phone: `${PHONE}001` };
  beforeAll(async () => {
    expect(await trialOf(first)).toBe(200);
  });

  test.each<[string, Client, number]>([
    ['another with its tax number gets none', { npwp: NPWP }, 409],
    ['another with the domain and the phone number gets none', { email: 'budi@kliniksehat.test', phone: `${PHONE}001` }, 409],
    ['another with the domain alone gets one', { email: 'sri@kliniksehat.test', phone: `${PHONE}002` }, 200],
    ['another with the phone number alone gets one', { email: 'tono@klinikbaru.test', phone: `${PHONE}001` }, 200],
    ['another with the phone number and a public mail provider gets none', { email: 'tono@gmail.com', phone: `${PHONE}001` }, 409],
    ['a client for tests with all of it gets one', { ...first, sandbox: true }, 200],
  ])('%s', async (_, values, status) => expect(await trialOf(values)).toBe(status));
});

test('with a public mail provider the phone number alone is compared', async () => {
  expect(await trialOf({ email: 'klinik.satu@gmail.com', phone: `${PHONE}010` })).toBe(200);
  expect(await trialOf({ email: 'klinik.dua@yahoo.com', phone: `${PHONE}010` })).toBe(409);
  expect(await trialOf({ email: 'klinik.dua@yahoo.com', phone: `${PHONE}011` })).toBe(200);
});

test("the owner's address counts, too", async () => {
  const ownedBy = async (email: string, phone: string) => {
    const entity = await client({ phone });
    // The first person of a client owns it.
    await build(admin, 'user', { entity: refTo(entity), email });
    return entity;
  };
  expect((await activate(await ownedBy('rina@klinikrina.test', `${PHONE}020`))).status).toBe(200);
  expect(await trialOf({ email: 'info@klinikrina.test', phone: `${PHONE}020` })).toBe(409);
});

test('it is refused to the same client once more, but without a trial it may begin', async () => {
  const entity = await client({});
  const first = await activate(entity);
  expect(first.status).toBe(200);
  const { id } = first.document.data as { id: string };
  await admin('POST', `/clientsubsheader/${id}/cancel`, { data: { type: 'clientsubsheader', id, attributes: { when: 'now' } } });
  const again = await activate(entity);
  expect([again.status, ...errorsIn(again)]).toEqual(REFUSED);
  expect((await activate(entity, false)).status).toBe(200);
});

test('a deleted client is still recognised', async () => {
  const entity = await client({ npwp: '0013121660092000' });
  expect((await activate(entity)).status).toBe(200);
  // What the clean-up of the trash does to its rows.
  await transaction(
    api.database,
    async (trx) => {
      await sql`delete from clientsubsdetails where entity_id = ${entity.id}`.execute(trx);
      await sql`delete from clientsubsheaders where entity_id = ${entity.id}`.execute(trx);
      await sql`delete from payers where entity_id = ${entity.id}`.execute(trx);
      await sql`delete from entities where id = ${entity.id}`.execute(trx);
    },
    { scope: 'all' },
  );
  expect(await trialOf({ npwp: '0013121660092000' })).toBe(409);
});

test('a preview, a refusal and a subscription without a trial use none up', async () => {
  const entity = await client({ npwp: '0013121660093000' });
  expect((await activate(entity, true, '?preview=true')).status).toBe(200);
  expect(await trialOf({ npwp: NPWP, phone: `${PHONE}030`, email: 'x@klinikx.test' })).toBe(409);
  expect(await trialOf({ phone: `${PHONE}030`, email: 'x@klinikx.test' })).toBe(200);
  expect((await activate(entity, false)).status).toBe(200);
  expect(await trialOf({ npwp: '0013121660093000' })).toBe(200);
});

test('of two that ask at once with one tax number, one gets it', async () => {
  const clients = await Promise.all([1, 2].map(() => client({ npwp: '0013121660094000' })));
  const answers = await Promise.all(clients.map((one) => activate(one)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
