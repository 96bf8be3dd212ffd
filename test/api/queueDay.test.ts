/** The end of a clinic's day: who did not come is no longer expected, and what is under way stays. Rule: VIS-5. */
import type { ResourceObject } from '#shared/jsonapi';
import { VISIT_ENDS } from '#server/areas/clinic/jobs/visitEndJob';
import { enqueue } from '#server/repository/jobQueue';
import { build, clinicOf, refTo } from '../build/records';
import { recordIn, startTestApi, type Caller, type TestApi } from './testApi';

// 16.50 UTC is ten to midnight in Jakarta.
const evening = new Date('2026-11-22T16:50:00.000Z');
const morning = new Date('2026-11-23T01:00:00.000Z');
let now = evening;
let api: TestApi;
let owner: Caller;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: owner } = await clinicOf(api.as('admin')));
  await enqueue(api.database.kysely, now, 'visitEnds', {}, { key: VISIT_ENDS });
});
afterAll(() => api.close());

const give = (visit: ResourceObject, command: string) =>
  owner('POST', `/visits/${visit.id}/${command}`, { data: { type: 'visits', id: visit.id, attributes: {} } });
const stateOf = async ({ id }: ResourceObject) => {
  const { status, ended_at } = recordIn(await owner('GET', `/visits/${id}`)).attributes!;
  return [status, ended_at];
};
const runAt = async (at: Date) => {
  now = at;
  await api.app.jobs.runDue();
};

test('given visits of a day, when the day is over, then those who wait are cancelled at its end, once, and the others stay', async () => {
  const doctor = await build(owner, 'teamMember', { profession: 'dokter' });
  const visit = (values: object = {}) => build(owner, 'visit', { doctor: refTo(doctor), ...values });
  const [waits, called, examined, urgent] = [await visit(), await visit(), await visit(), await visit({ kind: 'igd' })];
  await give(called, 'call');
  await give(examined, 'examine');
  await runAt(new Date('2026-11-22T16:58:00.000Z'));
  expect(await stateOf(waits)).toEqual(['antri', null]);
  const ended = ['batal', '2026-11-22T17:00:00.000Z'];
  for (const at of [morning, new Date('2026-11-24T01:00:00.000Z')]) {
    await runAt(at);
    expect([await stateOf(waits), await stateOf(called)]).toEqual([ended, ended]);
    expect([await stateOf(examined), await stateOf(urgent)]).toEqual([
      ['diperiksa', null],
      ['antri', null],
    ]);
  }
});
