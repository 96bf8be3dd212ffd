/** The screen of a waiting room: open to everybody with its key, showing number, initials and place of a call and nothing else. Rule: VIS-7. */
import type { ResourceObject } from '#shared/jsonapi';
import type { Calls } from '#shared/areas/clinic/domain/calls';
import { build, clinicOf, refTo } from '../build/records';
import { tokenFor } from './outbox';
import { errorsIn, recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let api: TestApi;
let owner: Caller;
let guest: Caller;
let entity: { type: string; id: string };
let doctor: ResourceObject;
let poly: ResourceObject;

beforeAll(async () => {
  api = await startTestApi();
  ({ call: owner, entity } = await clinicOf(api.as('admin')));
  guest = api.as('anonymous');
  poly = await build(owner, 'poly', { code: 'A', name: 'Poli Umum', room: 'Ruang 1' });
  doctor = await build(owner, 'teamMember', { profession: 'dokter' });
});
afterAll(() => api.close());

const renew = async (by: Caller = owner) => {
  const answer = await by('POST', `/entity/${entity.id}/renew-screen`, { data: { type: 'entity', id: entity.id, attributes: {} } });
  return answer.status === 200 ? String(recordIn(answer).attributes!['screen_key']) : answer.status;
};
const screen = (key: unknown) => guest('GET', `/waiting-screens/${String(key)}/calls`);
const visitOf = async (name: string) =>
  build(owner, 'visit', { patient: refTo(await build(owner, 'patient', { name })), doctor: refTo(doctor), poly: refTo(poly) });
const give = ({ id }: ResourceObject, command: string) =>
  owner('POST', `/visits/${id}/${command}`, { data: { type: 'visits', id, attributes: {} } });

test('given who is called, skipped and called again, then the screen shows number, initials and place of those who are expected', async () => {
  const key = await renew();
  const [ani, budi] = [await visitOf('Ani Lestari'), await visitOf('Budi Santoso')];
  const numberOf = ({ attributes }: ResourceObject) => attributes!['queue_no'];
  const shown = (visit: ResourceObject, initials: string, times: number) => ({
    number: numberOf(visit),
    initials,
    poly: 'Poli Umum',
    room: 'Ruang 1',
    times,
  });
  const calls = async () => ((await screen(key)).document.meta as unknown as Calls).calls;
  expect(await calls()).toEqual([]);
  await give(ani, 'call');
  await give(budi, 'call');
  await give(budi, 'skip');
  expect(await calls()).toEqual([shown(ani, 'AL', 1)]);
  await give(budi, 'call');
  await give(ani, 'examine');
  expect(await calls()).toEqual([shown(budi, 'BS', 2), shown(ani, 'AL', 1)]);
  expect((await screen(key)).text).not.toMatch(/Lestari|Santoso/);
});

test('given a renewed key, then the old one opens nothing, and neither does one that never was', async () => {
  const [old, key] = [await renew(), await renew()];
  expect([(await screen(old)).status, (await screen(key)).status]).toEqual([404, 200]);
  expect(errorsIn(await screen('018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00'))).toEqual(['resource.missing']);
});

test('given somebody who works for us, then the key is not theirs to renew', async () => {
  expect(await renew(api.as('admin'))).toBe(403);
});

/** Somebody who treats patients there, and may not change its settings. */
const doctorThere = async (): Promise<Caller> => {
  const roles = recordsIn(await owner('GET', '/roles?page[size]=100'));
  const role = refTo(roles.find(({ attributes }) => attributes!['name'] === 'dokter')!);
  const { id, attributes } = await build(api.as('admin'), 'user');
  const email = String(attributes!['email']);
  await owner('POST', '/memberships', { data: { type: 'memberships', attributes: { email }, relationships: { role: { data: role } } } });
  const call = await api.asUser(id);
  const token = await tokenFor(api, email, 'invitation');
  await call('POST', '/invitation-acceptance', { data: { type: 'invitation-acceptance', attributes: { token } } });
  return (method, path, body, headers) => call(method, path, body, { ...headers, 'x-workplace': entity.id });
};

test('given the key, then who may change the settings of that clinic reads it, and nobody else: in no record, list, or line of the audit', async () => {
  const key = await renew();
  const admin = api.as('admin');
  const colleague = await doctorThere();
  const keys = async (by: Caller) => {
    const read: unknown[] = [];
    for (const path of [`/entity/${entity.id}`, '/entity']) {
      const { status, text } = await by('GET', path);
      read.push([status, text.includes(String(key))]);
    }
    return read;
  };
  const read = (found: boolean) => [
    [200, found],
    [200, found],
  ];
  for (const round of [1, 2, 3]) {
    expect([round, await keys(owner)]).toEqual([round, read(true)]);
    expect([round, await keys(colleague)]).toEqual([round, read(false)]);
    expect([round, await keys(admin)]).toEqual([round, read(false)]);
  }
  const audit = await admin('GET', '/audit?page[size]=100');
  expect([audit.status, audit.text.includes(String(key))]).toEqual([200, false]);
});

test('given a clinic whose subscription was cancelled, then its screen is closed', async () => {
  const key = await renew();
  const admin = api.as('admin');
  const [header] = recordsIn(await admin('GET', `/clientsubsheader?filter[entity]=${entity.id}`));
  const ended = await admin('POST', `/clientsubsheader/${header!.id}/cancel`, {
    data: { type: 'clientsubsheader', id: header!.id, attributes: { reason: 'Tutup', when: 'now' } },
  });
  expect([ended.status, (await screen(key)).status]).toEqual([200, 404]);
});
