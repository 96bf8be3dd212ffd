/** A client, its subscription and the invitation of its owner in one save: what is made, who may, and what is refused. Rules: SUB-30, SUB-23. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { admin, api, packOf, said } from './subscribedClinic';
import { tokenFor } from './outbox';
import { recordIn, recordsIn, type Answered, type Caller, type Headers } from './testApi';

const sold = { trial_days: 14, cycles: ['monthly', 'yearly'] };
let pack: ResourceObject;
let pharmacy: ResourceObject;

beforeAll(async () => {
  pack = await packOf(sold);
  await build(admin, 'module', { package: refTo(pack), feature_key: 'inventory', kind: 'included', price: 0 });
  pharmacy = await build(admin, 'module', { package: refTo(pack), feature_key: 'pharmacy', kind: 'addon', price: 75_000 });
});

let made = 0;
type Wish = { readonly attributes?: object; readonly package?: ResourceObject; readonly addons?: readonly ResourceObject[] };
const open = (wish: Wish = {}, by: Caller = admin, headers: Headers = {}): Promise<Answered> =>
  by(
    'POST',
    '/client-openings',
    {
      data: {
        type: 'client-openings',
        attributes: { name: `Klinik ${(made += 1)}`, kind: 'clinic', cycle: 'monthly', ...wish.attributes },
        relationships: { package: { data: refTo(wish.package ?? pack) }, addons: { data: (wish.addons ?? []).map(refTo) } },
      },
    },
    headers,
  );
const madeBy = (answer: Answered) => {
  expect(said(answer)).toEqual([201]);
  return String(answer.document.meta!['entity']);
};
const subscriptionOf = async (id: string) => recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${id}`));
const clients = async () => (await admin('GET', '/entity?page[size]=1')).document.meta!['page'] as { total: number };

test('given name, kind, package, add-on and owner, when it is saved once, then client, running subscription and invitation are there', async () => {
  const answer = await open({ attributes: { trial: false, owner_email: 'rini@anggrek.test' }, addons: [pharmacy] });
  expect(said(answer)).toEqual([201]);
  const id = madeBy(answer);
  expect(recordIn(await admin('GET', `/entity/${id}`)).attributes).toMatchObject({
    kind: 'clinic',
    email: 'rini@anggrek.test',
    // With the add-on: what it brings in is noted with the save.
    mrr: 375_000,
  });
  const [header] = await subscriptionOf(id);
  expect(header!.attributes).toMatchObject({ status: 'active', cycle: 'monthly', package_price: 300_000 });
  const { included = [] } = (await admin('GET', `/clientsubsheader/${header!.id}?include=clientsubsdetail`)).document;
  expect(included.map(({ attributes }) => attributes!['price'])).toEqual(expect.arrayContaining([0, 75_000]));
  const [invited] = recordsIn(await admin('GET', `/memberships?filter[entity]=${id}`));
  expect(invited!.attributes).toMatchObject({ email: 'rini@anggrek.test', status: 'invited' });
  expect(await tokenFor(api, 'rini@anggrek.test', 'invitation')).toBeTruthy();
});

test('given only name, kind and package, then what is left out is as in an empty form: monthly, no add-on, a trial', async () => {
  const attributes = { name: `Klinik ${(made += 1)}`, kind: 'clinic' };
  const relationships = { package: { data: refTo(pack) } };
  const answer = await admin('POST', '/client-openings', { data: { type: 'client-openings', attributes, relationships } });
  const [header] = await subscriptionOf(madeBy(answer));
  expect(header!.attributes).toMatchObject({ status: 'trial', cycle: 'monthly', extra_seats: null });
});

test('given nothing about its start, then it begins with a trial', async () => {
  const [header] = await subscriptionOf(madeBy(await open()));
  expect(header!.attributes).toMatchObject({ status: 'trial' });
});

type Refused = readonly [what: string, wish: () => Promise<Wish>, problems: readonly string[]];
const other = (values: object) => async () => ({ package: await packOf({ ...sold, ...values }) });
test.each<Refused>([
  [
    'no name and an address that is none',
    async () => ({ attributes: { name: '', owner_email: 'rini' } }),
    ['required /data/attributes/name', 'invalid_email /data/attributes/owner_email'],
  ],
  ['a package for doctors', other({ target: 'doctor' }), ['subscription.other_kind /data/relationships/package']],
  [
    'a package for hospitals with an add-on of another one',
    async () => ({ ...(await other({ target: 'hospital' })()), addons: [pharmacy] }),
    ['subscription.other_kind /data/relationships/package', 'subscription.not_sold /data/relationships/addons'],
  ],
  ['a package without a trial', other({ trial_days: 0 }), ['subscription.no_trial /data/attributes/trial']],
  [
    'a cycle and seats that are not sold',
    async () => ({ ...(await other({ cycles: ['monthly'], seat_price: null })()), attributes: { cycle: 'yearly', extra_seats: 2 } }),
    ['subscription.no_extra_seats /data/attributes/extra_seats', 'not_an_option /data/attributes/cycle'],
  ],
  ['an archived package', other({ status: 'archived' }), ['subscription.package_archived /data/relationships/package']],
])('given %s, then all of it is said, and nothing is made', async (_, wish, problems) => {
  const asked = await wish();
  const before = (await clients()).total;
  const [status, ...codes] = said(await open(asked));
  expect(status).toBeGreaterThanOrEqual(409);
  expect(codes.sort()).toEqual([...problems].sort());
  expect((await clients()).total).toBe(before);
});

test('given the same key twice at once, then one client is made, and both hear of it', async () => {
  const before = (await clients()).total;
  const wish = { attributes: { name: 'Klinik Sekali' } };
  const answers = await Promise.all([1, 2].map(() => open(wish, admin, { 'idempotency-key': 'opening-1' })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(madeBy)).size).toBe(1);
  expect((await clients()).total).toBe(before + 1);
  expect(said(await open({ attributes: { name: 'Klinik Lain' } }, admin, { 'idempotency-key': 'opening-1' }))[1]).toContain(
    'idempotency.mismatch',
  );
});

test('given people who may not make clients, then they are refused', async () => {
  expect((await open({}, api.as('member'))).status).toBe(403);
  expect((await open({}, api.as('anonymous'))).status).toBe(401);
});

describe('given a client of another kind than the package is for', () => {
  test('then a draft is refused, also by another package and by modules', async () => {
    const hospital = await build(admin, 'entity', { kind: 'hospital' });
    const draft = (values: object) => admin('POST', '/clientsubsheader', { data: { type: 'clientsubsheader', ...values } });
    const relationships = { entity: { data: refTo(hospital) }, package: { data: refTo(pack) } };
    expect(said(await draft({ attributes: { cycle: 'monthly' }, relationships }))[1]).toContain('subscription.other_kind');
    const own = await packOf({ target: 'hospital' });
    const { id } = await build(admin, 'clientsubsheader', { entity: refTo(hospital), package: refTo(own) });
    const change = await admin('PATCH', `/clientsubsheader/${id}`, changeOf('clientsubsheader', id, { package: refTo(pack) }));
    expect(said(change)[1]).toContain('subscription.other_kind');
    const withModules = await admin('POST', '/entity', {
      data: {
        type: 'entity',
        attributes: { name: 'RS Modul', kind: 'hospital', time_zone: 'Asia/Jakarta', status: 'active' },
        relationships: { modules: { data: [refTo(pharmacy)] } },
      },
    });
    expect(said(withModules)[1]).toContain('subscription.other_kind');
  });
});
