/** An active client keeps an owner, whichever way somebody tries to take the last one away, also two at once. Rule: SUB-13. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { admin, anggrek, api, at, changeRole, join, order, ownMembership, person, role, said, type Worker } from './clientPeople';
import { recordIn, type Answered, type Caller } from './testApi';

let made = 0;

/** A client with one owner. */
const clinic = async (): Promise<{ client: ResourceObject; owner: Worker; membership: string }> => {
  const client = await build(admin, 'entity', { name: `Klinik Pemilik ${(made += 1)}` });
  const owner = await person('Pemilik', client);
  return { client, owner, membership: await ownMembership(owner, client) };
};

/** How many owners of the client can sign in. */
const ownersOf = async (client: ResourceObject): Promise<number> => {
  const { document } = await admin('GET', `/memberships?filter[entity]=${client.id}&filter[status]=active&include=user&page[size]=100`);
  const active = new Set((document.included ?? []).filter(({ attributes }) => attributes!['status'] === 'active').map(({ id }) => id));
  const at = (one: ResourceObject, relation: string) => (one.relationships![relation]!.data as { id: string }).id;
  return (document.data as readonly ResourceObject[]).filter((one) => at(one, 'role') === role('owner').id && active.has(at(one, 'user')))
    .length;
};

type Clinic = Awaited<ReturnType<typeof clinic>>;
type Way = readonly [how: string, go: (by: Caller, clinic: Clinic) => Promise<Answered>];

const patch = (by: Caller, { id }: Worker, values: object) => by('PATCH', `/users/${id}`, changeOf('user', id, values as never));

/** Every way to take somebody away from a client, or their role. */
const ways: readonly Way[] = [
  ['ends the membership', (by, { membership }) => order(by, membership, 'end')],
  ['gives another role', (by, { membership }) => changeRole(by, membership, 'dokter')],
  ['deletes the user', (by, { owner }) => by('DELETE', `/users/${owner.id}`)],
  ['deactivates the user', (by, { owner }) => patch(by, owner, { status: 'inactive' })],
  ['leads the user to another client', (by, { owner }) => patch(by, owner, { entity: refTo(anggrek) })],
  ['leads the user to no client', (by, { owner }) => patch(by, owner, { entity: null })],
  [
    'leads the user to another client by the relationship',
    (by, { owner }) => by('PATCH', `/users/${owner.id}/relationships/entity`, { data: refTo(anggrek) }),
  ],
];

describe.each(ways)('given an operator who %s', (_, go) => {
  test('when it is the last owner, then it is refused with a sentence of its own, and nothing has changed', async () => {
    const one = await clinic();
    const answer = await go(admin, one);
    expect(answer.status).toBe(409);
    expect(said(answer)[1]).toMatch(/^(membership|user)\.last_owner( |$)/);
    expect(await ownersOf(one.client)).toBe(1);
    expect((await one.owner.call('GET', '/me', undefined, at(one.client))).status).toBe(200);
  });

  test('when there is another owner, then it is done', async () => {
    const one = await clinic();
    await join(one.owner.call, await person('Pemilik kedua'), 'owner');
    expect((await go(admin, one)).status).toBeLessThan(300);
    expect(await ownersOf(one.client)).toBe(1);
  });

  test('when the client is inactive, then it is done', async () => {
    const one = await clinic();
    await admin('PATCH', `/entity/${one.client.id}`, changeOf('entity', one.client.id, { status: 'inactive' }));
    expect((await go(admin, one)).status).toBeLessThan(300);
    expect(await ownersOf(one.client)).toBe(0);
  });
});

test('given two owners, when an operator deletes both in one step, then one of them stays and the answer says why', async () => {
  const { client, owner } = await clinic();
  const second = await person('Pemilik kedua');
  await join(owner.call, second, 'owner');
  const answer = await admin('POST', '/users/deletions', { data: { type: 'deletions', attributes: { ids: [owner.id, second.id] } } });
  expect(recordIn(answer).attributes).toMatchObject({
    count: 1,
    refused: [{ id: owner.id, code: 'user.last_owner', meta: { client: client.attributes!['name'] } }],
  });
  expect(await ownersOf(client)).toBe(1);
});

test('given the only owner of two clients, then the sentence names both', async () => {
  const { client, owner } = await clinic();
  const other = await clinic();
  await join(other.owner.call, owner, 'owner');
  await order(admin, other.membership, 'end');
  const answer = await admin('DELETE', `/users/${owner.id}`);
  expect(answer.document.errors![0]!.meta).toEqual({
    client: [client, other.client].map(({ attributes }) => attributes!['name']).join(', '),
  });
});

describe('given two owners of one client', () => {
  /** Each way against each other way: one takes the first owner, at the same moment another takes the second, at another server. */
  const pairs = ways.flatMap(([one, first], index) => ways.slice(index).map(([other, second]) => [one, other, first, second] as const));

  test.each(pairs)(
    'when one operator %s of the one and another %s of the other, at two servers, then one owner remains',
    async (_, __, first, second) => {
      const one = await clinic();
      const secondOwner = await person('Pemilik kedua');
      const membership = await join(one.owner.call, secondOwner, 'owner');
      const there = api.as('admin', await api.another());
      const answers = await Promise.all([first(admin, one), second(there, { client: one.client, owner: secondOwner, membership })]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
      expect(await ownersOf(one.client)).toBe(1);
    },
  );
});
