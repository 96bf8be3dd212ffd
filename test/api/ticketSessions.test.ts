/** Sessions that people attach to their tickets: who may attach and read one, how much, and what becomes of it. Rules: TKT-15, PRV-3. */
import { sql } from 'kysely';
import { gunzipSync, gzipSync } from 'node:zlib';
import { transaction } from '#server/db/database';
import { newKeyText, secretBox } from '#server/secretBox';
import { limits } from '#shared/limits';
import { build } from '../build/records';
import { recordsIn, type Caller } from './testApi';
import { admin, api, as, asked, clinic, clock, hoursLater, monday, read, said, thread, type Clinic } from './ticketClinic';

const action = (type: string) => ({ type, payload: { key: 'grid' }, meta: { request: type, then: [] } });
const session = {
  nadi: 'session',
  version: 1,
  origin: { build: '1a2b3c4d', commit: 'e5f6a7b', page: '/item', browser: 'Chrome 140', screen: '1280×900 @1', zone: 'Asia/Jakarta' },
  by: 'pse',
  start: null,
  actions: [action('item/list'), action('tag/list'), action('item/listed')],
};
const file = (content: unknown = session) => gzipSync(typeof content === 'string' ? content : JSON.stringify(content));
const gzip = { 'content-type': 'application/gzip' };

const attach = (by: Caller, { id }: { id: string }, body: Buffer = file()) => by('POST', `/tickets/${id}/session`, body, gzip);
const sessionsOf = async (by: Caller, { id }: { id: string }) => recordsIn(await by('GET', `/ticket-sessions?filter[ticket]=${id}`));
const contentOf = (by: Caller, { id }: { id: string }) => by('GET', `/ticket-sessions/${id}/content`);
/** In a transaction that may see the rows of every client. */
const everywhere = <T>(work: (trx: Parameters<Parameters<typeof transaction<T>>[1]>[0]) => Promise<T>) =>
  transaction(api.database, work, { scope: 'all' });
/** The bytes of a session, which a caller of the API would read as JSON. */
const opened = async (who: 'admin', { id }: { id: string }) => {
  const authorization = `Bearer ${await api.tokenFor(api.idOf(who))}`;
  const answer = await api.app.inject({ method: 'GET', url: `/api/v1/ticket-sessions/${id}/content`, headers: { authorization } });
  return { status: answer.statusCode, body: answer.rawPayload, headers: answer.headers };
};
const attached = async (by: Caller) => {
  const ticket = await asked(by);
  expect(said(await attach(by, ticket))).toEqual([204]);
  return { ticket, found: (await sessionsOf(admin, ticket))[0]! };
};

let melati: Clinic;
let mawar: Clinic;
beforeAll(async () => {
  [melati, mawar] = [await clinic(), await clinic()];
});
// A person attaches some sessions in an hour only.
let hour = 0;
beforeEach(() => {
  clock.now = new Date(monday.getTime() + (hour += 2) * 3_600_000);
});

describe('given a nurse with a ticket, when she attaches a session', () => {
  test('then staff see how much it holds and of which build it is, and read the same file', async () => {
    const { found } = await attached(melati.nurse);
    expect(found.attributes).toMatchObject({ build: '1a2b3c4d', actions: 3, own_actions: 1, size: file().length });
    const { status, body, headers } = await opened('admin', found);
    expect(status).toBe(200);
    expect(JSON.parse(gunzipSync(body).toString())).toEqual(session);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  });

  test('then her ticket says that one is attached, and nothing of what it holds', async () => {
    const { ticket } = await attached(melati.nurse);
    expect((await thread(melati.nurse, ticket)).map(({ kind, event, value }) => [kind, event, value])).toEqual([['event', 'session', '3']]);
    expect(JSON.stringify(await read(melati.nurse, ticket))).not.toContain('1a2b3c4d');
  });

  test('then the audit says who opened it', async () => {
    const { found } = await attached(melati.nurse);
    await opened('admin', found);
    const lines = recordsIn(await admin('GET', `/audit?filter[record_id]=${found.id}&filter[action]=opened`));
    expect(lines.map(({ attributes }) => [attributes!['resource'], attributes!['actor_name']])).toEqual([['ticketSession', 'Admin Nadi']]);
  });

  test('then what the database keeps of it cannot be read without the key', async () => {
    const { found } = await attached(melati.nurse);
    const content = await everywhere(async (trx) => {
      const { rows } = await sql<{ content: string }>`select content from ticket_sessions where id = ${found.id}`.execute(trx);
      return rows[0]!.content;
    });
    expect(content).toMatch(/^v1:/);
    expect(content).not.toContain(file().toString('base64').slice(20, 60));
  });

  test('then with a key that is no longer ours it is not opened, and the answer says why', async () => {
    const { found } = await attached(melati.nurse);
    const otherKey = secretBox([newKeyText()]).seal(file().toString('base64'), `ticket_session:${found.id}`);
    await everywhere((trx) => sql`update ticket_sessions set content = ${otherKey} where id = ${found.id}`.execute(trx));
    expect(said(await contentOf(admin, found))).toEqual([503, 'session_file.key_lost']);
  });

  test('then a second one changes nothing, as when the first answer was lost', async () => {
    const { ticket, found } = await attached(melati.nurse);
    expect(said(await attach(melati.nurse, ticket, file({ ...session, actions: [] })))).toEqual([204]);
    expect(await sessionsOf(admin, ticket)).toEqual([found]);
  });
});

