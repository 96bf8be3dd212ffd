/** A clinic that is billed by the real job, and what is paid and read of its invoices. */
import type { ResourceObject } from '#shared/jsonapi';
import { readConfig } from '#server/config';
import { advanceSubscriptions } from '#server/areas/clients/jobs/subscriptionJob';
import { bookFaults } from '#server/areas/billing/sql/books';
import { storeOf } from '#server/storeOf';
import { refTo } from '../build/records';
import { admin, api, clinicOn, clock, packOf, said } from './subscribedClinic';
import { recordIn, recordsIn, type Answered, type Caller } from './testApi';

export const store = () => storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => clock.now);
const log = {
  error: ({ err }: { err: unknown }) => {
    throw err;
  },
};
export const runJob = () => advanceSubscriptions(store(), log);

export const rows = async (path: string, { id }: ResourceObject, by: Caller = admin) =>
  recordsIn(await by('GET', `${path}?filter[entity]=${id}&page[size]=100&sort=created_at`));
export const invoicesOf = (entity: ResourceObject) => rows('/invoices', entity);
export const command = (path: string, type: string, id: string, name: string, attributes: object = {}): Promise<Answered> =>
  admin('POST', `/${path}/${id}/${name}`, { data: { type, id, attributes } });
export const paid = (invoice: ResourceObject, attributes: object = {}, by: Caller = admin) =>
  by('POST', '/payments', {
    data: {
      type: 'payments',
      attributes: { method: 'transfer', amount: 333_000, paid_at: clock.now.toISOString().slice(0, 10), ...attributes },
      relationships: { invoice: { data: refTo(invoice) } },
    },
  });
export const verified = async (invoice: ResourceObject, attributes: object = {}) => {
  const { id } = recordIn(await paid(invoice, attributes));
  expect(said(await command('payments', 'payments', id, 'verify'))).toEqual([200]);
  return id;
};
export const sumsOf = async ({ id }: ResourceObject) => {
  const { status, total, paid: received, credited, balance } = recordIn(await admin('GET', `/invoices/${id}`)).attributes!;
  return { status, total, paid: received, credited, balance };
};
export const creditOf = async (entity: ResourceObject) =>
  (await rows('/client-credits', entity)).reduce((sum, { attributes }) => sum + (attributes!['amount'] as number), 0);

/** A clinic on a package of 300.000 a month, with its first invoice of 333.000. */
export const billed = async () => {
  const clinic = await clinicOn(await packOf());
  await runJob();
  const [invoice] = await invoicesOf(clinic.entity);
  return { ...clinic, invoice: invoice! };
};

/** After every test the books of the whole database reconcile. */
export const expectSoundBooks = async () => expect(await bookFaults(store())).toEqual([]);
