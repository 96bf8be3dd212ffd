/** A held role is deleted together with the move of its people to another one, or not at all. Rules: ROL-9, ROL-11, ROL-12. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { permissionsSeen } from '../build/permissions';
import { admin, anggrek, at, join, melati, order, ownMembership, person, rini, role, roles, said, type Worker } from './clientPeople';
import { recordIn, recordsIn, type Caller } from './testApi';

let permissions: ReadonlyMap<string, ResourceObject>;
let budi: Worker;
beforeAll(async () => {
  budi = await person('dr. Budi', anggrek);
  permissions = new Map((await permissionsSeen(admin)).map((one) => [String(one.attributes!['name']), one]));
});

let made = 0;
const make = async (by: Caller, held: readonly string[] = [], attributes: object = {}): Promise<ResourceObject> => {
  const data = held.map((name) => refTo(permissions.get(name)!));
  const answer = await by('POST', '/roles', {
    data: {
      type: 'roles',
      attributes: { name: `Giliran ${(made += 1)}`, ...attributes },
      relationships: { permissions: { data } },
    },
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return recordIn(answer);
};
const remove = (by: Caller, { id }: ResourceObject, instead: { readonly id: string }) => by('DELETE', `/roles/${id}?instead=${instead.id}`);
const isThere = async ({ id }: ResourceObject) => (await admin('GET', `/roles/${id}`)).status === 200;

/** A nurse of Melati who holds the role. @returns her membership */
const nurseWith = async (held: ResourceObject): Promise<string> => {
  const id = await join(rini.call, await person('Ns. Wati'), 'perawat');
  expect((await order(rini.call, id, 'change-role', { role: { data: refTo(held) } })).status).toBe(200);
  return id;
};
const roleOf = async (membership: string) =>
  (recordIn(await admin('GET', `/memberships/${membership}`)).relationships!['role']!.data as { id: string }).id;
const rolesOf = async (id: string) =>
  (recordIn(await admin('GET', `/users/${id}?include=roles`)).relationships!['roles']!.data as readonly { id: string }[]).map(
    (one) => one.id,
  );
const linesOf = async (id: string) =>
  recordsIn(await admin('GET', `/audit?filter[record_id]=${id}&page[size]=100`)).map(({ attributes }) => attributes!['action']);

/** Somebody of the platform who holds these roles. */
const staff = (...held: { readonly id: string }[]) =>
  build(admin, 'user', { name: 'Petugas', roles: held.map(({ id }) => ({ type: 'roles', id })) });

describe('given a role of a clinic that two people hold', () => {
  test('when its owner deletes it with another one instead, then both hold that, each with a line in the audit', async () => {
    const [old, other] = [await make(rini.call), await make(rini.call)];
    const people = [await nurseWith(old), await nurseWith(old)];
    const before = await Promise.all(people.map(linesOf));
    expect(said(await remove(rini.call, old, other))).toEqual([204]);
    expect(await Promise.all(people.map(roleOf))).toEqual([other.id, other.id]);
    expect(await isThere(old)).toBe(false);
    const after = await Promise.all(people.map(linesOf));
    expect(after.map((lines, index) => lines.length - before[index]!.length)).toEqual([1, 1]);
  });

  test('when a role that every client has takes its place, then they hold that one', async () => {
    const old = await make(rini.call);
    const nurse = await nurseWith(old);
    expect(said(await remove(rini.call, old, role('perawat')))).toEqual([204]);
    expect(await roleOf(nurse)).toBe(role('perawat').id);
  });

  test.each<[string, () => Promise<{ readonly id: string }>]>([
    ['itself', async () => ({ id: '' })],
    ['a role of the platform', async () => roles.get('member')!],
    ['a role that was deleted', async () => gone()],
    ['a role of another client', async () => make(budi.call)],
  ])('when %s shall take its place, then it is refused, and nobody is moved', async (_, other) => {
    const old = await make(rini.call);
    const nurse = await nurseWith(old);
    const { id } = await other();
    expect(said(await remove(rini.call, old, { id: id || old.id }))).toEqual([422, 'role.instead instead']);
    expect([await roleOf(nurse), await isThere(old)]).toEqual([old.id, true]);
  });

  test('when nothing shall take its place, then it stays', async () => {
    const old = await make(rini.call);
    await nurseWith(old);
    expect(said(await rini.call('DELETE', `/roles/${old.id}`))).toEqual([409, 'role.in_use']);
  });

  test('when the owner of another client asks, then there is no such role', async () => {
    const old = await make(rini.call);
    expect(said(await remove(budi.call, old, await make(budi.call)))).toEqual([404, 'resource.missing']);
    expect(await isThere(old)).toBe(true);
  });
});

