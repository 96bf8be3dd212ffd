/** Too much of anything is refused with a JSON:API error that says how long to wait. */
import Fastify, { type FastifyInstance } from 'fastify';
import { free } from '#server/http/actor';
import { handleError } from '#server/http/errors';
import { limitGuesses, limitRate } from '#server/http/limits';

let app: FastifyInstance;
afterEach(() => app.close());

const appOf = async (rateLimit: number) => {
  app = Fastify({ trustProxy: true });
  app.setErrorHandler(handleError);
  await limitRate(app, { rateLimit });
  app.get('/items', () => ({}));
  app.get('/healthz', free, () => ({}));
  const guesses = limitGuesses(app);
  app.post<{ Querystring: { account: string; right?: string } }>('/login', free, async (request) => {
    const { account, right } = request.query;
    await guesses.check(request, account);
    if (!right) await guesses.count(request, account);
    return {};
  });
};

const from = (ip: string, url: string, method: 'GET' | 'POST' = 'GET') => app.inject({ url, method, headers: { 'x-forwarded-for': ip } });
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

test('no limit is no limit', async () => {
  await appOf(0);
  expect((await times(50, () => from('203.0.113.1', '/items'))).statusCode).toBe(200);
});

test('ten wrong passwords make that account wait at that address', async () => {
  await appOf(0);
  const wrong = () => from('203.0.113.1', '/login?account=sari', 'POST');
  expect((await times(10, wrong)).statusCode).toBe(200);
  expect((await wrong()).statusCode).toBe(429);
  expect((await from('203.0.113.1', '/login?account=sari&right=1', 'POST')).statusCode).toBe(429);
  expect((await from('203.0.113.1', '/login?account=budi&right=1', 'POST')).statusCode).toBe(200);
  expect((await from('203.0.113.2', '/login?account=sari&right=1', 'POST')).statusCode).toBe(200);
});

test('right passwords are never counted', async () => {
  await appOf(0);
  expect((await times(40, () => from('203.0.113.1', '/login?account=sari&right=1', 'POST'))).statusCode).toBe(200);
});

test('one password on a hundred accounts is guessing too', async () => {
  await appOf(0);
  let account = 0;
  await times(100, () => from('203.0.113.1', `/login?account=a${account++}`, 'POST'));
  expect((await from('203.0.113.1', '/login?account=new&right=1', 'POST')).statusCode).toBe(429);
});
