/** A clinic's own data: closed to every role of the platform, and readable for its support only while an owner's grant runs. Rule: PRV-18. */
import type { Actor } from '#shared/access';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { FOR_EXPORT, PURPOSE_HEADER, type ResourceObject } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { isOfClinic } from '../build/clinicData';
import { build, changeOf, refTo, someName } from '../build/records';
import { recordOfClinic } from '../build/someRecord';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

const first = new Date('2026-09-16T03:00:00.000Z');
let now = first;
let api: TestApi;
const roles = new Map<string, ResourceObject>();

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  for (const one of recordsIn(await admin('GET', '/roles?page[size]=100'))) roles.set(String(one.attributes!['name']), one);
});
afterAll(() => api.close());
beforeEach(() => {
  now = first;
});

/** Signed in at this time: a session of months ago is over. */
const as =
  (id: string): Caller =>
  async (...asked) =>
    (await api.asUser(id))(...asked);
const admin: Caller = async (...asked) => as(api.idOf('admin'))(...asked);
const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];

type Clinic = { entity: ResourceObject; owner: Caller; nurse: Caller };
const clinic = async (): Promise<Clinic> => {
  const entity = await build(admin, 'entity');
  const owner = await build(admin, 'user', { name: 'Ibu Rini', entity: refTo(entity) });
  const nurse = await build(admin, 'user', { name: 'Suster Ani', entity: refTo(entity) });
  const [pack] = recordsIn(await admin('GET', '/packages?filter[target]=clinic&sort=created_at'));
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(pack!) });
  await admin('POST', `/clientsubsheader/${id}/activate`, { data: { type: 'clientsubsheader', id, attributes: { trial: false } } });
  return { entity, owner: as(owner.id), nurse: as(nurse.id) };
};
const grant = async (by: Caller, hours: unknown = 4) =>
  by('POST', '/support-grants', { data: { type: 'support-grants', attributes: { reason: 'Tarif tampil salah', hours } } });
const order = (by: Caller, id: string, command: string) =>
  by('POST', `/support-grants/${id}/${command}`, { data: { type: 'support-grants', id, attributes: {} } });
const inside =
  (call: Caller, { entity }: Clinic): Caller =>
  (method, path, body, headers) =>
    call(method, path, body, { ...headers, 'x-workplace': entity.id });
/** Somebody of ours who entered by a grant. */
const entered = async (place: Clinic, hours = 4) => {
  const { id } = recordIn(await grant(place.owner, hours));
  expect((await order(admin, id, 'enter')).status).toBe(200);
  return { id, support: inside(admin, place) };
};

const own = (Object.entries(resources) as [ResourceName, Resource][]).filter(([, resource]) => isOfClinic(resource));
const cases = own.map(([name, resource]): [ResourceName, Resource] => [name, resource]);

test('there is something that is a clinic’s own', () => expect(own.map(([name]) => name)).toContain('service'));

describe.each(cases)('given %s of a clinic', (name, resource) => {
  test('then no role of the platform lists, reads, searches, exports, changes or deletes it, also when viewing as another role', async () => {
    const place = await clinic();
    const named = resource.attributes['name']?.mode === 'r' ? {} : { name: 'Konsultasi Rahasia' };
    const { id } = await recordOfClinic(place.owner, name, { entity: refTo(place.entity), ...named });
    const everything = await build(admin, 'role', {
      permissions: recordsIn(await admin('GET', `/permissions?filter[resource]=${resource.type}&page[size]=100`)).map(refTo),
    });
    const deputy = as((await build(admin, 'user', { roles: [refTo(everything)] })).id);
    const viewer = await api.asUser(api.idOf('admin'));
    expect(
      (await viewer('POST', '/me/view-as', { data: { type: 'view-as', relationships: { role: { data: refTo(everything) } } } })).status,
    ).toBe(204);
    for (const call of [admin, deputy, as(api.idOf('creator')), as(api.idOf('member')), viewer]) {
      for (const headers of [undefined, { [PURPOSE_HEADER]: FOR_EXPORT }])
        for (const path of ['', '?filter[q]=Rahasia', '?include=entity', `/${id}`, `/${id}/entity`, `/${id}/relationships/entity`]) {
          const answer = await call('GET', `${resource.path}${path}`, undefined, headers);
          expect([path, answer.status, answer.text.includes('Rahasia')]).toEqual([path, 403, false]);
        }
      if (resource.access.update)
        expect((await call('PATCH', `${resource.path}/${id}`, changeOf(name, id, { name: someName() }))).status).toBe(403);
      if (resource.access.destroy) expect((await call('DELETE', `${resource.path}/${id}`)).status).toBe(403);
      // Nor does the audit of the clinic's changes tell it.
      const audit = await call('GET', `/audit?filter[record_id]=${id}`);
      expect(audit.text).not.toContain('Rahasia');
      expect((await call('GET', `${resource.path}`, undefined, { 'x-workplace': place.entity.id })).status).toBe(403);
    }
  });

  test('then who entered by a grant of the owner reads it, and writes nothing', async () => {
    const place = await clinic();
    const { id } = await recordOfClinic(place.owner, name, { entity: refTo(place.entity) });
    const { support } = await entered(place);
    const ids = async (call: Caller) => recordsIn(await call('GET', resource.path)).map((one) => one.id);
    expect(await ids(support)).toEqual(await ids(place.owner));
    expect(await ids(support)).toContain(id);
    expect((await support('GET', `${resource.path}/${id}`)).status).toBe(200);
    for (const answer of [
      ...(resource.access.update ? [await support('PATCH', `${resource.path}/${id}`, changeOf(name, id, { name: someName() }))] : []),
      ...(resource.access.destroy ? [await support('DELETE', `${resource.path}/${id}`)] : []),
      await support('POST', '/tags', { data: { type: 'tags', attributes: { name: someName() } } }),
    ])
      expect(said(answer)).toEqual([403, 'support.read_only']);
  });
});

