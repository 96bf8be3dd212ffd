/** Lists that are filtered by days named from today: by whose calendar, with which errors, and that nothing remembered outlives its day. Rule: LST-16. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type TestApi } from './testApi';

/** 22.30 on the last of November in Jakarta; in Jayapura it is December already. */
let now = new Date('2026-11-30T15:30:00.000Z');
let api: TestApi;
let pack: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  pack = await build(api.as('admin'), 'package', { base_price: 300_000, seats: 15, trial_days: 14 });
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date('2026-11-30T15:30:00.000Z');
});

const idsIn = async (path: string, call = api.as('admin')) => recordsIn(await call('GET', path)).map(({ id }) => id);

/** An issued invoice that is due on this day. */
const due = async (entity: ResourceObject, due_date: string) => {
  const lines = [{ kind: 'adjustment', description_id: 'Jasa', description_en: 'Work', qty: '1', unit_price: 100_000 }];
  const { id } = await build(api.as('admin'), 'invoice', { entity: refTo(entity), lines });
  const issued = await api.as('admin')('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: { due_date } } });
  expect([issued.status, ...errorsIn(issued)]).toEqual([200]);
  return id;
};

test('given invoices that are due on different days, then each word finds its own', async () => {
  const entity = await build(api.as('admin'), 'entity', {});
  const [today, week, month] = [await due(entity, '2026-11-30'), await due(entity, '2026-12-06'), await due(entity, '2026-12-29')];
  const found = (word: string) => idsIn(`/invoices?filter[entity]=${entity.id}&filter[due_date][in]=${word}&sort=due_date`);
  expect(await found('today')).toEqual([today]);
  expect(await found('this-week')).toEqual([today, week]);
  expect(await found('this-month')).toEqual([today]);
  expect(await found('next-7-days')).toEqual([today, week]);
  expect(await found('next-30-days')).toEqual([today, week, month]);
  expect(await found('overdue')).toEqual([]);
  now = new Date('2026-12-01T15:30:00.000Z');
  expect(await found('overdue')).toEqual([today]);
  expect(await found('last-month')).toEqual([today]);
  expect(await found('this-month')).toEqual([week, month]);
});

test('given somebody who works for a client in Jayapura, then the days are those of its calendar', async () => {
  const entity = await build(api.as('admin'), 'entity', { time_zone: 'Asia/Jayapura' });
  const { id } = await build(api.as('admin'), 'clientsubsheader', { entity: refTo(entity), package: refTo(pack) });
  const activated = await api.as('admin')('POST', `/clientsubsheader/${id}/activate`, {
    data: { type: 'clientsubsheader', id, attributes: { trial: false } },
  });
  expect(activated.status).toBe(200);
  const person = await api.asUser((await build(api.as('admin'), 'user', { entity: refTo(entity) })).id);
  const query = (word: string) => `/clientsubsheader?filter[entity]=${entity.id}&filter[start_at][in]=${word}`;
  // It began in Jayapura's December, and in Jakarta's November.
  expect([await idsIn(query('this-month'), person), await idsIn(query('last-month'), person)]).toEqual([[id], []]);
  expect([await idsIn(query('this-month')), await idsIn(query('last-month'))]).toEqual([[id], []]);
  now = new Date('2026-12-02T03:00:00.000Z');
  expect([await idsIn(query('this-month'), person), await idsIn(query('last-month'), person)]).toEqual([[id], []]);
  expect([await idsIn(query('this-month')), await idsIn(query('last-month'))]).toEqual([[], [id]]);
});

test('given a list that was asked for several times, when the day ends, then its rows and its total are those of the new day', async () => {
  const city = 'Kota Esok';
  const entity = await build(api.as('admin'), 'entity', { city });
  const read = async () => {
    const answer = await api.as('admin')('GET', `/entity?filter[city]=Kota%20Esok&filter[created_at][in]=today`);
    return [recordsIn(answer).map(({ id }) => id), answer.document.meta!.page!.total];
  };
  for (const _ of [1, 2, 3]) expect(await read()).toEqual([[entity.id], 1]);
  now = new Date('2026-12-01T15:30:00.000Z');
  expect(await read()).toEqual([[], 0]);
});

test('given many that a word finds, then they can be deleted together', async () => {
  const entity = await build(api.as('admin'), 'entity', { city: 'Kota Hapus' });
  const attributes = { query: 'filter[city]=Kota Hapus&filter[created_at][in]=last-month' };
  const remove = () => api.as('admin')('POST', '/entity/deletions', { data: { type: 'deletions', attributes } });
  expect(recordIn(await remove()).attributes).toMatchObject({ count: 0 });
  now = new Date('2026-12-01T15:30:00.000Z');
  expect(recordIn(await remove()).attributes).toMatchObject({ count: 1 });
  expect((await api.as('admin')('GET', `/entity/${entity.id}`)).status).toBe(404);
});

test.each([
  ['an unknown word', 'filter[due_date][in]=tomorrow', 'due_date (tomorrow)', 'filter[due_date][in]'],
  ['a word for a number', 'filter[total][in]=today', 'total (today)', 'filter[total][in]'],
  ['a word next to a day', 'filter[due_date][in]=today&filter[due_date][from]=2026-11-01', 'due_date', 'filter[due_date][from]'],
  ['a day next to a word', 'filter[due_date][from]=2026-11-01&filter[due_date][in]=today', 'due_date (today)', 'filter[due_date][in]'],
])('%s is refused by name', async (_, query, field, parameter) => {
  const { status, document } = await api.as('admin')('GET', `/invoices?${query}`);
  expect([status, document.errors!.map(({ code, meta, source }) => [code, meta?.['field'], source?.parameter])]).toEqual([
    400,
    [['filter.invalid', field, parameter]],
  ]);
});

test('a subscription is sorted and filtered by each of its dates', async () => {
  for (const name of ['start_at', 'trial_end_at', 'period_start', 'period_end', 'next_invoice_at', 'billed_until', 'discount_until'])
    for (const query of [`sort=-${name}`, `filter[${name}][in]=next-30-days`, `filter[${name}][from]=2026-11-01`])
      expect([query, (await api.as('admin')('GET', `/clientsubsheader?${query}`)).status]).toEqual([query, 200]);
  expect((await api.as('admin')('GET', '/clientsubsheader?filter[cancel_at_period_end]=true')).status).toBe(200);
});
