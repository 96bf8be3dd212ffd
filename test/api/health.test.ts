/** What a load balancer and Prometheus are told. */
import Fastify from 'fastify';
import type { Database } from '#server/db/database';
import { health } from '#server/routes/health';

const database = (ping: () => Promise<void>) => ({ ping, pool: { totalCount: 3, idleCount: 2, waitingCount: 1 } }) as unknown as Database;

const appOf = (ping: () => Promise<void> = async () => {}, metricsToken?: string) => {
  const app = Fastify();
  health(app, { database: database(ping), config: { metricsToken } });
  app.get('/items/:id', () => ({}));
  return app;
};

test('the process lives, whatever the database does', async () => {
  const answer = await appOf(() => Promise.reject(new Error('gone'))).inject('/healthz');
  expect(answer).toMatchObject({ statusCode: 200 });
  expect(answer.json()).toEqual({ status: 'alive' });
});

test.each([
  ['a database that answers', () => Promise.resolve(), 200, 'ready'],
  ['a database that is gone', () => Promise.reject(new Error('ECONNREFUSED')), 503, 'waiting'],
])('with %s', async (_, ping, status, said) => {
  const answer = await appOf(ping).inject('/readyz');
  expect([answer.statusCode, answer.json().status]).toEqual([status, said]);
});

test('a database that never answers is not waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  let asked = () => {};
  const pinged = new Promise<void>((resolve) => (asked = resolve));
  const answered = appOf(() => (asked(), new Promise(() => {}))).inject('/readyz');
  await pinged;
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect((await answered).statusCode).toBe(503);
});

describe('/metrics', () => {
  test('counts by route template, and strangers under one name', async () => {
    const app = appOf();
    await app.inject('/items/42');
    await app.inject('/items/43');
    await app.inject('/wp-admin/1');
    await app.inject('/wp-admin/2');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain('nadi_http_request_seconds_count{method="GET",route="/items/:id",status="200"} 2');
    expect(body).toContain('nadi_http_request_seconds_count{method="GET",route="none",status="404"} 2');
    expect(body).toMatch(/nadi_pool_connections 3\n[^]*nadi_pool_idle 2\n[^]*nadi_pool_waiting 1/);
    expect(body).toMatch(/nadi_event_loop_delay_seconds [\d.e-]+/);
    await app.close();
  });

  test.each([
    ['this machine', undefined, {}, '127.0.0.1', 200],
    ['this machine, for someone else', undefined, { 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1', 404],
    ['another machine', undefined, {}, '203.0.113.7', 404],
    ['the holder of the token', 'prometheus-1', { authorization: 'Bearer prometheus-1' }, '203.0.113.7', 200],
    ['someone with another token', 'prometheus-1', { authorization: 'Bearer guess' }, '127.0.0.1', 404],
    ['this machine without the token', 'prometheus-1', {}, '127.0.0.1', 404],
  ])('%s', async (_, token, headers, remoteAddress, status) => {
    const app = appOf(undefined, token);
    expect((await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status);
    await app.close();
  });
});
