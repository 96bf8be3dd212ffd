/** A visit belongs to the day of the clinic's zone, whatever day it is in UTC, and numbers begin anew with it. Rules: APT-2, VIS-2. */
import { addDays } from '#shared/domain/calendarDays';
import { build, clinicOf, refTo } from '../build/records';
import { startTestApi, type Caller, type TestApi } from './testApi';

let now = new Date('2026-11-20T03:00:00.000Z');
let api: TestApi;
let owner: Caller;
let entity: { type: string; id: string };

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: owner, entity } = await clinicOf(api.as('admin')));
});
afterAll(() => api.close());

test.each([
  ['WIB', 'Asia/Jakarta', '+07:00', 'A'],
  ['WITA', 'Asia/Makassar', '+08:00', 'B'],
  ['WIT', 'Asia/Jayapura', '+09:00', 'C'],
])('given a clinic in %s, when patients come at 23.30 and at 00.30, then each has the first number of another day', async (...row) => {
  const [, time_zone, offset, code] = row;
  await owner('POST', `/entity/${entity.id}/configure`, { data: { type: 'entity', id: entity.id, attributes: { time_zone } } });
  const poly = await build(owner, 'poly', { code });
  const day = '2026-11-21';
  const at = async (date: string, time: string) => {
    now = new Date(`${date}T${time}:00${offset}`);
    const { attributes } = await build(owner, 'visit', { poly: refTo(poly) });
    return [attributes!['day'], attributes!['queue_no']];
  };
  expect([await at(day, '00:30'), await at(day, '23:30'), await at(addDays(day, 1), '00:30')]).toEqual([
    [day, `${code}-001`],
    [day, `${code}-002`],
    [addDays(day, 1), `${code}-001`],
  ]);
});
