/** From a chosen plan to a clinic of one's own with its trial: who may start, what is refused, and that nothing is half-done. Rule: SUB-25. */
import { readConfig } from '#server/config';
import { catalogueOf } from '#server/site/catalogue';
import { storeOf } from '#server/storeOf';
import { billOf } from '#shared/domain/bill';
import { readPlan, writePlan } from '#shared/domain/chosenPlan';
import { estimate } from '#shared/domain/pricing';
import { linesOf } from '#shared/domain/subscriptionLines';
import type { Clientsubsdetail } from '#shared/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/resources/clientsubsheader';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo, registration } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { tokenFor } from './outbox';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let api: TestApi;
let admin: Caller;
const packages = new Map<string, ResourceObject>();
const modules = new Map<string, ResourceObject>();

beforeAll(async () => {
  api = await startTestApi();
  admin = api.as('admin');
  for (const one of recordsIn(await admin('GET', '/packages?page[size]=100'))) packages.set(String(one.attributes!['code']), one);
  for (const one of recordsIn(await admin('GET', `/modules?filter[package]=${packages.get('KLINIK')!.id}&page[size]=100`)))
    modules.set(String(one.attributes!['feature_key']), one);
});
afterAll(() => api.close());

let people = 0;
type Newcomer = { readonly id: string; readonly email: string; readonly call: Caller };

/** Somebody who registered with a plan, and opened the link of the mail unless told. */
const newcomer = async ({ plan = null, verified = true, ...values }: Record<string, unknown> = {}): Promise<Newcomer> => {
  people += 1;
  const email = String(values['email'] ?? `ratna.${people}@sehat.test`);
  const made = await api.as('anonymous')('POST', '/register', registration({ ...values, email, plan }));
  if (made.status !== 201) throw new Error(made.text);
  const { id } = recordIn(made);
  const call = await api.asUser(id);
  if (verified) {
    const token = await tokenFor(api, email, 'welcome');
    await call('POST', '/email-verification', { data: { type: 'email-verification', attributes: { token } } });
  }
  return { id, email, call };
};

type Wish = { attributes?: object; package?: unknown; addons?: readonly unknown[] };
const refsOf = (...features: string[]) => features.map((feature) => refTo(modules.get(feature)!));
const wish = ({ attributes, package: pack = refTo(packages.get('KLINIK')!), addons = [] }: Wish = {}) => ({
  data: {
    type: 'start',
    attributes: { name: 'Klinik Sehat', city: 'Malang', phone: `0812 3400 ${String(1000 + people)}`, cycle: 'monthly', ...attributes },
    relationships: { package: { data: pack }, addons: { data: addons } },
  },
});
const start = ({ call }: Newcomer, asked?: Wish) => call('POST', '/start', wish(asked));
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const startOf = async ({ call }: Newcomer) => (await call('GET', '/me')).document.meta!['start'];
const clients = async () => Number((await everyClientsRows<{ n: string }>(api.database, 'select count(*) as n from entities'))[0]!.n);
const codesAt = ({ document }: Answered) => document.errors?.map(({ code, source }) => [code, source?.pointer]);

test('given a plan from the price page, when a newcomer starts, then the clinic is theirs and in trial, with the modules and seats of the plan', async () => {
  const plan = writePlan({ package: 'KLINIK', addons: ['bed'], seats: 2, cycle: 'yearly' });
  const ratna = await newcomer({ plan });
  expect(await startOf(ratna)).toEqual({ plan: { package: 'KLINIK', addons: ['bed'], seats: 2, cycle: 'yearly' } });
  const answer = await start(ratna, {
    attributes: { cycle: 'yearly', extra_seats: 2, npwp: '01.312.166.0-091.000' },
    addons: refsOf('bed'),
  });
  expect(answer.status).toBe(201);
  const { entity } = answer.document.meta as { entity?: string };
  expect(recordIn(await admin('GET', `/entity/${entity}`)).attributes).toMatchObject({
    name: 'Klinik Sehat',
    kind: 'clinic',
    city: 'Malang',
    npwp: '0013121660091000',
    email: ratna.email,
    person_in_charge: 'Dr. Sari',
    subscription_status: 'trial',
    seats_used: 1,
    seats_total: 17,
  });
  const meta = (await ratna.call('GET', '/me')).document.meta!;
  expect(meta).toMatchObject({
    start: null,
    actor: { entityId: entity },
    workplaces: [{ id: entity, name: 'Klinik Sehat', role: 'owner' }],
    subscription: { status: 'trial', owner: true, package: { name: 'Klinik' }, seats: { included: 15, extra: 2, used: 1 } },
  });
  const { features } = meta['subscription'] as { features: readonly { feature: string }[] };
  expect(features.map(({ feature }) => feature)).toEqual(expect.arrayContaining(['bed', 'pharmacy', 'team']));
});

