/** Two clients and the owner of one of them, for the tests of memberships: how people are added, invited, and let in. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { tokenFor as tokenOfMail } from './outbox';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type Headers, type TestApi } from './testApi';

const today = new Date('2026-11-22T03:00:00.000Z');
export const clock = { now: today };
afterEach(() => {
  clock.now = today;
});

export let api: TestApi;
export let admin: Caller;
export let melati: ResourceObject;
export let anggrek: ResourceObject;
export const roles = new Map<string, ResourceObject>();

export type Worker = { readonly id: string; readonly email: string; readonly call: Caller };
export let rini: Worker;

beforeAll(async () => {
  api = await startTestApi({ clock: () => clock.now });
  admin = api.as('admin');
  for (const one of recordsIn(await admin('GET', '/roles?page[size]=100'))) roles.set(String(one.attributes!['name']), one);
  melati = await build(admin, 'entity', { name: 'Klinik Melati' });
  anggrek = await build(admin, 'entity', { name: 'Klinik Anggrek' });
  rini = await person('Ibu Rini', melati);
});
afterAll(() => api.close());

export const role = (name: string) => refTo(roles.get(name)!);

/** Somebody whom an operator adds to a client: its owner, or its administrator where it has an owner. */
export const person = async (name: string, entity?: ResourceObject): Promise<Worker> => {
  const made = await build(admin, 'user', { name, roles: [role('member')], ...(entity && { entity: refTo(entity) }) });
  return { id: made.id, email: String(made.attributes!['email']), call: await api.asUser(made.id) };
};
export const at = (entity: ResourceObject): Headers => ({ 'x-workplace': entity.id });

type Invited = { readonly email: string; readonly role?: string; readonly entity?: ResourceObject };
export const invite = (by: Caller, { email, role: name = 'dokter', entity }: Invited, headers: Headers = {}) =>
  by(
    'POST',
    '/memberships',
    {
      data: {
        type: 'memberships',
        attributes: { email },
        relationships: { role: { data: role(name) }, ...(entity && { entity: { data: refTo(entity) } }) },
      },
    },
    headers,
  );
export const order = (by: Caller, id: string, command: string, relationships: object = {}, headers: Headers = {}) =>
  by('POST', `/memberships/${id}/${command}`, { data: { type: 'memberships', id, relationships } }, headers);
export const changeRole = (by: Caller, id: string, name: string) => order(by, id, 'change-role', { role: { data: role(name) } });

/** The token of the latest invitation to an address. */
export const tokenFor = (email: string): Promise<string> => tokenOfMail(api, email, 'invitation');
export const accept = (by: Caller, token: string) =>
  by('POST', '/invitation-acceptance', { data: { type: 'invitation-acceptance', attributes: { token } } });
export const look = (token: string) => api.as('anonymous')('POST', '/invitation', { data: { type: 'invitation', attributes: { token } } });

/** Invites an existing person, who accepts. @returns the id of the membership */
export const join = async (by: Caller, who: Worker, name: string, headers: Headers = {}): Promise<string> => {
  const { id } = recordIn(await invite(by, { email: who.email, role: name }, headers));
  const accepted = await accept(who.call, await tokenFor(who.email));
  if (accepted.status !== 200) throw new Error(accepted.text);
  return id;
};
export const ownMembership = async (who: Worker, entity: ResourceObject): Promise<string> =>
  recordsIn(await admin('GET', `/memberships?filter[entity]=${entity.id}&filter[status]=active&filter[q]=${who.email}`))[0]!.id;
export const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
