/** The list of clients with what is derived of their subscriptions and people. Rules: LST-9, LST-15, SUB-20. */
import type { ResourceObject } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';
import type { ReportRow } from '#shared/kit/report';
import type { Resource } from '#shared/kit/resource';
import { serverResourceOfType } from '#server/areas/resources';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let pack: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date('2026-09-16T03:00:00.000Z') });
  pack = await build(api.as('admin'), 'package', { base_price: 300_000, seats: 15, trial_days: 14 });
});
afterAll(() => api.close());

const client = (values: Record<string, unknown> = {}) => build(api.as('admin'), 'entity', values);
const subscribe = (entity: ResourceObject, values: Record<string, unknown> = {}) =>
  build(api.as('admin'), 'clientsubsheader', { entity: refTo(entity), package: refTo(pack), ...values });
const order = async ({ id }: ResourceObject, command: string, attributes: object = {}) => {
  const data = { type: 'clientsubsheader', id, attributes };
  expect((await api.as('admin')('POST', `/clientsubsheader/${id}/${command}`, { data })).status).toBe(200);
};
const running = async (entity: ResourceObject, trial = false) => {
  const header = await subscribe(entity);
  await order(header, 'activate', { trial });
  return header;
};
const figures = async ({ id }: ResourceObject, call: Caller = api.as('admin')) => {
  const {
    subscription_status: status,
    seats_used: used,
    seats_total: total,
    next_invoice_at: next,
    mrr,
    unpaid_balance: unpaid,
  } = recordIn(await call('GET', `/entity/${id}`)).attributes!;
  return { status, used, total, next, mrr, unpaid };
};
const list = (query: string, call: Caller = api.as('admin')) => call('GET', `/entity?page[size]=100${query}`);
const idsIn = async (query: string) => recordsIn(await list(query)).map(({ id }) => id);

test.each<[string, (entity: ResourceObject) => Promise<unknown>, object]>([
  ['without a subscription', async () => {}, { status: 'none', used: 0, total: null, next: null, mrr: 0, unpaid: 0 }],
  ['with a draft', (entity) => subscribe(entity), { status: 'draft', used: 0, total: 15, next: null, mrr: 0, unpaid: 0 }],
  [
    'with a running subscription',
    (entity) => running(entity),
    { status: 'active', used: 0, total: 15, next: '2026-09-16T03:00:00.000Z', mrr: 300_000, unpaid: 0 },
  ],
  [
    'with an old one that ended, a running one and a newer draft',
    async (entity) => {
      await order(await running(entity), 'cancel', { when: 'now' });
      await running(entity);
      await subscribe(entity);
    },
    { status: 'active', used: 0, total: 15, next: '2026-09-16T03:00:00.000Z', mrr: 300_000, unpaid: 0 },
  ],
  [
    'with seats beyond the package',
    (entity) => subscribe(entity, { extra_seats: 4 }),
    { status: 'draft', used: 0, total: 19, next: null, mrr: 0, unpaid: 0 },
  ],
  [
    'with an invitation that is open and one that ended',
    async (entity) => {
      const [, gone] = await Promise.all([1, 2].map(() => build(api.as('admin'), 'membership', { entity: refTo(entity) })));
      const data = { type: 'memberships', id: gone!.id };
      expect((await api.as('admin')('POST', `/memberships/${gone!.id}/end`, { data })).status).toBe(200);
    },
    { status: 'none', used: 1, total: null, next: null, mrr: 0, unpaid: 0 },
  ],
])('given a client %s, then its list says so', async (_, prepare, expected) => {
  const entity = await client();
  await prepare(entity);
  expect(await figures(entity)).toEqual(expected);
});

test('given clients in several states, then they are found and put in order by what is derived, those without a value last', async () => {
  const city = 'Kota Urut';
  const [none, paused, active] = [await client({ city }), await client({ city }), await client({ city })];
  await order(await running(paused), 'pause');
  await running(active);
  await build(api.as('admin'), 'membership', { entity: refTo(paused) });
  const here = `&filter[city]=${encodeURIComponent(city)}`;
  expect(await idsIn(`${here}&sort=subscription_status`)).toEqual([active.id, none.id, paused.id]);
  expect((await idsIn(`${here}&sort=-seats_used`))[0]).toBe(paused.id);
  expect((await idsIn(`${here}&sort=next_invoice_at`))[0]).toBe(active.id);
  expect((await idsIn(`${here}&sort=-next_invoice_at`))[0]).toBe(active.id);
  expect(await idsIn(`${here}&filter[subscription_status]=paused,none&sort=subscription_status`)).toEqual([none.id, paused.id]);
  expect(await idsIn(`${here}&filter[next_invoice_at][from]=2026-09-16&filter[next_invoice_at][to]=2026-09-16`)).toEqual([active.id]);
});

/** An invoice of a client over this price before tax, that was issued. */
const invoiced = async (entity: ResourceObject, unit_price: number) => {
  const lines = [{ kind: 'adjustment', description_id: 'Jasa', description_en: 'Work', qty: '1', unit_price }];
  const { id } = await build(api.as('admin'), 'invoice', { entity: refTo(entity), lines });
  expect((await api.as('admin')('POST', `/invoices/${id}/issue`, { data: { type: 'invoices', id, attributes: {} } })).status).toBe(200);
  return recordIn(await api.as('admin')('GET', `/invoices/${id}`)).attributes!['balance'] as number;
};