test.each([
  ['DOKTER', 'doctor'],
  ['RS', 'hospital'],
])('given the package %s, then the client is of the kind %s', async (code, kind) => {
  const one = await newcomer();
  const { entity } = (await start(one, { package: refTo(packages.get(code)!) })).document.meta as { entity?: string };
  expect(recordIn(await admin('GET', `/entity/${entity}`)).attributes).toMatchObject({ kind, subscription_status: 'trial' });
});

test('given a client that was named at the registration, then it is the one that starts', async () => {
  const one = await newcomer({ entity_name: 'Klinik Lama' });
  expect(await startOf(one)).toEqual({ plan: null });
  const before = await clients();
  expect((await start(one, { attributes: { name: 'Klinik Baru' } })).status).toBe(201);
  expect(await clients()).toBe(before);
  expect((await one.call('GET', '/me')).document.meta!['workplaces']).toMatchObject([{ name: 'Klinik Baru' }]);
});

test.each(['monthly', 'yearly'] as const)(
  'given the cycle %s, then the subscription costs to the rupiah what the price page estimated',
  async (cycle) => {
    const one = await newcomer();
    const { entity } = (await start(one, { attributes: { cycle, extra_seats: 2 }, addons: refsOf('bed') })).document.meta as {
      entity?: string;
    };
    const catalogue = await catalogueOf(storeOf(readConfig({ DATA_DIR: api.filesDir }), api.database, () => new Date()))();
    const { packages: plans, modules: offers, tax } = catalogue;
    const plan = plans.find(({ code }) => code === 'KLINIK')!;
    const told = estimate({ plan, modules: offers, chosen: ['bed'], extraSeats: 2, seatPrice: plan.seat_price!, cycle, tax });
    const [found] = recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${entity}`));
    const { document } = await admin('GET', `/clientsubsheader/${found!.id}?include=clientsubsdetail.module`);
    const lines = document.included!.filter(({ type }) => type === 'clientsubsdetail');
    const header = { ...found!.attributes, package: found!.relationships!['package']!.data } as unknown as Clientsubsheader;
    const details = lines.map(({ id, attributes, relationships }) => ({ id, ...attributes, module: relationships!['module']!.data }));
    expect(billOf(linesOf(header, details as unknown as Clientsubsdetail[]), cycle, 0, tax).total).toBe(told.total);
    expect(told.total).toBe(cycle === 'monthly' ? 666_000 : 6_660_000);
  },
);

describe('what is refused', () => {
  test.each<[string, Wish | (() => Promise<Wish>), unknown]>([
    [
      'everything that is missing, at once',
      { attributes: { name: ' ', city: null, phone: null } },
      [
        ['required', '/data/attributes/name'],
        ['required', '/data/attributes/city'],
        ['required', '/data/attributes/phone'],
      ],
    ],
    [
      'a wrong tax number and phone number',
      { attributes: { npwp: '123', phone: '12' } },
      [
        ['invalid_phone', '/data/attributes/phone'],
        ['invalid_npwp', '/data/attributes/npwp'],
      ],
    ],
    ['no package', { package: null }, [['required', '/data/relationships/package']]],
    [
      'a package that is not there',
      { package: { type: 'packages', id: '018f0000-0000-7000-8000-000000000000' } },
      [['relation_missing', '/data/relationships/package']],
    ],
    [
      'a package that was archived in the meantime',
      async () => ({ package: refTo(await build(admin, 'package', { status: 'archived', trial_days: 14 })) }),
      [['subscription.package_archived', '/data/relationships/package']],
    ],
    [
      'an add-on that is not there',
      { addons: [{ type: 'modules', id: '018f0000-0000-7000-8000-000000000000' }] },
      [['relation_missing', '/data/relationships/addons']],
    ],
    [
      'an add-on without what it needs',
      async () => ({ addons: refsOf('admission') }),
      [['subscription.needs', '/data/relationships/addons']],
    ],
    [
      'an add-on of another package, seats and a cycle that are not sold',
      async () => ({
        package: refTo(await build(admin, 'package', { trial_days: 14, seat_price: null, cycles: ['monthly'] })),
        addons: refsOf('bed'),
        attributes: { cycle: 'yearly', extra_seats: 3 },
      }),
      [
        ['subscription.not_sold', '/data/relationships/addons'],
        ['subscription.no_extra_seats', '/data/attributes/extra_seats'],
        ['not_an_option', '/data/attributes/cycle'],
      ],
    ],
    [
      'a package without a trial',
      async () => ({ package: refTo(await build(admin, 'package', { trial_days: 0, cycles: ['monthly'] })) }),
      [['subscription.no_trial', '/data/attributes/trial']],
    ],
  ])('%s, and nothing of it is done', async (_, asked, expected) => {
    const one = await newcomer({ plan: 'package=KLINIK' });
    const before = await clients();
    const answer = await start(one, typeof asked === 'function' ? await asked() : asked);
    expect([answer.status, codesAt(answer)]).toEqual([expect.any(Number), expected]);
    expect([answer.status >= 400, await clients()]).toEqual([true, before]);
    expect(await startOf(one)).toEqual({ plan: expect.objectContaining({ package: 'KLINIK' }) });
  });

  test('a needed add-on is named', async () => {
    const answer = await start(await newcomer(), { addons: refsOf('admission') });
    expect(JSON.stringify(answer.document.errors)).toContain(String(modules.get('bed')!.attributes!['module_name']));
  });

  test('a start before the address is proven', async () => {
    const one = await newcomer({ verified: false });
    expect(said(await start(one))).toEqual([403, 'account.unverified']);
    expect(await startOf(one)).toEqual({ plan: null });
  });

  test('a guest', async () => {
    expect((await api.as('anonymous')('POST', '/start', wish())).status).toBe(401);
  });

  test('a second clinic: of two starts at once, on two servers, one wins', async () => {
    const one = await newcomer();
    const { here, there } = await api.atBoth(one.id, await api.another());
    const before = await clients();
    const answers = await Promise.all([here, there].map((call) => call('POST', '/start', wish())));
    expect(answers.map(said).sort()).toEqual([[201], [409, 'start.has_client']]);
    expect(await clients()).toBe(before + 1);
    expect(said(await start(one))).toEqual([409, 'start.has_client']);
  });

  test('a second trial with the tax number of another client', async () => {
    const npwp = '0013121660091777';
    expect((await start(await newcomer(), { attributes: { npwp } })).status).toBe(201);
    const other = await newcomer({ plan: 'package=RS' });
    const before = await clients();
    expect(said(await start(other, { attributes: { npwp } }))).toEqual([409, 'subscription.trial_used /data/attributes/trial']);
    expect(await clients()).toBe(before);
    expect(await startOf(other)).toEqual({ plan: expect.objectContaining({ package: 'RS' }) });
  });
});

describe('to whom a start is offered', () => {
  test('not to somebody with an open invitation', async () => {
    const melati = await build(admin, 'entity');
    const roles = recordsIn(await admin('GET', '/roles?filter[scope]=entity&page[size]=100'));
    const email = 'diundang@sehat.test';
    await build(admin, 'membership', {
      email,
      entity: refTo(melati),
      role: refTo(roles.find(({ attributes }) => attributes!['name'] === 'owner')!),
    });
    expect(await startOf(await newcomer({ email }))).toBeNull();
  });

  test('not to people of the provider', async () => {
    expect((await admin('GET', '/me')).document.meta!['start']).toBeNull();
  });

  test('not to somebody who works for a client of others', async () => {
    const one = await newcomer();
    const melati = await build(admin, 'entity');
    const owner = await newcomer();
    for (const { id } of [owner, one])
      expect((await admin('PATCH', `/users/${id}`, changeOf('user', id, { entity: refTo(melati) }))).status).toBe(200);
    expect((await (await api.asUser(one.id))('GET', '/me')).document.meta).toMatchObject({ workplaces: [{ id: melati.id }], start: null });
  });
});

describe('the plan in the link', () => {
  test.each([
    ['package=KLINIK&addons=bed,nothing,bed&seats=2&cycle=yearly', { package: 'KLINIK', addons: ['bed'], seats: 2, cycle: 'yearly' }],
    ['package=KLINIK&seats=-1&cycle=never', { package: 'KLINIK', addons: [], seats: 0, cycle: 'monthly' }],
    ['package=KLINIK&seats=99999', { package: 'KLINIK', addons: [], seats: 10_000, cycle: 'monthly' }],
    ['package=%E0%A4%A', null],
    ['addons=bed', null],
    [`package=${'K'.repeat(31)}`, null],
  ])('%s', async (text, plan) => {
    expect(readPlan(text)).toEqual(plan);
    expect(plan && readPlan(writePlan(readPlan(text)!))).toEqual(plan);
    expect(await startOf(await newcomer({ plan: text }))).toEqual({ plan });
  });

  test('is refused where it is too long', async () => {
    const answer = await api.as('anonymous')('POST', '/register', registration({ plan: 'p'.repeat(301) }));
    expect([answer.status, codesAt(answer)]).toEqual([422, [['too_long', '/data/attributes/plan']]]);
  });
});
