/** Newcomers who register with a plan and start a clinic, for the tests of starts. */
import type { ResourceObject } from '#shared/jsonapi';
import { refTo, registration } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { tokenFor } from './outbox';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

export let api: TestApi;
export let admin: Caller;
export const packages = new Map<string, ResourceObject>();
export const modules = new Map<string, ResourceObject>();

beforeAll(async () => {
  api = await startTestApi();
  admin = api.as('admin');
  for (const one of recordsIn(await admin('GET', '/packages?page[size]=100'))) packages.set(String(one.attributes!['code']), one);
  for (const one of recordsIn(await admin('GET', `/modules?filter[package]=${packages.get('KLINIK')!.id}&page[size]=100`)))
    modules.set(String(one.attributes!['feature_key']), one);
});
afterAll(() => api.close());

let people = 0;
export type Newcomer = { readonly id: string; readonly email: string; readonly call: Caller };

/** Somebody who registered with a plan, and by default opened the link of the mail. */
export const newcomer = async ({ plan = null, verified = true, ...values }: Record<string, unknown> = {}): Promise<Newcomer> => {
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

export type Wish = { attributes?: object; package?: unknown; addons?: readonly unknown[] };
export const refsOf = (...features: string[]) => features.map((feature) => refTo(modules.get(feature)!));
export const wish = ({ attributes, package: pack = refTo(packages.get('KLINIK')!), addons = [] }: Wish = {}) => ({
  data: {
    type: 'start',
    attributes: { name: 'Klinik Sehat', city: 'Malang', phone: `0812 3400 ${String(1000 + people)}`, cycle: 'monthly', ...attributes },
    relationships: { package: { data: pack }, addons: { data: addons } },
  },
});
export const start = ({ call }: Newcomer, asked?: Wish) => call('POST', '/start', wish(asked));
export const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
export const startOf = async ({ call }: Newcomer) => (await call('GET', '/me')).document.meta!['start'];
export const clients = async () =>
  Number((await everyClientsRows<{ n: string }>(api.database, 'select count(*) as n from entities'))[0]!.n);
export const codesAt = ({ document }: Answered) => document.errors?.map(({ code, source }) => [code, source?.pointer]);
