/** Who opened a patient's record: one line for each person, record and hour, for the owner. Rule: PAT-11. */
import type { Ref } from '#shared/kit/resource';
import { build, clinicOf, refTo } from '../build/records';
import { until } from '../build/until';
import { everyClientsRows } from '../server/db/withDatabase';
import { recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let owner: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ({ call: owner } = await clinicOf(api.as('admin')));
});
afterAll(() => api.close());

const linesOf = async ({ id }: Ref, call = owner) =>
  recordsIn(await call('GET', `/readings?filter[record_id]=${id}`)).map(({ attributes }) => attributes!);
/** How often the record was opened, over all lines. */
const timesOf = async ({ id }: Ref): Promise<number> => {
  const [row] = await everyClientsRows<{ times: string | null }>(
    api.database,
    'select sum(opened) as times from readings where record_id = $1',
    [id],
  );
  return Number(row!.times);
};
const opened = (one: Ref, times: number) => until(async () => (await timesOf(one)) === times);

test('given a patient, when the owner opens the record twice within an hour, then one line says so, with the role', async () => {
  const one = refTo(await build(owner, 'patient', { name: 'Siti Aminah' }));
  await owner('GET', `/patients/${one.id}`);
  await opened(one, 1);
  await owner('GET', `/patients/${one.id}`);
  await opened(one, 2);
  expect(await linesOf(one)).toEqual([
    expect.objectContaining({ resource: 'patient', record_label: 'Siti Aminah', role: 'owner', opened: 2, printed: 0, exported: 0 }),
  ]);
});

test('given a visit, when its patient is asked for by the visit, then that is noted, too', async () => {
  const visit = await build(owner, 'visit', {});
  const one = visit.relationships!['patient']!.data as Ref;
  const before = await timesOf(one);
  await owner('GET', `/visits/${visit.id}/patient`);
  await opened(one, before + 1);
});

test('given lists, and visits that bring their patient along, then they are no reading', async () => {
  const visit = await build(owner, 'visit', {});
  const one = visit.relationships!['patient']!.data as Ref;
  await owner('GET', '/patients');
  await owner('GET', `/visits/${visit.id}?include=patient`);
  const last = refTo(await build(owner, 'patient'));
  await owner('GET', `/patients/${last.id}`);
  await opened(last, 1);
  expect(await timesOf(one)).toBe(0);
});

test('given somebody who may not get the patient, when they try, then nothing is noted', async () => {
  const one = refTo(await build(owner, 'patient'));
  expect((await api.as('admin')('GET', `/patients/${one.id}`)).status).toBe(403);
  await owner('GET', `/patients/${one.id}`);
  await opened(one, 1);
  expect(await linesOf(one)).toHaveLength(1);
});

test('given the owner of another clinic, or the operator, then they read no line of this one', async () => {
  const one = refTo(await build(owner, 'patient'));
  await owner('GET', `/patients/${one.id}`);
  await opened(one, 1);
  const other = await clinicOf(((...given) => api.as('admin')(...given)) as Caller);
  expect(await linesOf(one, other.call)).toEqual([]);
  expect((await api.as('admin')('GET', '/readings')).status).toBe(403);
});

test('given the app’s own role in the database, when it deletes a line, then it is refused', async () => {
  await expect(api.database.pool.query('delete from readings where false')).rejects.toThrow('permission denied');
});