const gone = async (): Promise<ResourceObject> => {
  const one = await make(rini.call);
  expect((await rini.call('DELETE', `/roles/${one.id}`)).status).toBe(204);
  return one;
};

describe('given somebody of a clinic who may delete roles', () => {
  const helper = async (...held: string[]): Promise<Worker> => {
    const who = await person('Pak Joko');
    const id = await join(rini.call, who, 'perawat');
    const own = await make(rini.call, ['delete roles', 'view memberships', ...held]);
    expect((await order(rini.call, id, 'change-role', { role: { data: refTo(own) } })).status).toBe(200);
    return who;
  };
  const within =
    (who: Worker): Caller =>
    (method, path, body) =>
      who.call(method, path, body, at(melati));

  test('when the other role gives more than they may do themselves, then nobody is moved', async () => {
    const old = await make(rini.call);
    const nurse = await nurseWith(old);
    const joko = within(await helper('edit memberships'));
    expect(said(await remove(joko, old, role('owner')))).toEqual([403, 'access.beyond instead']);
    expect([await roleOf(nurse), await isThere(old)]).toEqual([old.id, true]);
  });

  test('when they may not change what people hold, then nobody is moved', async () => {
    const old = await make(rini.call);
    const nurse = await nurseWith(old);
    expect(said(await remove(within(await helper()), old, await make(rini.call)))).toEqual([403, 'access.denied']);
    expect(await roleOf(nurse)).toBe(old.id);
  });

  test('when they hold the role themselves, then it stays: nobody changes their own role', async () => {
    const who = await helper('edit memberships');
    const own = { id: await roleOf(await ownMembership(who, melati)) } as ResourceObject;
    expect(said(await remove(within(who), own, role('perawat')))).toEqual([409, 'user.own_role instead']);
    expect(await isThere(own)).toBe(true);
  });
});

describe('given a role of the platform', () => {
  test('when an admin deletes it with another one instead, then it has its place among what each person holds', async () => {
    const [old, other] = [await make(admin), await make(admin)];
    const creator = roles.get('creator')!;
    const [first, second, both] = [await staff(old, creator), await staff(creator, old), await staff(other, old)];
    expect(said(await remove(admin, old, other))).toEqual([204]);
    expect(await rolesOf(first.id)).toEqual([other.id, creator.id]);
    expect(await rolesOf(second.id)).toEqual([creator.id, other.id]);
    expect(await rolesOf(both.id)).toEqual([other.id]);
    expect(await linesOf(first.id)).toContain('update');
  });

  test('when it is built in, then it stays', async () =>
    expect(said(await remove(admin, roles.get('creator')!, await make(admin)))).toEqual([409, 'role.system']));

  test('when two are deleted at once, each with the other instead, then one of them stays and holds everybody', async () => {
    const [one, other] = [await make(admin), await make(admin)];
    const people = [await staff(one), await staff(other)];
    const answers = await Promise.all([remove(admin, one, other), remove(admin, other, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const left = (await isThere(one)) ? one : other;
    expect(await Promise.all(people.map(({ id }) => rolesOf(id)))).toEqual([[left.id], [left.id]]);
  });

  test('when what takes its place is no identifier, then the parameter is named', async () =>
    expect(said(await remove(admin, await make(admin), { id: 'satu' }))).toEqual([400, 'query.invalid instead']));
});
