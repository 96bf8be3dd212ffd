/** The time zone of a client: who changes it, and that the dates of its subscription stay the same days. Rules: SUB-14, SUB-26. */
import { resources } from '#shared/areas/resources';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { build, changeOf, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

const today = new Date('2026-11-22T03:10:20.000Z');
let api: TestApi;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApi({ clock: () => today });
  admin = api.as('admin');
});
afterAll(() => api.close());

const client = async (values: object = {}) => (await build(admin, 'entity', { name: 'Klinik Ambon', ...values })).id;
const subscribed = async (entity: string, trial: boolean) => {
  const pack = await build(admin, 'package', { trial_days: 14, base_price: 300_000 });
  const { id } = await build(admin, 'clientsubsheader', { entity: { type: 'entity', id: entity }, package: refTo(pack) });
  const answer = await admin('POST', `/clientsubsheader/${id}/activate`, { data: { type: 'clientsubsheader', id, attributes: { trial } } });
  expect(answer.status).toBe(200);
  return id;
};
const configure = (by: Caller, id: string, time_zone: string) =>
  by('POST', `/entity/${id}/configure`, { data: { type: 'entity', id, attributes: { time_zone } } });
const read = async (id: string) => recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!;

test('given a new client, then it has the zone of Jakarta', async () => {
  expect(recordIn(await admin('GET', `/entity/${await client()}`)).attributes).toMatchObject({ time_zone: 'Asia/Jakarta' });
});

test('given a client in Jayapura, when it subscribes, then its period begins at midnight there', async () => {
  const id = await subscribed(await client({ time_zone: 'Asia/Jayapura' }), false);
  expect(await read(id)).toMatchObject({ period_start: '2026-11-21T15:00:00.000Z', period_end: '2026-12-21T15:00:00.000Z' });
});

type Row = [how: string, change: (id: string) => ReturnType<typeof configure>];
test.each<Row>([
  ['by its command', (id) => configure(admin, id, 'Asia/Makassar')],
  ['edited by hand', (id) => admin('PATCH', `/entity/${id}`, changeOf('entity', id, { time_zone: 'Asia/Makassar' }))],
])('given a running period, when the zone changes %s, then its days stay and begin at midnight in the new zone', async (_, change) => {
  const clinic = await client();
  const id = await subscribed(clinic, false);
  expect((await change(clinic)).status).toBe(200);
  expect(await read(id)).toMatchObject({ period_start: '2026-11-21T16:00:00.000Z', period_end: '2026-12-21T16:00:00.000Z' });
  expect((await configure(admin, clinic, 'Asia/Jakarta')).status).toBe(200);
  expect(await read(id)).toMatchObject({ period_start: '2026-11-21T17:00:00.000Z', period_end: '2026-12-21T17:00:00.000Z' });
});

test.each(['Asia/Jakarta', 'Asia/Jayapura'])(
  'given a period that is billed, when the client moves to %s, then it is not billed again',
  async (zone) => {
    const clinic = await client({ time_zone: 'Asia/Makassar' });
    const id = await subscribed(clinic, false);
    const bill = () => admin('POST', `/clientsubsheader/${id}/bill`, { data: { type: 'clientsubsheader', id, attributes: {} } });
    expect((await bill()).status).toBe(200);
    expect((await configure(admin, clinic, zone)).status).toBe(200);
    const { billed_until, period_end } = await read(id);
    expect(billed_until).toBe(period_end);
    expect(errorsIn(await bill())).toEqual(['subscription.not_due']);
  },
);

test('given a trial, when the zone changes, then its end and its next reminder keep their day and hour', async () => {
  const clinic = await client();
  const id = await subscribed(clinic, true);
  expect(await read(id)).toMatchObject({ next_reminder_at: '2026-11-29T01:00:00.000Z' });
  const before = String((await read(id))['trial_end_at']);
  expect((await configure(admin, clinic, 'Asia/Jayapura')).status).toBe(200);
  expect(await read(id)).toMatchObject({ next_reminder_at: '2026-11-28T23:00:00.000Z' });
  expect(Date.parse(before) - Date.parse(String((await read(id))['trial_end_at']))).toBe(2 * 3_600_000);
});

test('given a change of the zone, then the audit says who changed it and links what moved to it', async () => {
  const clinic = await client();
  await subscribed(clinic, false);
  await configure(admin, clinic, 'Asia/Makassar');
  const lines = recordsIn(await admin('GET', `/audit?filter[record_id]=${clinic}&filter[action]=command`));
  expect(lines[0]!.attributes).toMatchObject({
    command: 'configure',
    before: { time_zone: 'Asia/Jakarta' },
    after: { time_zone: 'Asia/Makassar' },
  });
});

test('given a zone that is not in Indonesia, then it is refused', async () => {
  const answer = await configure(admin, await client(), 'Europe/Berlin');
  expect([answer.status, ...errorsIn(answer)]).toEqual([422, 'not_an_option /data/attributes/time_zone']);
  expect(resources.entity.attributes.time_zone.required).toBe(true);
});

describe('given the people of a clinic', () => {
  const at = async () => {
    const entity = await build(admin, 'entity');
    const [owner, nurse] = [await build(admin, 'user', { entity: refTo(entity) }), await build(admin, 'user', { entity: refTo(entity) })];
    return { id: entity.id, owner: await api.asUser(owner.id), nurse: await api.asUser(nurse.id) };
  };

  test('then its owner changes the zone, the page is told of it, and nobody else there may', async () => {
    const clinic = await at();
    expect((await configure(clinic.nurse, clinic.id, 'Asia/Makassar')).status).toBe(403);
    expect((await configure(clinic.owner, clinic.id, 'Asia/Makassar')).status).toBe(200);
    const told = (await clinic.nurse('GET', '/me')).document.meta!['subscription'] as OwnSubscription;
    expect(told.time_zone).toBe('Asia/Makassar');
  });

  test('then the owner of another clinic does not find it', async () => {
    const [mine, other] = [await at(), await at()];
    expect((await configure(other.owner, mine.id, 'Asia/Makassar')).status).toBe(404);
  });
});
