/** How hard a password is to guess takes long to tell: nobody makes us work it out beyond the limits, or with a token that is not good. */
import * as strength from '#shared/areas/identity/domain/passwordStrength';
import { registration } from '../build/records';
import { tokenFor } from './outbox';
import { errorsIn, startTestApi, type Answered, type TestApi } from './testApi';

jest.mock('#shared/areas/identity/domain/passwordStrength', () => {
  const real = jest.requireActual<typeof strength>('#shared/areas/identity/domain/passwordStrength');
  return { ...real, measure: jest.fn(real.measure) };
});
const measured = jest.mocked(strength.measure);

const WEAK = 'selamatpagi';
let now = Date.parse('2026-03-05T10:00:00.000Z');
let world: TestApi;
beforeAll(async () => void (world = await startTestApi({ clock: () => new Date(now), env: { RATE_LIMIT: '6000' } })));
afterAll(() => world.close());
beforeEach(() => {
  now += 3_600_000;
  measured.mockClear();
});

const guest = (path: string, type: string, attributes: object): Promise<Answered> =>
  world.as('anonymous')('POST', path, { data: { type, attributes } });
const weak = { password: WEAK, password_confirmation: WEAK };
const register = () => world.as('anonymous')('POST', '/register', registration(weak));
const reset = (token: string, email = 'admin@nadi.test') => guest('/password-reset', 'password-reset', { email, token, ...weak });
const codes = (answer: Answered) => [answer.status, errorsIn(answer)];
const tooWeak = [422, ['weak_password /data/attributes/password']];
const many = async (count: number, ask: () => Promise<Answered>): Promise<void> => {
  for (let at = 0; at < count; at++) await ask();
};

test('given an address that has asked too often, when it registers, then no password is judged', async () => {
  await many(20, register);
  expect(measured).toHaveBeenCalledTimes(20);
  expect(codes(await register())).toEqual([429, ['rate.limited']]);
  expect(measured).toHaveBeenCalledTimes(20);
});

test.each(['A'.repeat(43), 'melati'])(
  'given a token that was made up (%s), when a password is set with it, then it is not judged',
  async (token) => {
    expect(codes(await reset(token))).toEqual([422, ['token.invalid /data/attributes/token']]);
    expect(measured).not.toHaveBeenCalled();
  },
);

test('given a good token, then the password is validateRecord as often as anyone may ask, and no more', async () => {
  await guest('/password-forgot', 'password-forgot', { email: 'admin@nadi.test' });
  const token = await tokenFor(world, 'admin@nadi.test', 'reset');
  expect(codes(await reset(token, 'member@nadi.test'))).toEqual([422, ['token.invalid /data/attributes/token']]);
  expect(measured).not.toHaveBeenCalled();
  expect(codes(await reset(token))).toEqual(tooWeak);
  await many(18, () => reset(token));
  expect(codes(await reset(token))).toEqual([429, ['rate.limited']]);
  expect(measured).toHaveBeenCalledTimes(19);
});