test('given clients with revenue and open invoices, then the list tells both as the reports do, sorts and filters by them', async () => {
  const city = 'Kota Uang';
  const [debtor, payer, none] = [await client({ city }), await client({ city }), await client({ city })];
  await running(payer);
  const owed = (await invoiced(debtor, 400_000)) + (await invoiced(debtor, 100_000));
  await build(api.as('admin'), 'invoice', { entity: refTo(none) });
  const here = `&filter[city]=${encodeURIComponent(city)}`;
  expect(await figures(debtor)).toMatchObject({ mrr: 0, unpaid: owed });
  const { report } = (await api.as('admin')('GET', '/reports/ageing')).document.meta as unknown as { report: { rows: ReportRow[] } };
  expect(report.rows.find((row) => row['entity_id'] === debtor.id)!['open']).toBe(owed);
  expect((await idsIn(`${here}&sort=-unpaid_balance`))[0]).toBe(debtor.id);
  expect((await idsIn(`${here}&sort=-mrr`))[0]).toBe(payer.id);
  expect(await idsIn(`${here}&filter[unpaid_balance][from]=1`)).toEqual([debtor.id]);
  expect(await idsIn(`${here}&filter[mrr][from]=300000`)).toEqual([payer.id]);
  expect(await idsIn(`${here}&filter[unpaid_balance][to]=0&filter[mrr][to]=0`)).toEqual([none.id]);
});

test('given a list that was read before, when an invoice is issued, then the balance is the new one', async () => {
  const entity = await client({ city: 'Kota Saldo' });
  const balance = async () => recordsIn(await list('&filter[city]=Kota%20Saldo'))[0]!.attributes!['unpaid_balance'];
  for (const _ of [1, 2, 3]) expect(await balance()).toBe(0);
  const owed = await invoiced(entity, 250_000);
  expect(await balance()).toBe(owed);
});

test('given somebody who may see clients and subscriptions but no invoices, then they see no balance and cannot filter by it', async () => {
  const admin = api.as('admin');
  const views = await Promise.all(
    ['entity', 'clientsubsheader'].map(
      async (resource) => recordsIn(await admin('GET', `/permissions?filter[resource]=${resource}&filter[action]=view`))[0]!,
    ),
  );
  const role = await build(admin, 'role', { permissions: views.map(refTo) });
  const sales = await api.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
  const entity = await client();
  await running(entity);
  await invoiced(entity, 100_000);
  expect(await figures(entity, sales)).toMatchObject({ status: 'active', mrr: 300_000, unpaid: null });
  const refused = await list('&filter[unpaid_balance][from]=1&sort=unpaid_balance', sales);
  expect([refused.status, ...errorsIn(refused)]).toEqual([403, 'sort.denied sort', 'filter.denied filter[unpaid_balance]']);
});

test('given a list that was read before, when a subscription or a membership changes, then its rows and its total are the new ones', async () => {
  const city = 'Kota Ingatan';
  const entity = await client({ city });
  const header = await running(entity);
  const query = `&filter[city]=${encodeURIComponent(city)}`;
  const seen = async () => {
    const answer = await list(query);
    const [row] = recordsIn(answer);
    return [row!.attributes!['subscription_status'], row!.attributes!['seats_used']];
  };
  const paused = async () => (await list(`${query}&filter[subscription_status]=paused`)).document.meta!.page!.total;
  // A list is remembered from the second request on.
  for (const _ of [1, 2, 3]) expect([await seen(), await paused()]).toEqual([['active', 0], 0]);
  await order(header, 'pause');
  for (const _ of [1, 2, 3]) expect([await seen(), await paused()]).toEqual([['paused', 0], 1]);
  await build(api.as('admin'), 'membership', { entity: refTo(entity) });
  for (const _ of [1, 2, 3]) expect(await seen()).toEqual(['paused', 1]);
  await order(header, 'resume');
  expect([await seen(), await paused()]).toEqual([['active', 1], 0]);
});

test('given somebody who may see clients but no subscriptions, then they see no value of them, and can neither sort nor filter by one', async () => {
  const admin = api.as('admin');
  const view = recordsIn(await admin('GET', '/permissions?filter[resource]=entity&filter[action]=view'))[0]!;
  const role = await build(admin, 'role', { permissions: [refTo(view)] });
  const sales = await api.asUser((await build(admin, 'user', { roles: [refTo(role)] })).id);
  const entity = await client();
  await running(entity);
  expect(await figures(entity, sales)).toEqual({ status: null, used: null, total: null, next: null, mrr: null, unpaid: null });
  const refused = await list('&sort=-subscription_status&filter[subscription_status]=active', sales);
  expect([refused.status, ...errorsIn(refused)]).toEqual([403, 'sort.denied sort', 'filter.denied filter[subscription_status]']);
  expect((await list('', sales)).status).toBe(200);
});

test('given a person of the client, then they see their own client’s values', async () => {
  const entity = await client();
  await running(entity);
  const person = await api.asUser((await build(api.as('admin'), 'user', { entity: refTo(entity) })).id);
  expect(await figures(entity, person)).toMatchObject({ status: 'active', total: 15 });
  expect((await list('', person)).document.meta!.page!.total).toBe(1);
});

test('a list carries no subscriptions unless it is asked for them; one client does', async () => {
  const entity = await client();
  await running(entity);
  expect((await list('')).document.included).toBeUndefined();
  expect((await api.as('admin')('GET', `/entity/${entity.id}`)).document.included!.length).toBeGreaterThan(0);
});

test('every derived value is read anew when its source changes: the server’s half names the source', () => {
  const missing = Object.values<Resource>(resources).flatMap((resource) =>
    Object.entries(resource.attributes).flatMap(([name, { derived }]) => {
      const source = Object.values<Resource>(resources).find(({ type }) => type === derived?.from)?.name;
      return source && !serverResourceOfType(resource.type).changesWith?.includes(source) ? [`${resource.name}.${name}`] : [];
    }),
  );
  expect(missing).toEqual([]);
});
