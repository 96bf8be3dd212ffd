/** The shared accounts of a demo: nobody changes or deletes them, on whatever way; everybody else can still be changed. */
import sharp from 'sharp';
import { checkDemo } from '#server/db/demoPassword';
import { hashPassword } from '#server/passwordHash';
import { build, changeOf, refTo } from '../build/records';
import { PASSWORD } from '../server/db/withDatabase';
import { tokenFor } from './outbox';
import { errorsIn, startTestApi, recordsIn, type Answered, type TestApi } from './testApi';

const NEW = 'gajah terbang biru';
let world: TestApi;
beforeAll(async () => void (world = await startTestApi({ env: { DEMO: 'on', SEED_PASSWORD: PASSWORD } })));
afterAll(() => world.close());

const admin = () => world.as('admin');
const member = () => world.as('member');
const own = (attributes: object) => ({ data: { type: 'users', id: world.idOf('member'), attributes } });
const memberPath = () => `/users/${world.idOf('member')}`;
const proof = { data: { type: 'password-proof', attributes: { current_password: PASSWORD } } };

/** All that the accounts are, as the database has it. */
const accounts = async () => {
  const { rows } = await world.database.pool.query(
    `select email, name, status, password_hash, pending_email, profile_image, two_step, two_step_secret, deleted_at,
       (select array_agg(role_id) from user_roles where user_id = users.id) as roles from users where email like '%@nadi.test' order by email`,
  );
  return rows;
};

const upload = async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0F766E' } })
    .png()
    .toBuffer();
  const body = Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="attachment"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'),
    picture,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  return member()('POST', `/uploads/users/${world.idOf('member')}/profile-image`, body, {
    'content-type': 'multipart/form-data; boundary=x',
  });
};

/** With the password, where the e-mail asks for it. */
const ownEmail = async () => {
  const change = { email: 'lain@klinik.id' };
  const answer = await member()('PATCH', '/me', own(change));
  return errorsIn(answer).some((one) => one.includes('current_password'))
    ? member()('PATCH', '/me', own({ ...change, current_password: PASSWORD }))
    : answer;
};

const reset = async () => {
  const guest = world.as('anonymous');
  await guest('POST', '/password-forgot', { data: { type: 'password-forgot', attributes: { email: 'member@nadi.test' } } });
  const token = await tokenFor(world, 'member@nadi.test', 'reset');
  return guest('POST', '/password-reset', {
    data: { type: 'password-reset', attributes: { token, email: 'member@nadi.test', password: NEW, password_confirmation: NEW } },
  });
};

test.each<[string, () => Promise<Answered>]>([
  ['a name, by its holder', () => member()('PATCH', '/me', own({ name: 'Bukan Member' }))],
  ['an e-mail, by its holder', ownEmail],
  ['a picture, by its holder', upload],
  [
    'a password, by its holder',
    () =>
      member()('POST', '/me/password', {
        data: { type: 'password-change', attributes: { current_password: PASSWORD, password: NEW, password_confirmation: NEW } },
      }),
  ],
  ['a password, by a mailed link', reset],
  ['two steps, by its holder', () => member()('POST', '/me/two-step', proof)],
  ['a name, by an admin', () => admin()('PATCH', memberPath(), changeOf('user', world.idOf('member'), { name: 'Bukan Member' }))],
  ['an e-mail, by an admin', () => admin()('PATCH', memberPath(), changeOf('user', world.idOf('member'), { email: 'lain@klinik.id' }))],
  ['a status, by an admin', () => admin()('PATCH', memberPath(), changeOf('user', world.idOf('member'), { status: 'inactive' }))],
  ['a password, by an admin', () => admin()('PATCH', memberPath(), changeOf('user', world.idOf('member'), { password: NEW }))],
  [
    'roles, by an admin',
    async () =>
      admin()('PATCH', `${memberPath()}/relationships/roles`, {
        data: recordsIn(await admin()('GET', '/roles?filter[scope]=platform')).map(refTo),
      }),
  ],
  ['the account, deleted', () => admin()('DELETE', memberPath())],
  [
    'the account, deleted with others',
    () => admin()('POST', '/users/deletions', { data: { type: 'deletions', attributes: { ids: [world.idOf('member')] } } }),
  ],
])('%s: is refused, and the accounts stay as they are', async (_, ask) => {
  const before = await accounts();
  const answer = await ask();
  expect([answer.status, errorsIn(answer)]).toEqual([403, ['account.demo']]);
  expect(await accounts()).toEqual(before);
});

test('somebody else can be changed and deleted, and shared accounts still sign in', async () => {
  const sari = await build(admin(), 'user', { name: 'Dr. Sari', password: NEW });
  expect((await admin()('PATCH', `/users/${sari.id}`, changeOf('user', sari.id, { name: 'Dr. Sari W.' }))).status).toBe(200);
  expect((await admin()('DELETE', `/users/${sari.id}`)).status).toBe(204);
  const answer = await world.as('anonymous')('POST', '/login', {
    data: { type: 'token', attributes: { email: 'member@nadi.test', password: PASSWORD } },
  });
  expect(answer.status).toBe(200);
});

test.each([
  ['another password', `update users set password_hash = $hash where email = 'admin@nadi.test'`],
  ['two steps', `update users set two_step = true where email = 'admin@nadi.test'`],
  ['no such account any more', `update users set deleted_at = now() where email = 'admin@nadi.test'`],
])('given an account with %s, when a demo is to start on its database, then it refuses and names the account', async (_, change) => {
  const real = await startTestApi();
  try {
    await expect(checkDemo(real.database, { demo: true, seedPassword: PASSWORD })).resolves.toBeUndefined();
    await real.database.pool.query(change.replace('$hash', `'${await hashPassword(NEW)}'`));
    const refused = checkDemo(real.database, { demo: true, seedPassword: PASSWORD });
    await expect(refused).rejects.toMatchObject({
      code: 'demo.accounts',
      message: expect.stringMatching(/SEED_PASSWORD: admin@nadi\.test\. Give the demo a new database/),
    });
    await expect(checkDemo(real.database, { demo: false, seedPassword: PASSWORD })).resolves.toBeUndefined();
  } finally {
    await real.close();
  }
});
