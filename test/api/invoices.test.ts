/** An invoice from draft to issue: its lines, its sums, its number, and what can no longer be changed. Rules: INV-1, INV-2, INV-3, INV-5, INV-10, MNY-5, MNY-7, MNY-8. */
import { sql } from 'kysely';
import { transaction } from '#server/db/database';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let now = new Date('2026-11-16T03:00:00.000Z');
let api: TestApi;
let melati: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  melati = await build(await admin(), 'entity', { name: 'Klinik Melati' });
});
afterAll(() => api.close());
beforeEach(() => {
  now = new Date('2026-11-16T03:00:00.000Z');
});

/** Signed in at this time: a session of months ago is over. */
const admin = (): Promise<Caller> => api.asUser(api.idOf('admin'));

const line = (values: Record<string, unknown> = {}) => ({
  kind: 'package',
  description_id: 'Paket Klinik',
  description_en: 'Clinic package',
  qty: '1',
  unit_price: 475_000,
  ...values,
});
const draft = async (values: Record<string, unknown> = {}): Promise<ResourceObject> =>
  build(await admin(), 'invoice', { entity: refTo(melati), lines: [line()], ...values });
const read = async (id: string) => recordIn(await (await admin())('GET', `/invoices/${id}`)).attributes!;
const change = async (id: string, values: Record<string, unknown>): Promise<Answered> =>
  (await admin())('PATCH', `/invoices/${id}`, changeOf('invoice', id, values));
const issue = async (id: string, attributes: object = {}, query = ''): Promise<Answered> =>
  (await admin())('POST', `/invoices/${id}/issue${query}`, { data: { type: 'invoices', id, attributes } });
/** Runs a statement as the app itself does, past its rules. */
const write = (statement: string, id: string) =>
  transaction(api.database, (trx) => sql`${sql.raw(statement)} ${id}`.execute(trx), { scope: 'all' });

test('given two lines and a discount, when a draft is added, then amounts, tax base, tax and total follow from them', async () => {
  const { id } = await draft({ lines: [line(), line({ kind: 'seat', qty: '2.5', unit_price: 25_001 })], discount: 10_000 });
  expect(await read(id)).toMatchObject({
    number: null,
    status: 'draft',
    lines: [
      { qty: '1.000', unit_price: 475_000, period: null, amount: 475_000 },
      { kind: 'seat', qty: '2.500', unit_price: 25_001, amount: 62_503 },
    ],
    subtotal: 537_503,
    dpp: 483_544,
    ppn: 58_025,
    total: 585_528,
    balance: null,
  });
});

test('given a draft, when its lines come back as they were read, then nothing is changed; and in another order the record changes', async () => {
  const { id } = await draft({ lines: [line(), line({ unit_price: 1 })] });
  const { lines } = (await read(id)) as { lines: object[] };
  const again = await change(id, { lines });
  expect([again.status, recordIn(again).meta!['version']]).toEqual([200, 1]);
  const turned = await change(id, { lines: [...lines].reverse() });
  expect([recordIn(turned).meta!['version'], (await read(id))['lines']]).toEqual([2, [...lines].reverse()]);
});

test('given a draft, when its discount alone changes, then its lines stay and the sums follow', async () => {
  const { id } = await draft({ lines: [line()] });
  await change(id, { discount: 75_000 });
  expect(await read(id)).toMatchObject({ subtotal: 475_000, discount: 75_000, total: 444_000, lines: [{ amount: 475_000 }] });
  await change(id, { discount: null });
  expect(await read(id)).toMatchObject({ subtotal: 475_000, discount: null, total: 527_250 });
});

test('given a draft, when a line goes and the discount changes, then the audit tells both, and the sums follow', async () => {
  const { id } = await draft({ lines: [line(), line({ unit_price: 100_000 })] });
  await change(id, { lines: [line()], discount: 75_000 });
  expect(await read(id)).toMatchObject({ subtotal: 475_000, total: 444_000, discount: 75_000 });
  const [told] = recordsIn(await (await admin())('GET', `/audit?filter[record_id]=${id}&sort=-created_at`));
  expect(told!.attributes).toMatchObject({
    action: 'update',
    before: { discount: null, lines: [{ amount: 475_000 }, { amount: 100_000 }] },
    after: { discount: 75_000, lines: [{ description_en: 'Clinic package', amount: 475_000 }] },
  });
});

