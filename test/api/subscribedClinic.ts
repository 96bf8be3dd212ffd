/** A clinic whose owner subscribes, by the API, in a time that passes: for the tests of seats, plans, renewals and histories. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

const day = 86_400_000;
export const first = new Date('2026-09-16T03:00:00.000Z');
export const clock = { now: first };
export let api: TestApi;
let doctor: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => clock.now });
  const roles = recordsIn(await api.as('admin')('GET', '/roles?page[size]=100'));
  doctor = roles.find(({ attributes }) => attributes!['name'] === 'dokter')!;
});
afterAll(() => api.close());
beforeEach(() => {
  clock.now = first;
});

/** Calls as a person who signs in now: the clock may have passed the end of an earlier session. */
const as =
  (id: string): Caller =>
  async (...asked) =>
    (await api.asUser(id))(...asked);
export const admin: Caller = (...asked) => as(api.idOf('admin'))(...asked);
export const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * day);
};

export type Told = { attributes?: object; relationships?: object };
export const order = (by: Caller, id: string, command: string, told: Told = {}): Promise<Answered> =>
  by('POST', `/clientsubsheader/${id}/${command}`, { data: { type: 'clientsubsheader', id, ...told } });
/** What a change of plan or a renewal is told. */
export const to = (pack: ResourceObject, attributes: object = {}, addons?: ResourceObject[]): Told => ({
  attributes,
  relationships: { package: { data: refTo(pack) }, ...(addons && { addons: { data: addons.map(refTo) } }) },
});
export const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
export const metaOf = (answer: Answered) => answer.document.errors![0]!.meta;
export const packOf = (values: object = {}) => build(admin, 'package', { seats: 3, base_price: 300_000, seat_price: 25_000, ...values });
export const read = async (id: string) => recordIn(await admin('GET', `/clientsubsheader/${id}`));

/** A clinic whose owner subscribes to the package. */
export const clinicOn = async (pack: ResourceObject, attributes: object = { trial: false }) => {
  const entity = await build(admin, 'entity');
  const owner = as((await build(admin, 'user', { entity: refTo(entity), name: 'Ibu Rini' })).id);
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(pack) });
  expect(said(await order(owner, id, 'activate', { attributes }))).toEqual([200]);
  return { entity, owner, id };
};

/** Somebody of a client who is its owner, without a subscription. */
export const ownerOf = async (entity: ResourceObject): Promise<Caller> => as((await build(admin, 'user', { entity: refTo(entity) })).id);

let invited = 0;
export const invite = (by: Caller) =>
  by('POST', '/memberships', {
    data: {
      type: 'memberships',
      attributes: { email: `perawat.${(invited += 1)}@melati.test` },
      relationships: { role: { data: refTo(doctor) } },
    },
  });

/** Pays whatever a subscription has to pay. */
export const payInvoices = async (header: string): Promise<void> => {
  for (const invoice of recordsIn(await admin('GET', `/invoices?filter[clientsubsheader]=${header}&filter[status]=issued`))) {
    const attributes = { method: 'cash', amount: invoice.attributes!['balance'], paid_at: clock.now.toISOString().slice(0, 10) };
    const payment = await admin('POST', '/payments', {
      data: { type: 'payments', attributes, relationships: { invoice: { data: refTo(invoice) } } },
    });
    const { id } = recordIn(payment);
    expect(said(await admin('POST', `/payments/${id}/verify`, { data: { type: 'payments', id } }))).toEqual([200]);
  }
};
