/** Too much of anything is refused with a JSON:API error that says how long to wait. */
import Fastify, { type FastifyInstance } from 'fastify';
import { withoutActor } from '#server/http/actor';
import { handleError } from '#server/http/errors';
import { limitRate } from '#server/http/limits';

let app: FastifyInstance;
afterEach(() => app.close());

const appOf = async (rateLimit: number, processes = 1) => {
  app = Fastify();
  app.setErrorHandler(handleError);
  await limitRate(app, { rateLimit, processes });
  app.get('/items', () => ({}));
  app.get('/healthz', withoutActor, () => ({}));
};

const from = (ip: string, url: string) => app.inject({ url, remoteAddress: ip });
const times = async <T>(count: number, ask: () => Promise<T>): Promise<T> => {
  for (let index = 1; index < count; index++) await ask();
  return ask();
};

test('beyond the limit an address waits, others and free routes do not', async () => {
  await appOf(3);
  expect((await times(3, () => from('203.0.113.1', '/items'))).statusCode).toBe(200);
  const refused = await from('203.0.113.1', '/items');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().errors[0]).toMatchObject({ status: '429', code: 'rate.limited', meta: { seconds: expect.any(Number) } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('203.0.113.2', '/items')).statusCode).toBe(200);
  expect((await from('203.0.113.1', '/healthz')).statusCode).toBe(200);
});

test.each([
  ['the same /64 network of IPv6', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['another /64 network', '2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['the same IPv4 address, told as IPv6', '203.0.113.1', '::ffff:203.0.113.1', 429],
])('given an address that used up its limit, when one asks from %s, then it shares it or not', async (_, first, second, status) => {
  await appOf(1);
  await from(first, '/items');
  expect((await from(second, '/items')).statusCode).toBe(status);
});

test('no limit is no limit', async () => {
  await appOf(0);
  expect((await times(50, () => from('203.0.113.1', '/items'))).statusCode).toBe(200);
});

test('one of three processes allows its share', async () => {
  await appOf(9, 3);
  expect((await times(3, () => from('203.0.113.1', '/items'))).statusCode).toBe(200);
  expect((await from('203.0.113.1', '/items')).statusCode).toBe(429);
});
