/** The clock of a sandbox client: what it brings about, whom it never concerns, and what it refuses. Rule: SUB-24. */
import { sql } from 'kysely';
import { resources } from '#shared/areas/resources';
import { transaction } from '#server/db/database';
import { build, changeOf, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

const today = new Date('2026-11-22T03:00:00.000Z');
let api: TestApi;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApi({ clock: () => today, env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'nadi@nadi.test' } });
  admin = api.as('admin');
});
afterAll(() => api.close());

const client = async (values: object = {}) => (await build(admin, 'entity', { name: 'Klinik Coba', ...values })).id;
const subscribed = async (entity: string, trial = true) => {
  const pack = await build(admin, 'package', { trial_days: 14, base_price: 300_000 });
  const { id } = await build(admin, 'clientsubsheader', { entity: { type: 'entity', id: entity }, package: refTo(pack) });
  const answer = await admin('POST', `/clientsubsheader/${id}/activate`, {
    data: { type: 'clientsubsheader', id, attributes: { trial } },
  });
  expect(answer.status).toBe(200);
  return id;
};
const advance = (id: string, attributes: object, by: Caller = admin, query = '') =>
  by('POST', `/entity/${id}/advance-clock${query}`, { data: { type: 'entity', id, attributes } });
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const read = async (id: string) => recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!;
const aheadOf = async (id: string) => recordIn(await admin('GET', `/entity/${id}`)).attributes!['clock_ahead'];
const happened = async (id: string) =>
  recordsIn(await admin('GET', `/audit?filter[record_id]=${id}&filter[action]=command&page[size]=100`))
    .map(({ attributes }) => attributes!['command'])
    .reverse();
const DAY = 86_400;

test('given a sandbox in its trial, when its clock goes to the next event again and again, then each reminder and the end come one by one', async () => {
  const clinic = await client({ sandbox: true });
  const id = await subscribed(clinic);
  const seen: unknown[] = [];
  for (let step = 0; step < 5; step += 1) {
    expect((await advance(clinic, { by: 'next_event' })).status).toBe(200);
    seen.push([(await happened(id)).at(-1), (await read(id))['status']]);
  }
  expect(seen).toEqual([
    ['remind', 'trial'],
    ['remind', 'trial'],
    ['remind', 'trial'],
    ['bill', 'active'],
    ['startGrace', 'grace'],
  ]);
  expect(await read(id)).toMatchObject({ period_start: '2026-12-05T17:00:00.000Z', period_end: '2027-01-05T17:00:00.000Z' });
});

test('given a sandbox, when its clock goes a year ahead, then everything of that year has happened at its own date', async () => {
  const clinic = await client({ sandbox: true });
  const id = await subscribed(clinic, false);
  expect((await advance(clinic, { by: 'year' })).status).toBe(200);
  expect(await aheadOf(clinic)).toBe(365 * DAY);
  // Nobody paid: after the grace it is suspended, and ended 60 days later. What was billed in advance is taken back.
  expect(await happened(id)).toEqual(['activate', 'bill', 'startGrace', 'bill', 'suspend', 'end']);
  expect(await read(id)).toMatchObject({ anchor_day: 22, status: 'ended', period_start: '2026-11-21T17:00:00.000Z' });
});

test('given a clock that is ahead, then what people do with the subscription happens at that time', async () => {
  const clinic = await client({ sandbox: true });
  expect((await advance(clinic, { by: 'until', until: '2027-02-10' })).status).toBe(200);
  expect(await read(await subscribed(clinic, false))).toMatchObject({ start_at: '2027-02-09T17:00:00.000Z', anchor_day: 10 });
});

test('given a preview, then it tells what would happen, and the clock stays', async () => {
  const clinic = await client({ sandbox: true });
  const id = await subscribed(clinic);
  const { document } = await advance(clinic, { by: 'until', until: '2026-12-07' }, admin, '?preview=true');
  const { changes } = document.meta!['preview'] as { changes: { resource: string; after: object }[] };
  expect(changes.filter(({ resource }) => resource === 'clientsubsheader')).toHaveLength(5);
  expect(changes.at(-1)).toMatchObject({ resource: 'entity', after: { clock_ahead: expect.any(Number) } });
  expect([await aheadOf(clinic), (await read(id))['status']]).toEqual([0, 'trial']);
});

test('given a real client, then nobody moves its clock', async () => {
  const clinic = await client();
  expect(said(await advance(clinic, { by: 'day' }))).toEqual([409, 'client.not_sandbox']);
  expect(await aheadOf(clinic)).toBe(0);
});