test('given lines with several mistakes, then each is named with its line, all at once', async () => {
  const answer = await (
    await admin()
  )('POST', '/invoices', {
    data: {
      type: 'invoices',
      attributes: {
        lines: [line(), line({ qty: '0', description_id: '' }), line({ unit_price: 1.5, kind: 'gift', colour: 'red' })],
        discount: -1,
      },
      relationships: { entity: { data: refTo(melati) } },
    },
  });
  expect(answer.status).toBe(422);
  expect(errorsIn(answer)).toEqual([
    'required /data/attributes/lines/1/description_id',
    'too_small /data/attributes/lines/1/qty',
    'unknown_field /data/attributes/lines/2',
    'not_an_option /data/attributes/lines/2/kind',
    'not_integer /data/attributes/lines/2/unit_price',
    'too_small /data/attributes/discount',
  ]);
});

test.each([
  ['no line', { lines: [] }, 'required', '/data/attributes/lines'],
  ['lines that are no list', { lines: 'all' }, 'invalid_type', '/data/attributes/lines'],
  ['a line that is no object', { lines: [line(), 3] }, 'invalid_type', '/data/attributes/lines'],
  ['201 lines', { lines: Array.from({ length: 201 }, () => line()) }, 'too_many', '/data/attributes/lines'],
  ['a price of zero', { lines: [line(), line({ unit_price: 0 })] }, 'invoice.price_zero', '/data/attributes/lines/1/unit_price'],
  ['a package below zero', { lines: [line(), line({ unit_price: -1 })] }, 'invoice.price_negative', '/data/attributes/lines/1/unit_price'],
  ['more discount than price', { lines: [line()], discount: 475_001 }, 'invoice.total_negative', '/data/attributes/discount'],
  [
    'a line above the most',
    { lines: [line({ qty: '1000000', unit_price: 999_999_999_999 })] },
    'invoice.line_too_large',
    '/data/attributes/lines/0/unit_price',
  ],
  [
    'more credit than charge',
    { lines: [line({ kind: 'adjustment', unit_price: -5 })] },
    'invoice.total_negative',
    '/data/attributes/lines',
  ],
])('given %s, then it is refused with its place, and nothing is written', async (_, values, code, pointer) => {
  const { id } = await draft();
  const before = await read(id);
  const answer = await change(id, values);
  expect([answer.status, errorsIn(answer)]).toEqual([422, [`${code} ${pointer}`]]);
  expect(await read(id)).toEqual(before);
});

test('given a draft, when its issue is previewed, then sums and number are told, and nothing is written', async () => {
  const { id } = await draft();
  const preview = (await issue(id, {}, '?preview=true')).document.meta!['preview'];
  expect(preview).toMatchObject({ from: 'draft', to: 'issued', amounts: { dpp: 435_417, ppn: 52_250, total: 527_250 } });
  expect(await read(id)).toMatchObject({ number: null, status: 'draft' });
});

test('given no bank account in use, when an issue is previewed, then the operator is warned, and no more once there is one', async () => {
  const { id } = await draft();
  const warnings = async () =>
    ((await issue(id, {}, '?preview=true')).document.meta!['preview'] as { warnings?: readonly object[] }).warnings ?? [];
  expect(await warnings()).toEqual([{ code: 'invoice.no_account' }]);
  const account = await build(await admin(), 'bankAccount', { status: 'active' });
  expect(await warnings()).toEqual([]);
  expect((await (await admin())('DELETE', `/bank-accounts/${account.id}`)).status).toBe(204);
});

test('given drafts, when they are issued one after the other and at once, then numbers are without gaps, and begin again with the year in Jakarta', async () => {
  now = new Date('2031-12-31T16:59:59.000Z');
  const ids = await Promise.all(Array.from({ length: 6 }, () => draft().then(({ id }) => id)));
  expect((await issue(ids[0]!, { due_date: '2031-12-30' })).status).toBe(422);
  await Promise.all(ids.slice(0, 5).map((id) => issue(id)));
  const numbers = await Promise.all(ids.slice(0, 5).map(async (id) => (await read(id))['number']));
  expect(numbers.sort()).toEqual([1, 2, 3, 4, 5].map((sequence) => `INV/2031/12/000${sequence}`));
  now = new Date('2031-12-31T17:00:00.000Z');
  await issue(ids[5]!);
  expect(await read(ids[5]!)).toMatchObject({ number: 'INV/2032/01/0001', issue_date: '2032-01-01', due_date: '2032-01-15' });
});

