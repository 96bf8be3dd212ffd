/** What dates bring: applied late, twice, and by two servers at once, with the same result. Rules: SUB-8, SUB-16. */
import type { ResourceObject } from '#shared/jsonapi';
import { advanceSubscriptions } from '#server/areas/clients/jobs/subscriptionJob';
import { readConfig } from '#server/config';
import { storeOf } from '#server/storeOf';
import { build, refTo } from '../build/records';
import { recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

const start = new Date('2026-01-31T03:00:00.000Z');
let now = start;
let api: TestApi;
let clinic: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  clinic = await build(admin, 'package', { base_price: 300_000, trial_days: 14 });
});
afterAll(() => api.close());
beforeEach(() => {
  now = start;
});

const failures: unknown[] = [];
const log = { error: (what: unknown) => void failures.push(what) };
const advance = () =>
  advanceSubscriptions(
    storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => now),
    log,
  );

/** Signed in at this time: a session of months ago is over. */
const admin: Caller = async (...asked) => (await api.asUser(api.idOf('admin')))(...asked);

const order = (id: string, command: string, attributes: object) =>
  admin('POST', `/clientsubsheader/${id}/${command}`, { data: { type: 'clientsubsheader', id, attributes } });
const read = async (id: string) => recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!;
const subscribed = async (trial: boolean, values: object = {}) => {
  const { id } = await build(admin, 'clientsubsheader', { package: refTo(clinic), ...values });
  expect((await order(id, 'activate', { trial })).status).toBe(200);
  return id;
};
const commandsOf = async (id: string) =>
  recordsIn(await admin('GET', `/audit?filter[record_id]=${id}&filter[action]=command&page[size]=100`))
    .map(({ attributes }) => attributes!['command'])
    .reverse();

test('given periods that nobody started, when the clock comes late, then all of them follow, and their day never drifts', async () => {
  const id = await subscribed(false);
  now = new Date('2026-05-15T03:00:00.000Z');
  await advance();
  expect(await read(id)).toMatchObject({
    status: 'active',
    anchor_day: 31,
    period_start: '2026-04-29T17:00:00.000Z',
    period_end: '2026-05-30T17:00:00.000Z',
  });
  expect(await commandsOf(id)).toEqual(['activate', 'bill', 'bill', 'startPeriod', 'bill', 'startPeriod', 'bill', 'startPeriod']);
  expect(await advance()).toBe(0);
  expect(failures).toEqual([]);
});

test.each([
  ['that renews by itself', {}, 'active', ['activate', 'remind', 'endTrial', 'bill']],
  ['that does not', { auto_renew: false }, 'suspended', ['activate', 'remind', 'endTrial']],
])('given a trial %s, when it is over, then the subscription is %s', async (_, values, status, commands) => {
  const id = await subscribed(true, values);
  now = new Date('2026-02-13T16:59:59.999Z');
  await advance();
  expect((await read(id))['status']).toBe('trial');
  now = new Date('2026-02-13T17:00:00.000Z');
  await advance();
  expect((await read(id))['status']).toBe(status);
  expect(await commandsOf(id)).toEqual(commands);
});

test('given a cancellation at the end of the period, when that has come, then the subscription and its modules end', async () => {
  const id = await subscribed(false);
  await order(id, 'cancel', { when: 'period_end' });
  now = new Date('2026-03-15T03:00:00.000Z');
  await advance();
  expect(await read(id)).toMatchObject({ status: 'ended', next_invoice_at: null, status_since: '2026-02-27T17:00:00.000Z' });
});

test('given two servers that look at once, then each event is applied once', async () => {
  const id = await subscribed(false);
  now = new Date('2026-03-15T03:00:00.000Z');
  const counts = await Promise.all([advance(), advance()]);
  expect(counts.reduce((sum, one) => sum + one)).toBe(3);
  expect(await commandsOf(id)).toEqual(['activate', 'bill', 'bill', 'startPeriod']);
});
