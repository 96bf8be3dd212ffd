/** Invitations to a client: who may invite whom, what the mail's link says, and who accepts it. Rules: SUB-13, ROL-12, ROL-19. */
import { build, refTo, registration } from '../build/records';
import { accept, admin, anggrek, api, clock, invite, join, look, melati, order, person, rini, roles, said, tokenFor } from './clientPeople';
import { recordIn, recordsIn, type Answered } from './testApi';

const DAY = 24 * 3_600_000;

test('given an owner, when they invite an address, then a mail says to which clinic, and the link tells who invites', async () => {
  const answer = await invite(rini.call, { email: 'Sari@Praktik.test', role: 'perawat' });
  expect([answer.status, recordIn(answer).attributes]).toEqual([
    201,
    expect.objectContaining({ email: 'sari@praktik.test', status: 'invited', invited_at: clock.now.toISOString(), name: null }),
  ]);
  const told = await look(await tokenFor('sari@praktik.test'));
  expect([told.status, told.document.meta]).toEqual([
    200,
    { client: 'Klinik Melati', role: 'perawat', inviter: 'Ibu Rini', email: 'sari@praktik.test', has_account: false },
  ]);
});

test('given an invitation, when the person registers and accepts, then their address is proven and they work there at once', async () => {
  const email = 'wati@praktik.test';
  await invite(rini.call, { email, role: 'kasir' });
  const token = await tokenFor(email);
  const registered = recordIn(await api.as('anonymous')('POST', '/register', registration({ email })));
  const wati = await api.asUser(registered.id);
  expect((await accept(wati, token)).document.meta).toEqual({ client: 'Klinik Melati', entity: melati.id });
  const { actor } = (await wati('GET', '/me')).document.meta as { actor: object };
  expect(actor).toMatchObject({ entityId: melati.id });
  expect(actor).not.toHaveProperty('restriction');
});

describe('an invitation is refused', () => {
  const invited = async () => {
    const who = await person('Tamu');
    const { id } = recordIn(await invite(rini.call, { email: who.email }));
    return { who, id, token: await tokenFor(who.email) };
  };
  test.each<[string, () => Promise<Answered>, unknown[]]>([
    [
      'a second time',
      async () => {
        const { who, token } = await invited();
        await accept(who.call, token);
        return accept(who.call, token);
      },
      [422, 'invitation.used /data/attributes/token'],
    ],
    ['by another address', async () => accept((await person('Lain')).call, (await invited()).token), [403, 'invitation.other_address']],
    [
      'after seven days',
      async () => {
        const { who, token } = await invited();
        clock.now = new Date(clock.now.getTime() + 7 * DAY);
        return accept(who.call, token);
      },
      [422, 'invitation.expired /data/attributes/token'],
    ],
    [
      'when it was sent again',
      async () => {
        const { who, id, token } = await invited();
        clock.now = new Date(clock.now.getTime() + DAY);
        await order(rini.call, id, 'resend');
        await tokenFor(who.email);
        return accept(who.call, token);
      },
      [422, 'invitation.invalid /data/attributes/token'],
    ],
    [
      'when it was ended',
      async () => {
        const { who, id, token } = await invited();
        await order(rini.call, id, 'end');
        return accept(who.call, token);
      },
      [422, 'invitation.withdrawn'],
    ],
    ['with no token of ours', async () => accept(rini.call, 'nonsense'), [422, 'invitation.invalid /data/attributes/token']],
    ['by a guest', async () => accept(api.as('anonymous'), (await invited()).token), [401, 'session.missing']],
  ])('%s', async (_, attempt, expected) => {
    expect(said(await attempt())).toEqual(expected);
  });
});

describe('who may invite whom', () => {
  test.each<[string, () => Promise<Answered>, unknown[]]>([
    [
      'an address that is invited already',
      async () => {
        await invite(rini.call, { email: 'dua@kali.test' });
        return invite(rini.call, { email: 'Dua@kali.test' });
      },
      [409, 'membership.exists /data/attributes/email'],
    ],
    [
      'somebody who belongs to the client',
      () => invite(rini.call, { email: rini.email }),
      [409, 'membership.exists /data/attributes/email'],
    ],
    [
      'with a role of the platform',
      () => invite(admin, { email: 'a@b.test', role: 'admin', entity: anggrek }),
      [422, 'membership.role_foreign /data/relationships/role'],
    ],
    [
      'to another client',
      () => invite(rini.call, { email: 'a@b.test', entity: anggrek }),
      [422, 'relation_missing /data/relationships/entity'],
    ],
    [
      'with a client’s role that they may not see',
      () => invite(rini.call, { email: 'a@b.test', role: 'member' }),
      [422, 'relation_missing /data/relationships/role'],
    ],
    [
      'as a doctor',
      async () => {
        const who = await person('dr. Sinta');
        await join(rini.call, who, 'dokter');
        return invite(who.call, { email: 'a@b.test' });
      },
      [403, 'access.denied'],
    ],
    ['as a person of no client', async () => invite((await person('Sendiri')).call, { email: 'a@b.test' }), [403, 'access.denied']],
    [
      'an owner, as an administrator',
      async () => {
        const who = await person('Admin Satu', melati);
        return invite(who.call, { email: 'a@b.test', role: 'owner' });
      },
      [403, 'access.beyond'],
    ],
  ])('given an invitation of %s, then it is refused', async (_, attempt, expected) => {
    expect(said(await attempt())).toEqual(expected);
  });

  test('an administrator of the client invites a nurse, an operator anyone anywhere', async () => {
    const who = await person('Admin Dua', melati);
    expect((await invite(who.call, { email: 'perawat@melati.test', role: 'perawat' })).status).toBe(201);
    expect((await invite(admin, { email: 'pemilik@anggrek.test', role: 'owner', entity: anggrek })).status).toBe(201);
  });
});

test('given a client’s own role, then no other client can give it', async () => {
  const own = await build(admin, 'role', { name: 'Bidan Melati', scope: 'entity', entity: refTo(melati) });
  roles.set('bidan', own);
  expect((await invite(rini.call, { email: 'bidan@melati.test', role: 'bidan' })).status).toBe(201);
  expect(said(await invite(admin, { email: 'bidan@anggrek.test', role: 'bidan', entity: anggrek }))).toEqual([
    422,
    'membership.role_foreign /data/relationships/role',
  ]);
  const owner = await person('Pemilik Kedua', await build(admin, 'entity', { name: 'Klinik Dahlia' }));
  const seen = recordsIn(await owner.call('GET', '/roles?page[size]=100')).map(({ attributes }) => attributes!['name']);
  expect(seen.sort()).toEqual(['admin_klinik', 'apoteker', 'dokter', 'gudang', 'kasir', 'lab', 'owner', 'perawat', 'radiologi']);
});