test('given an issue, then the tax rule of its date decides, and the whole total is owed', async () => {
  now = new Date('2041-03-01T03:00:00.000Z');
  const { id } = await draft();
  await build(await admin(), 'taxrule', { name: 'PPN 10 %', valid_from: '2041-03-02', pkp: true, rate: 10, dpp_num: 1, dpp_den: 1 });
  expect((await read(id))['ppn']).toBe(52_250);
  now = new Date('2041-03-02T03:00:00.000Z');
  await issue(id, { due_date: '2041-03-09' });
  expect(await read(id)).toMatchObject({
    status: 'issued',
    due_date: '2041-03-09',
    dpp: 475_000,
    ppn: 47_500,
    total: 522_500,
    paid: 0,
    credited: 0,
    balance: 522_500,
  });
});

describe('given an issued invoice', () => {
  let id: string;
  beforeAll(async () => {
    now = new Date('2026-11-16T03:00:00.000Z');
    ({ id } = await draft());
    await issue(id);
  });

  test('then it is neither changed, nor deleted, nor issued again by anybody', async () => {
    expect(errorsIn(await change(id, { discount: 1 }))).toEqual(['state.closed']);
    expect(errorsIn(await (await admin())('DELETE', `/invoices/${id}`))).toEqual(['state.closed']);
    expect(errorsIn(await issue(id))).toEqual(['state.illegal']);
  });

  test.each([
    ['its total', 'update invoices set total = 1 where id ='],
    ['its number', `update invoices set number = 'INV/1' where id =`],
    ['its state', `update invoices set status = 'draft' where id =`],
    ['itself away', 'delete from invoices where id ='],
    ['a line', 'update invoice_lines set qty = 2 where invoice_id ='],
    ['a line away', 'delete from invoice_lines where invoice_id ='],
  ])('then the database itself refuses to change %s', async (_, statement) => {
    const before = await read(id);
    await expect(write(statement, id)).rejects.toThrow(/issued/);
    expect(await read(id)).toEqual(before);
  });

  test('then what was paid can still be entered', async () => {
    await write('update invoices set paid = 27250, balance = total - 27250 where id =', id);
    expect(await read(id)).toMatchObject({ paid: 27_250, balance: 500_000, status: 'issued' });
  });
});

test('given a draft with lines, when it is deleted and the deletion is undone, then its lines are there again', async () => {
  const { id } = await draft({ lines: [line(), line({ unit_price: 5 })] });
  const { updated_at: _, ...before } = await read(id);
  const gone = await (await admin())('DELETE', `/invoices/${id}`);
  expect([gone.status, (await (await admin())('GET', `/invoices/${id}`)).status]).toEqual([204, 404]);
  await (
    await admin()
  )('DELETE', gone.headers['location']!.replace('/api/v1', ''));
  expect(await read(id)).toMatchObject(before);
});

test('given people of a client, then its owner sees what was issued to it, not drafts, and nothing of another client', async () => {
  const anggrek = await build(await admin(), 'entity', { name: 'Klinik Anggrek' });
  const [role] = recordsIn(await (await admin())('GET', '/roles?filter[q]=member'));
  const person = async (client: ResourceObject) =>
    await api.asUser((await build(await admin(), 'user', { entity: refTo(client), roles: [refTo(role!)] })).id);
  const [dewi, budi] = [await person(melati), await person(anggrek)];
  const [own, open] = [await draft(), await draft()];
  await issue(own.id);
  const seen = recordsIn(await dewi('GET', '/invoices?page[size]=100')).map(({ id }) => id);
  expect([seen.includes(own.id), seen.includes(open.id)]).toEqual([true, false]);
  expect((await dewi('GET', `/invoices/${open.id}`)).status).toBe(404);
  expect((await dewi('POST', `/invoices/${open.id}/issue`, { data: { type: 'invoices', id: open.id } })).status).toBe(403);
  expect([recordsIn(await budi('GET', '/invoices')), (await budi('GET', `/invoices/${own.id}`)).status]).toEqual([[], 404]);
});

test('given invoices with due dates long ago and far away, then the filter finds those overdue, and what is paid is not', async () => {
  const kamboja = await build(await admin(), 'entity', { name: 'Klinik Kamboja' });
  const issuedOn = async (day: string) => {
    now = new Date(`${day}T03:00:00.000Z`);
    const { id } = await draft({ entity: refTo(kamboja) });
    await issue(id);
    return id;
  };
  const [late, paid, later] = [await issuedOn('2020-01-06'), await issuedOn('2020-01-07'), await issuedOn('2098-01-06')];
  await write('update invoices set paid = total, balance = 0 where id =', paid);
  const found = async (overdue: boolean) =>
    recordsIn(await (await admin())('GET', `/invoices?filter[entity]=${kamboja.id}&filter[overdue]=${overdue}`)).map(({ id }) => id);
  expect(await found(true)).toEqual([late]);
  expect((await found(false)).sort()).toEqual([paid, later].sort());
});