describe('given a grant', () => {
  const list = (call: Caller) => call('GET', '/services');

  test('then only those who entered read, each of them named to the clinic’s people', async () => {
    const place = await clinic();
    const { id } = recordIn(await grant(place.owner));
    expect(said(await list(inside(admin, place)))).toEqual([403, 'workplace.denied']);
    await order(admin, id, 'enter');
    expect((await list(inside(admin, place))).status).toBe(200);
    const seen = (await place.nurse('GET', '/me')).document.meta!['subscription'] as OwnSubscription;
    expect(seen.support).toEqual({ id, until: '2026-09-16T07:00:00.000Z', readers: 'Admin Nadi' });
    expect(recordIn(await place.nurse('GET', `/support-grants/${id}`)).attributes).toMatchObject({
      status: 'running',
      readers: 'Admin Nadi',
    });
  });

  test('then it opens this clinic alone', async () => {
    const [place, other] = [await clinic(), await clinic()];
    const { support } = await entered(place);
    const { id } = await build(other.owner, 'service', { entity: refTo(other.entity) });
    expect(said(await list(inside(admin, other)))).toEqual([403, 'workplace.denied']);
    expect((await support('GET', `/services/${id}`)).status).toBe(404);
  });

  test('then its hours end it to the second, and the clinic sees that', async () => {
    const place = await clinic();
    const { id, support } = await entered(place, 2);
    now = new Date(first.getTime() + 2 * 3_600_000 - 1);
    expect((await list(support)).status).toBe(200);
    now = new Date(first.getTime() + 2 * 3_600_000);
    expect(said(await list(support))).toEqual([403, 'workplace.denied']);
    expect(said(await order(admin, id, 'enter'))).toEqual([409, 'support.over']);
    await api.app.jobs.runDue();
    expect(recordIn(await place.owner('GET', `/support-grants/${id}`)).attributes).toMatchObject({
      status: 'ended',
      ended_at: '2026-09-16T05:00:00.000Z',
    });
    expect(((await place.nurse('GET', '/me')).document.meta!['subscription'] as OwnSubscription).support).toBeNull();
  });

  test('then the owner ends it with the next request, and the audit tells who did what', async () => {
    const place = await clinic();
    const { id, support } = await entered(place);
    expect((await order(place.owner, id, 'end')).status).toBe(200);
    expect(said(await list(support))).toEqual([403, 'workplace.denied']);
    const lines = recordsIn(await admin('GET', `/audit?filter[record_id]=${id}`)).map(({ attributes }) => [
      attributes!['command'] ?? attributes!['action'],
      attributes!['actor_name'],
    ]);
    expect(lines.reverse()).toEqual([
      ['add', 'Ibu Rini'],
      ['enter', 'Admin Nadi'],
      ['end', 'Ibu Rini'],
    ]);
  });

  test('then somebody of ours without the permission does not enter, nor read after it was taken away', async () => {
    const place = await clinic();
    const { id } = recordIn(await grant(place.owner));
    const permissions = recordsIn(await admin('GET', '/permissions?filter[resource]=support-grants&page[size]=100'));
    const role = await build(admin, 'role', { permissions: permissions.map(refTo) });
    const person = await build(admin, 'user', { roles: [refTo(role)] });
    const call = as(person.id);
    expect((await order(as(api.idOf('creator')), id, 'enter')).status).toBe(403);
    expect((await order(call, id, 'enter')).status).toBe(200);
    expect((await list(inside(call, place))).status).toBe(200);
    await admin('PATCH', `/users/${person.id}`, changeOf('user', person.id, { roles: [] }));
    expect(said(await list(inside(call, place)))).toEqual([403, 'workplace.denied']);
  });

  test('then the person’s rights in the clinic are those to see, and the restriction says why nothing can be written', async () => {
    const place = await clinic();
    const { support } = await entered(place);
    const actor = (await support('GET', '/me')).document.meta!['actor'] as Actor;
    expect([actor.restriction, actor.entityId]).toEqual(['support', place.entity.id]);
    expect(actor.entityPermissions!.every((one) => one.startsWith('view '))).toBe(true);
  });
});

test.each([
  ['an hour', 1, [201]],
  ['three days', 72, [201]],
  ['no hour', 0, [422, 'too_small /data/attributes/hours']],
  ['more than three days', 73, [422, 'too_large /data/attributes/hours']],
])('given %s, then the owner can grant it or is told why not', async (_, hours, expected) => {
  expect(said(await grant((await clinic()).owner, hours))).toEqual(expected);
});

test('given somebody who is not the owner, or somebody of ours, then they grant nothing', async () => {
  const place = await clinic();
  for (const call of [place.nurse, admin]) expect(said(await grant(call))).toEqual([403, 'access.denied']);
});
