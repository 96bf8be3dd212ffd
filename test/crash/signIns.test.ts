/** Two programs on one database: a sign-in that ends at one is over at the other, and guesses at both are counted together. */
import type { ResourceObject } from '#shared/jsonapi';
import { until } from '../build/until';
import { call, signIn, type Answer, type Caller } from './api';
import { startPair, type Pair } from './twoPrograms';
import { PASSWORD } from './program';

// Starts of whole programs, on a machine that may be busy.
jest.setTimeout(120_000);

const NEW = 'gerimis-payung-23-kursi';

let pair: Pair;
let admin: Caller;
beforeAll(async () => {
  pair = await startPair();
  const [{ url }] = pair.programs;
  admin = { url, token: await signIn(url) };
});
afterAll(() => pair.close());

const document = (type: string, attributes: object, more: object = {}) => ({ data: { type, attributes, ...more } });
const login = (url: string, email: string, password = PASSWORD) => call({ url }, 'POST', '/login', document('token', { email, password }));
const codeOf = ({ status, document: { errors } }: Answer) => [status, errors?.[0]?.code];

const newcomer = async (email: string) => {
  const { document: roles } = await call(admin, 'GET', '/roles?filter[q]=creator');
  const held = (roles.data as ResourceObject[]).map(({ type, id }) => ({ type, id }));
  const attributes = { name: 'Wira Atmaja', email, password: PASSWORD, status: 'active' };
  const made = await call(admin, 'POST', '/users', document('users', attributes, { relationships: { roles: { data: held } } }));
  if (made.status !== 201) throw new Error(`${email} could not be made: ${JSON.stringify(made.document)}`);
  return (made.document.data as ResourceObject).id;
};

/** A session that was begun at the one, as a caller of each program. */
const session = async (email: string): Promise<[Caller, Caller]> => {
  const { document: answered } = await login(pair.programs[0].url, email);
  const token = answered.access_token!;
  return [
    { url: pair.programs[0].url, token },
    { url: pair.programs[1].url, token },
  ];
};

/** The token in the newest mail to an address: without a mail server it lies in the outbox. */
const mailedToken = async (email: string): Promise<string> => {
  let token: string | undefined;
  await until(async () => {
    const { document: outbox } = await call(admin, 'GET', `/mails?filter[q]=${encodeURIComponent(email)}&filter[purpose]=reset`);
    const [mail] = outbox.data as ResourceObject[];
    token = /[?&]token=([\w-]+)/.exec(String(mail?.attributes?.['body']))?.[1];
    return token !== undefined;
  });
  return token!;
};

type Ends = (email: string, id: string, here: Caller) => Promise<Answer>;

const change = (id: string, attributes: object, relationships: object = {}) =>
  call(admin, 'PATCH', `/users/${id}`, document('users', attributes, { id, relationships }));

const reset: Ends = async (email, _, { url }) => {
  await call({ url }, 'POST', '/password-forgot', document('password-forgot', { email }));
  const given = { email, token: await mailedToken(email), password: NEW, password_confirmation: NEW };
  return call({ url }, 'POST', '/password-reset', document('password-reset', given));
};

const ends: [string, Ends][] = [
  ['they sign out everywhere else', (_, __, here) => call(here, 'DELETE', '/me/sessions')],
  [
    'they change their password',
    (_, __, here) =>
      call(
        here,
        'POST',
        '/me/password',
        document('password-change', { current_password: PASSWORD, password: NEW, password_confirmation: NEW }),
      ),
  ],
  ['they reset their password', reset],
  ['an admin deactivates them', (_, id) => change(id, { status: 'inactive' })],
  ['an admin gives them other roles', (_, id) => change(id, {}, { roles: { data: [] } })],
  ['an admin deletes them', (_, id) => call(admin, 'DELETE', `/users/${id}`)],
];

test.each(ends)('given someone at work at the other, when %s at the one, then the other refuses their next request', async (what, end) => {
  const email = `wira.${ends.findIndex(([one]) => one === what)}@melati.test`;
  const id = await newcomer(email);
  const [[desk], [, bedside]] = [await session(email), await session(email)];
  expect((await call(bedside, 'GET', '/items')).status).toBe(200);
  expect((await end(email, id, desk)).status).toBeLessThan(300);
  expect(codeOf(await call(bedside, 'GET', '/items'))).toEqual([401, 'session.expired']);
});

test('given someone who guesses at both in turn, then both lock the account after five, whether anybody has it or not', async () => {
  const known = 'sari@melati.test';
  await newcomer(known);
  for (const email of [known, 'siapa@melati.test']) {
    for (let at = 0; at < 5; at++)
      expect(codeOf(await login(pair.programs[at % 2]!.url, email, 'bukan-ini-juga'))).toEqual([401, 'credentials.invalid']);
    for (const { url } of pair.programs) expect(codeOf(await login(url, email))).toEqual([429, 'account.locked']);
  }
});
