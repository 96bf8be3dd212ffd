/** A clinic whose people ask for help, by the API, in a time that passes. */
import type { ResourceObject } from '#shared/jsonapi';
import type { Ref } from '#shared/kit/resource';
import { replyAddress } from '#server/mail/replyAddress';
import { build, refTo } from '../build/records';
import { errorsIn, inbound, recordIn, recordsIn, startTestApi, takesMails, type Answered, type Caller, type TestApi } from './testApi';

/** Monday, 9 November 2026, 09.00 WIB. */
export const monday = new Date('2026-11-09T02:00:00.000Z');
export const clock = { now: monday };
export { inbound };

export let api: TestApi;
const roleIds = new Map<string, Ref>();

beforeAll(async () => {
  api = await startTestApi({ clock: () => clock.now, env: takesMails });
  for (const role of recordsIn(await admin('GET', '/roles?page[size]=100'))) roleIds.set(String(role.attributes!['name']), refTo(role));
});
afterAll(() => api.close());
beforeEach(() => {
  clock.now = monday;
});

/** Signed in at this time: a session of days ago is over. */
export const as =
  (id: string): Caller =>
  async (...asked) =>
    (await api.asUser(id))(...asked);
export const admin: Caller = async (...asked) => as(api.idOf('admin'))(...asked);
export const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
export const hoursLater = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
};
export const daysLater = (days: number) => hoursLater(24 * days);

export type Clinic = { entity: ResourceObject; owner: Caller; nurse: Caller; doctor: Caller };
/** A clinic with its owner, and a nurse and a doctor who see only what they asked themselves. */
export const clinic = async (): Promise<Clinic> => {
  const entity = await build(admin, 'entity');
  const owner = await build(admin, 'user', { name: 'Ibu Rini', entity: refTo(entity) });
  const worker = async (name: string, role: string) => {
    const { id, attributes } = await build(admin, 'user', { name, entity: refTo(entity) });
    const found = await admin('GET', `/memberships?filter[entity]=${entity.id}&filter[q]=${String(attributes!['email'])}`);
    const membership = recordsIn(found)[0]!.id;
    const document = { data: { type: 'memberships', id: membership, relationships: { role: { data: roleIds.get(role)! } } } };
    expect((await admin('POST', `/memberships/${membership}/change-role`, document)).status).toBe(200);
    return as(id);
  };
  return { entity, owner: as(owner.id), nurse: await worker('Suster Ani', 'perawat'), doctor: await worker('Dr. Sari', 'dokter') };
};

export const ask = (by: Caller, attributes: object = {}) =>
  by('POST', '/tickets', {
    data: { type: 'tickets', attributes: { subject: 'Tarif tidak tersimpan', message: 'Tombol Simpan tidak bereaksi.', ...attributes } },
  });
export const asked = async (by: Caller, attributes: object = {}) => {
  const answer = await ask(by, attributes);
  expect([answer.status, errorsIn(answer)]).toEqual([201, []]);
  return recordIn(answer);
};
export const order = (by: Caller, { id }: { id: string }, command: string, attributes: object = {}, relationships: object = {}) =>
  by('POST', `/tickets/${id}/${command}`, { data: { type: 'tickets', id, attributes, relationships } });
export const done = async (...given: Parameters<typeof order>) => {
  const answer = await order(...given);
  expect([given[2], answer.status, errorsIn(answer)]).toEqual([given[2], 200, []]);
  return answer;
};
export const read = async (by: Caller, { id }: { id: string }) => recordIn(await by('GET', `/tickets/${id}`)).attributes!;
export const thread = async (by: Caller, { id }: { id: string }) =>
  recordsIn(await by('GET', `/ticket-entries?filter[ticket]=${id}&sort=created_at`)).map((one) => one.attributes!);
export const note = (by: Caller, { id }: { id: string }, message: string) =>
  by('POST', '/ticket-notes', {
    data: { type: 'ticket-notes', attributes: { message }, relationships: { ticket: { data: { type: 'tickets', id } } } },
  });

/** Who asked, and where their answer by mail goes. */
export const mailsAbout = async ({ id }: { id: string }): Promise<{ requester: { id: string; email: string }; address: string }> => {
  const { data } = recordIn(await admin('GET', `/tickets/${id}`)).relationships!['requester']!;
  const { id: person } = data as Ref;
  const email = String(recordIn(await admin('GET', `/users/${person}`)).attributes!['email']);
  return { requester: { id: person, email }, address: replyAddress(inbound, id, person) };
};
