/** A clinic with an owner, a cashier, a subscription that runs and one service in its price list, in a time that passes. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { errorsIn, recordsIn, startTestApi, takesMails, type Answered, type Caller, type TestApi } from './testApi';

export const first = new Date('2026-09-16T03:00:00.000Z');
export const clock = { now: first };
export let api: TestApi;
export const roles = new Map<string, ResourceObject>();

beforeAll(async () => {
  api = await startTestApi({ clock: () => clock.now, env: takesMails });
  for (const one of recordsIn(await api.as('admin')('GET', '/roles?page[size]=100'))) roles.set(String(one.attributes!['name']), one);
});
afterAll(() => api.close());
beforeEach(() => {
  clock.now = first;
});

/** Signed in at this time: a session of months ago is over. */
export const as =
  (id: string): Caller =>
  async (...asked) =>
    (await api.asUser(id))(...asked);
export const admin = (): Caller => as(api.idOf('admin'));
export const packageFor = async (target: string) => recordsIn(await admin()('GET', `/packages?filter[target]=${target}`))[0]!;

export type Clinic = { entity: ResourceObject; owner: Caller; cashier: Caller; header: string; service: string };

export const command = (header: string, name: string, attributes: object = {}) =>
  admin()('POST', `/clientsubsheader/${header}/${name}`, { data: { type: 'clientsubsheader', id: header, attributes } });

/** A clinic with an owner and a cashier, a subscription that runs, and one service in its price list. */
export const clinicOn = async (target = 'clinic'): Promise<Clinic> => {
  const entity = await build(admin(), 'entity');
  const owner = await build(admin(), 'user', { entity: refTo(entity) });
  const cashier = await build(admin(), 'user', { entity: refTo(entity) });
  const [membership] = recordsIn(
    await admin()('GET', `/memberships?filter[entity]=${entity.id}&filter[q]=${String(cashier.attributes!['email'])}`),
  );
  await admin()('POST', `/memberships/${membership!.id}/change-role`, {
    data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(roles.get('kasir')!) } } },
  });
  const { id: header } = await build(admin(), 'clientsubsheader', { entity: refTo(entity), package: refTo(await packageFor(target)) });
  expect((await command(header, 'activate', { trial: false })).status).toBe(200);
  const { id: service } = await build(as(cashier.id), 'service', { entity: refTo(entity), name: 'Konsultasi umum' });
  return { entity, owner: as(owner.id), cashier: as(cashier.id), header, service };
};

/** What somebody is told: `yes`, or the status and the code of the refusal. */
export const told = (answer: Answered) => (answer.status < 300 ? 'yes' : [answer.status, ...errorsIn(answer)].join(' '));
