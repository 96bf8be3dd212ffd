/** Nobody enters a client without its consent, and no record of another client can be taken for one's own. Rules: SUB-13, ROL-12. */
import { build, changeOf, refTo } from '../build/records';
import { billed, paid } from './billedClinic';
import { admin, api, invite, said } from './subscribedClinic';
import { recordIn, recordsIn } from './testApi';

const ownEntity = [409, 'user.own_entity /data/relationships/entity'];

describe('one’s own client', () => {
  test('given an admin, when they name a client in their own account, then it is refused, by both ways', async () => {
    const { entity } = await billed();
    const self = api.idOf('admin');
    expect(said(await admin('PATCH', `/users/${self}`, changeOf('user', self, { entity: refTo(entity) })))).toEqual(ownEntity);
    expect(said(await admin('PATCH', `/users/${self}/relationships/entity`, { data: refTo(entity) }))[0]).toBe(409);
    expect(recordIn(await admin('GET', `/users/${self}`)).relationships!['entity']?.data ?? null).toBeNull();
  });

  test('given one’s own profile, then it takes no client and no roles', async () => {
    const { entity } = await billed();
    const self = api.idOf('admin');
    const relationships = { entity: { data: refTo(entity) }, roles: { data: [] } };
    const refused = await admin('PATCH', '/me', { data: { type: 'users', id: self, relationships } });
    expect(said(refused)).toEqual([403, 'read_only /data/relationships/entity', 'read_only /data/relationships/roles']);
    expect(recordIn(await admin('GET', `/users/${self}`)).relationships!['entity']?.data ?? null).toBeNull();
  });

  test('given a deputy, when they name a client that has no owner, then they do not become its owner', async () => {
    const roles = recordsIn(await admin('GET', '/roles?page[size]=100'));
    const deputy = await build(admin, 'user', { roles: roles.filter(({ attributes }) => attributes!['name'] === 'admin').map(refTo) });
    const entity = await build(admin, 'entity');
    const asDeputy = await api.asUser(deputy.id);
    expect(said(await asDeputy('PATCH', `/users/${deputy.id}`, changeOf('user', deputy.id, { entity: refTo(entity) })))).toEqual(ownEntity);
  });
});

test('given a client without an owner, when somebody of ours invites themselves, then it is refused', async () => {
  const entity = await build(admin, 'entity');
  const roles = recordsIn(await admin('GET', '/roles?page[size]=100'));
  const owner = roles.find(({ attributes }) => attributes!['name'] === 'owner')!;
  const { email } = recordIn(await admin('GET', '/me')).attributes as { email: string };
  const relationships = { role: { data: refTo(owner) }, entity: { data: refTo(entity) } };
  const invited = await admin('POST', '/memberships', { data: { type: 'memberships', attributes: { email }, relationships } });
  expect(said(invited)).toEqual([403, 'access.beyond']);
});

describe('a client that has an owner', () => {
  const invitation = async (entity: { id: string }) => {
    const roles = recordsIn(await admin('GET', '/roles?page[size]=100'));
    const doctor = roles.find(({ attributes }) => attributes!['name'] === 'dokter')!;
    return {
      data: {
        type: 'memberships',
        attributes: { email: 'orang.baru@nadi.test' },
        relationships: { role: { data: refTo(doctor) }, entity: { data: { type: 'entity', id: entity.id } } },
      },
    };
  };

  test('given somebody of ours, when they invite into it, then it is refused; its own people may', async () => {
    const { entity, owner } = await billed();
    expect(said(await admin('POST', '/memberships', await invitation(entity)))).toEqual([403, 'membership.own_people']);
    expect((await invite(owner)).status).toBe(201);
  });

  test('given somebody who enters it, then its owner is told who', async () => {
    const { entity, owner } = await billed();
    await build(admin, 'user', { name: 'Suster Ani', entity: refTo(entity) });
    const told = recordsIn(await owner('GET', '/notifications')).filter(({ attributes }) => attributes!['kind'] === 'person_entered');
    expect(told.map(({ attributes }) => (attributes!['data'] as { name: string }).name)).toEqual(['Suster Ani']);
  });
});

test('given a payment of one client, when somebody of another client posts one with its id, then the id is taken', async () => {
  const [one, other] = [await billed(), await billed()];
  const theirs = recordIn(await paid(one.invoice, {}, one.owner));
  const stolen = await other.owner('POST', '/payments', {
    data: {
      type: 'payments',
      id: theirs.id,
      attributes: { method: 'transfer', amount: 1_000, paid_at: '2026-09-16' },
      relationships: { invoice: { data: refTo(other.invoice) } },
    },
  });
  expect(said(stolen)).toEqual([409, 'id.taken /data/id']);
});

test('given the tables of clients, then each has an index that lets an id be there once', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(`select c.relname as name from pg_class as c
    where c.relkind = 'r' and c.relrowsecurity and (select count(*) from pg_attribute as a
        where a.attrelid = c.oid and a.attname in ('id', 'entity_id') and not a.attisdropped) = 2
      and not exists (select from pg_index as i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1
        and i.indkey[0] = (select attnum from pg_attribute where attrelid = c.oid and attname = 'id'))`);
  expect(rows).toEqual([]);
});