test('given somebody without a clinic, then their ticket takes a session, too', async () => {
  const { id } = await build(admin, 'user', { name: 'Budi' });
  expect((await attached(as(id))).found.attributes).toMatchObject({ actions: 3 });
});

test.each<readonly [string, () => Caller, number]>([
  ['the nurse herself', () => melati.nurse, 403],
  ['the owner of her clinic', () => melati.owner, 403],
  ['the owner of another clinic', () => mawar.owner, 403],
  ['a creator, who may not read notes', () => as(api.idOf('creator')), 403],
  ['a guest', () => api.as('anonymous'), 401],
])('given the session of a nurse, then %s neither lists, gets nor opens it', async (_, by, status) => {
  const { ticket, found } = await attached(melati.nurse);
  const listed = await by()('GET', `/ticket-sessions?filter[ticket]=${ticket.id}`);
  const got = await by()('GET', `/ticket-sessions/${found.id}`);
  expect([listed.status, got.status, (await contentOf(by(), found)).status]).toEqual([status, status, status]);
});

describe('given a ticket of a nurse, when somebody else attaches a session', () => {
  test.each(['doctor', 'owner'] as const)('then the %s of her clinic is refused', async (who) => {
    expect((await attach(melati[who], await asked(melati.nurse))).status).toBe(404);
  });
  test('then another clinic, staff and a guest are refused', async () => {
    const ticket = await asked(melati.nurse);
    expect((await attach(mawar.nurse, ticket)).status).toBe(404);
    expect((await attach(admin, ticket)).status).toBe(404);
    expect((await attach(api.as('anonymous'), ticket)).status).toBe(401);
    expect(await sessionsOf(admin, ticket)).toEqual([]);
  });
});

test.each([
  ['a gzip that ends early', file().subarray(0, 60), [422, 'session_file.invalid']],
  ['what is no gzip and no JSON', Buffer.from('halo'), [422, 'session_file.invalid']],
  ['JSON that is no session', file({ name: 'Sari' }), [422, 'session_file.invalid']],
  ['a session of no actions that can be read', file({ ...session, actions: 'item/list' }), [422, 'session_file.invalid']],
  ['a session of no actions', file({ ...session, actions: [] }), [422, 'session_file.invalid']],
  [
    'a session of more actions than a browser can show',
    file({ ...session, actions: Array.from({ length: limits.sessionActions + 1 }, () => ({ type: 'a/b' })) }),
    [422, 'session_file.invalid'],
  ],
  ['letters that are no UTF-8', gzipSync(Buffer.from([0x7b, 0xff, 0xfe])), [422, 'session_file.invalid']],
  ['nothing', Buffer.alloc(0), [422, 'session_file.invalid']],
  ['a small file that unpacks to a very large one', gzipSync(Buffer.alloc(limits.sessionUnpacked + 1, 32)), [422, 'session_file.invalid']],
  ['a file that is too large', Buffer.alloc(limits.session + 1, 31), [413, 'body.too_large']],
] as const)('given %s, then it is refused and the ticket stays as it was', async (_, body, [status, code]) => {
  const ticket = await asked(melati.nurse);
  const answer = await attach(melati.nurse, ticket, Buffer.from(body));
  expect([answer.status, said(answer)[1]]).toEqual([status, expect.stringContaining(code)]);
  expect([await sessionsOf(admin, ticket), await thread(melati.nurse, ticket)]).toEqual([[], []]);
});

test('given a browser that cannot compress, then the session arrives as it is', async () => {
  const ticket = await asked(melati.nurse);
  expect(said(await attach(melati.nurse, ticket, Buffer.from(JSON.stringify(session))))).toEqual([204]);
});

test('given a person who attached as many as an hour allows, then the next one waits, and nobody else does', async () => {
  for (let count = 0; count < limits.sessionsInAnHour; count++) await attached(melati.nurse);
  const ticket = await asked(melati.nurse);
  const refused = await attach(melati.nurse, ticket);
  expect(said(refused)).toEqual([429, 'rate.limited']);
  expect(refused.headers['retry-after']).toBe('3600');
  await attached(melati.doctor);
  hoursLater(1.01);
  expect(said(await attach(melati.nurse, ticket))).toEqual([204]);
});

/** How many sessions of this id a transaction of this scope sees. */
const seenIn = (scope: 'all' | { entityId: string }, { id }: { id: string }) =>
  transaction(api.database, async (trx) => (await sql`select 1 from ticket_sessions where id = ${id}`.execute(trx)).rows.length, { scope });

test('given a ticket that is deleted for good, then its session is gone', async () => {
  const { ticket, found } = await attached(melati.nurse);
  expect(await seenIn('all', found)).toBe(1);
  await everywhere((trx) => sql`delete from tickets where id = ${ticket.id}`.execute(trx));
  expect(await seenIn('all', found)).toBe(0);
});

test('given the transaction of a clinic, then the database shows it no session, whatever is asked', async () => {
  const { found } = await attached(melati.nurse);
  expect([await seenIn({ entityId: melati.entity.id }, found), await seenIn('all', found)]).toEqual([0, 1]);
});
