/** From a chosen plan to a clinic of one's own with its trial, and to whom a start is offered. Rule: SUB-25. */
import { readConfig } from '#server/config';
import { catalogueOf } from '#server/site/catalogue';
import { storeOf } from '#server/storeOf';
import { billOf } from '#shared/areas/clients/domain/bill';
import { readPlan, writePlan } from '#shared/areas/clients/domain/chosenPlan';
import { estimate } from '#shared/areas/clients/domain/pricing';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { build, changeOf, refTo, registration } from '../build/records';
import { recordIn, recordsIn } from './testApi';
import { api, admin, packages, newcomer, start, startOf, clients, codesAt } from './clinicStarts';

/** A package as the operator may sell it: with a module beside it whose pages are there. 475.000 a month, and 75.000 for the module. */
const soldBeside = async () => {
  const values = { code: 'LAYANAN', base_price: 475_000, seats: 15, seat_price: 25_000, trial_days: 14, cycles: ['monthly', 'yearly'] };
  const pack = await build(admin, 'package', { package_name: 'Klinik Tarif', ...values });
  const addon = { package: refTo(pack), kind: 'addon', feature_key: 'services', module_name: 'Layanan & Tarif', price: 75_000 };
  return { pack, addon: await build(admin, 'module', addon) };
};
let sold: Awaited<ReturnType<typeof soldBeside>>;
beforeAll(async () => {
  sold = await soldBeside();
});

test('given a plan from the price page, when a newcomer starts, then the clinic is theirs and in trial, with the modules and seats of the plan', async () => {
  const plan = writePlan({ package: 'LAYANAN', addons: ['services'], seats: 2, cycle: 'yearly' });
  const ratna = await newcomer({ plan });
  expect(await startOf(ratna)).toEqual({ plan: { package: 'LAYANAN', addons: ['services'], seats: 2, cycle: 'yearly' } });
  const answer = await start(ratna, {
    attributes: { cycle: 'yearly', extra_seats: 2, npwp: '01.312.166.0-091.000' },
    package: refTo(sold.pack),
    addons: [refTo(sold.addon)],
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
    subscription: { status: 'trial', owner: true, package: { name: 'Klinik Tarif' }, seats: { included: 15, extra: 2, used: 1 } },
  });
  const { features } = meta['subscription'] as { features: readonly { feature: string }[] };
  expect(features.map(({ feature }) => feature)).toEqual(['services']);
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
    const asked = { attributes: { cycle, extra_seats: 2 }, package: refTo(sold.pack), addons: [refTo(sold.addon)] };
    const { entity } = (await start(one, asked)).document.meta as { entity?: string };
    const catalogue = await catalogueOf(storeOf(readConfig({ DATA_DIR: api.filesDir }), api.database, () => new Date()))();
    const { packages: plans, modules: offers, tax } = catalogue;
    const plan = plans.find(({ code }) => code === 'LAYANAN')!;
    const told = estimate({ plan, modules: offers, chosen: ['services'], extraSeats: 2, seatPrice: plan.seat_price!, cycle, tax });
    const [found] = recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${entity}`));
    const { document } = await admin('GET', `/clientsubsheader/${found!.id}?include=clientsubsdetail.module`);
    const lines = document.included!.filter(({ type }) => type === 'clientsubsdetail');
    const header = { ...found!.attributes, package: found!.relationships!['package']!.data } as unknown as Clientsubsheader;
    const details = lines.map(({ id, attributes, relationships }) => ({ id, ...attributes, module: relationships!['module']!.data }));
    expect(billOf(linesOf(header, details as unknown as Clientsubsdetail[]), cycle, 0, tax).total).toBe(told.total);
    expect(told.total).toBe(cycle === 'monthly' ? 666_000 : 6_660_000);
  },
);

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
