/** A day is the clinic's, by its zone, whatever day it is in UTC: of visits and their numbers, and in the filters of lists. Rules: APT-2, VIS-2, LST-16. */
import { addDays } from '#shared/domain/calendarDays';
import { build, clinicOf, refTo } from '../build/records';
import { recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let now = new Date('2026-11-20T03:00:00.000Z');
let api: TestApi;
let owner: Caller;
let entity: { type: string; id: string };

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  ({ call: owner, entity } = await clinicOf(api.as('admin')));
});
afterAll(() => api.close());

const zones = [
  ['WIB', 'Asia/Jakarta', '+07:00', 'A', '2026-11-23'],
  ['WITA', 'Asia/Makassar', '+08:00', 'B', '2026-11-26'],
  ['WIT', 'Asia/Jayapura', '+09:00', 'C', '2026-11-29'],
] as const;

const moveTo = (time_zone: string) =>
  owner('POST', `/entity/${entity.id}/configure`, { data: { type: 'entity', id: entity.id, attributes: { time_zone } } });

test.each(zones)(
  'given a clinic in %s, when patients come at 23.30 and at 00.30, then each has the first number of another day',
  async (...row) => {
    const [, time_zone, offset, code] = row;
    await moveTo(time_zone);
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
  },
);

test.each(zones)(
  'given a clinic in %s, when patients are added at 23.30 and at 00.30, then a filter finds those of its day',
  async (...row) => {
    const [, time_zone, offset, , day] = row;
    await moveTo(time_zone);
    const at = async (date: string, time: string) => {
      now = new Date(`${date}T${time}:00${offset}`);
      return (await build(owner, 'patient')).id;
    };
    const found = async (days: string) =>
      recordsIn(await owner('GET', `/patients?page[size]=100&sort=created_at&${days.replaceAll('@', 'filter[created_at]')}`)).map(
        ({ id }) => id,
      );
    const first = await at(addDays(day, -1), '23:30');
    const early = await at(day, '00:30');
    expect(await found('@[in]=today')).toEqual([early]);
    const late = await at(day, '23:30');
    expect(await found('@[in]=today')).toEqual([early, late]);
    const last = await at(addDays(day, 1), '00:30');
    expect(await found('@[in]=today')).toEqual([last]);
    expect(await found(`@[from]=${day}&@[to]=${day}`)).toEqual([early, late]);
    expect(await found(`@[from]=${day}`)).toEqual([early, late, last]);
    expect((await found(`@[to]=${day}`)).slice(-3)).toEqual([first, early, late]);
  },
);