test('given a sandbox’s own owner, or somebody without the permission, then the clock is not theirs to move', async () => {
  const clinic = await build(admin, 'entity', { sandbox: true });
  const owner = await api.asUser((await build(admin, 'user', { entity: refTo(clinic) })).id);
  for (const by of [owner, api.as('creator')]) expect(said(await advance(clinic.id, { by: 'day' }, by))).toEqual([403, 'access.denied']);
});

test.each([
  ['an earlier day', { by: 'until', until: '2026-11-21' }, 'clock.backwards'],
  ['today', { by: 'until', until: '2026-11-22' }, 'clock.backwards'],
  ['no day', { by: 'until' }, 'required'],
  ['a day after more than a year', { by: 'until', until: '2027-11-24' }, 'clock.too_far'],
])('given %s, then it is refused with its own sentence', async (_, step, code) => {
  const clinic = await client({ sandbox: true });
  expect(said(await advance(clinic, step))).toEqual([422, `${code} /data/attributes/until`]);
});

test('given a clock that was moved, when it shall go back to a day before it, then it is refused and names the day it shows', async () => {
  const clinic = await client({ sandbox: true });
  await advance(clinic, { by: 'until', until: '2027-01-05' });
  const answer = await advance(clinic, { by: 'until', until: '2026-12-24' });
  expect(answer.document.errors![0]).toMatchObject({ code: 'clock.backwards', meta: { date: '2027-01-05' } });
});

test('given a sandbox without anything planned, then there is no next event', async () => {
  expect(said(await advance(await client({ sandbox: true }), { by: 'next_event' }))).toEqual([409, 'clock.no_event']);
});

test.each([
  [true, ['kept', 'kept']],
  [false, ['queued', 'queued']],
])('given a server that sends mails and a client (sandbox: %s), then its mails %s', async (sandbox, statuses) => {
  const clinic = await build(admin, 'entity', { sandbox });
  const owner = await build(admin, 'user', { entity: refTo(clinic) });
  const role = recordsIn(await admin('GET', '/roles?filter[q]=dokter'))[0]!;
  const { attributes } = await build(await api.asUser(owner.id), 'membership', { entity: refTo(clinic), role: refTo(role) });
  const id = await subscribed(clinic.id);
  await transaction(
    api.database,
    (trx) => sql`update clientsubsheaders set next_reminder_at = ${today.toISOString()} where id = ${id}`.execute(trx),
    { scope: 'all' },
  );
  expect((await admin('POST', `/clientsubsheader/${id}/remind`, { data: { type: 'clientsubsheader', id, attributes: {} } })).status).toBe(
    200,
  );
  await api.app.jobs.runDue();
  const { rows } = await api.database.pool.query<{ status: string; sandbox: boolean }>(
    `select status, sandbox from mails where "to" = any($1) and purpose in ('invitation', 'trial_reminder') order by purpose`,
    [[owner.attributes!['email'], attributes!['email']]],
  );
  expect(rows).toEqual(statuses.map((status) => ({ status, sandbox })));
});

describe('given a client', () => {
  const set = (id: string, sandbox: boolean) => admin('PATCH', `/entity/${id}`, changeOf('entity', id, { sandbox }));

  test.each([true, false])('with a subscription, then it stays what it is (sandbox: %s)', async (sandbox) => {
    const clinic = await client({ sandbox });
    await subscribed(clinic, false);
    expect(said(await set(clinic, !sandbox))).toEqual([422, 'client.sandbox_fixed /data/attributes/sandbox']);
  });

  test('without one, then it can change, and the real time is back', async () => {
    const clinic = await client({ sandbox: true });
    await advance(clinic, { by: 'year' });
    expect((await set(clinic, false)).status).toBe(200);
    expect(await aheadOf(clinic)).toBe(0);
    expect(said(await advance(clinic, { by: 'day' }))).toEqual([409, 'client.not_sandbox']);
  });

  test('then nobody may write how far its clock is ahead', async () => {
    const clinic = await client({ sandbox: true });
    expect(resources.entity.attributes.clock_ahead.mode).toBe('r');
    expect(said(await admin('PATCH', `/entity/${clinic}`, changeOf('entity', clinic, { clock_ahead: 9 })))).toEqual([
      403,
      'read_only /data/attributes/clock_ahead',
    ]);
  });
});
