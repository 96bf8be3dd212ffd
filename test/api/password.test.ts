/** A new password for anyone who knows the one before. Rule: SGN-11. */
import { build } from '../build/records';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => void (world = await startTestApi()));
afterAll(() => world.close());

const NEW = 'gerimis-payung-23-kursi';
const brief = (answer: Answered) => [answer.status, errorsIn(answer)];

const newcomer = async () => {
  const { id, attributes } = await build(world.as('admin'), 'user', { name: 'Dewi Anggraini', password: PASSWORD });
  const email = String(attributes!['email']);
  const call = await world.asUser(id);
  const signIn = (password: string) =>
    world.as('anonymous')('POST', '/login', { data: { type: 'token', attributes: { email, password } } });
  return { id, email, call, signIn };
};
const change = (call: Caller, attributes: Record<string, unknown>, type = 'password-change') =>
  call('POST', '/me/password', {
    data: { type, attributes: { current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...attributes } },
  });

test('given the current one, when it is changed, then only the new one opens, and a mail tells of it', async () => {
  const { id, email, call, signIn } = await newcomer();
  expect(brief(await change(call, {}))).toEqual([204, []]);
  expect([(await signIn(PASSWORD)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
  expect((await call('GET', '/me')).status).toBe(200);
  const mails = await world.database.pool.query('select purpose, subject from mails where "to" = $1', [email]);
  expect(mails.rows).toEqual([{ purpose: 'password_changed', subject: 'Kata sandi Nadi Anda telah diganti' }]);
  const { rows } = await world.database.pool.query(
    `select actor_id, before, after from audit where record_id = $1 and action = 'password_changed'`,
    [id],
  );
  expect(rows).toEqual([{ actor_id: id, before: null, after: null }]);
});

test.each<[string, (id: string, call: Caller) => Promise<Answered>]>([
  ['the person', (_, call) => change(call, {})],
  [
    'an admin',
    (id) =>
      world.as('admin')('PATCH', `/users/${id}`, { data: { type: 'users', id, attributes: { password: NEW } } }, { 'if-match': '"1"' }),
  ],
])('given a device that is known, when %s changes the password, then it is known no more', async (_, changed) => {
  const { id, call, signIn } = await newcomer();
  await signIn(PASSWORD);
  const known = async () => (await world.database.pool.query('select 1 from known_devices where user_id = $1', [id])).rows.length;
  expect(await known()).toBe(1);
  expect(errorsIn(await changed(id, call))).toEqual([]);
  expect(await known()).toBe(0);
});

const CURRENT = '/data/attributes/current_password';
const PASSWORD_AT = '/data/attributes/password';

test.each<[string, Record<string, unknown>, number, string[]]>([
  ['a wrong current one', { current_password: 'bukan-ini-juga' }, 422, [`password.wrong ${CURRENT}`]],
  [
    'two that differ',
    { password_confirmation: 'gerimis-payung-23-kurs' },
    422,
    ['password.mismatch /data/attributes/password_confirmation'],
  ],
  ['a short one', { password: 'gerimis', password_confirmation: 'gerimis' }, 422, [`too_short ${PASSWORD_AT}`]],
  ['a common one', { password: 'qwertyuiop', password_confirmation: 'qwertyuiop' }, 422, [`password.common ${PASSWORD_AT}`]],
  ['one that is easy to guess', { password: 'abababababab', password_confirmation: 'abababababab' }, 422, [`weak_password ${PASSWORD_AT}`]],
  [
    'their own name',
    { password: 'anggraini-payung-23', password_confirmation: 'anggraini-payung-23' },
    422,
    [`password.personal ${PASSWORD_AT}`],
  ],
  [
    'everything at once',
    { current_password: 'bukan-ini-juga', password: 'anggraini-payung-23', password_confirmation: 'lain' },
    422,
    [`password.wrong ${CURRENT}`, 'password.mismatch /data/attributes/password_confirmation', `password.personal ${PASSWORD_AT}`],
  ],
  ['a book', { password: 'a'.repeat(100_000), password_confirmation: 'a' }, 422, [`too_long ${PASSWORD_AT}`]],
  ['no words', { password: null, current_password: 7 }, 422, [`invalid_type ${CURRENT}`, `required ${PASSWORD_AT}`]],
  ['a role on top', { roles: 'admin' }, 422, ['unknown_field /data/attributes/roles']],
])('given %s, then nothing changes', async (_, attributes, status, errors) => {
  const { call, signIn } = await newcomer();
  expect(brief(await change(call, attributes))).toEqual([status, errors]);
  expect((await signIn(PASSWORD)).status).toBe(200);
});

test('given a document of another type, then it is refused', async () => {
  const { call } = await newcomer();
  expect(brief(await change(call, {}, 'users'))).toEqual([409, ['type.mismatch /data/type']]);
});

test('given a token that was stolen, when its thief guesses the password, then the fifth guess is the last', async () => {
  const { call, signIn } = await newcomer();
  for (let time = 0; time < 5; time++)
    expect(brief(await change(call, { current_password: `tebakan-ke-${time}` }))).toEqual([422, [`password.wrong ${CURRENT}`]]);
  expect(brief(await change(call, {}))).toEqual([429, ['account.locked']]);
  expect(brief(await signIn(PASSWORD))).toEqual([429, ['account.locked']]);
});

test('given two changes at the same moment, then one of them counts, and the other is told that the password is no longer that', async () => {
  const { call, signIn } = await newcomer();
  const wishes = ['gerimis-payung-23-kursi', 'lemari-kuning-41-angin'];
  const told = await Promise.all(wishes.map((password) => change(call, { password, password_confirmation: password })));
  const won = told.findIndex(({ status }) => status === 204);
  expect(told.map(brief).filter((_, at) => at !== won)).toEqual([[422, [`password.wrong ${CURRENT}`]]]);
  expect((await signIn(wishes[won]!)).status).toBe(200);
});
