/** The log says what happened, to what, for how long; never to whom. Rule: PRV-5. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { registerJsonApi, noRoute } from '#server/http/jsonapi';
import { logging, logRequests } from '#server/http/log';

const lines: string[] = [];
const appOf = () => {
  const app = Fastify(logging({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }));
  logRequests(app);
  app.post('/items/:id', async (request) => {
    if (request.query && 'fail' in (request.query as object)) {
      throw Object.assign(
        new Error('duplicate: sari@melati.test holds bearer abc.def, 01.312.166.0-091.000 and 0013121660091000', {
          cause: new Error('for sari@melati.test'),
        }),
        {
          detail: 'Key (email)=(sari@melati.test) already exists.',
        },
      );
    }
    return 'ok';
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'failed');
    return reply.code(500).send('no');
  });
  return app;
};

const ask = (url: string, headers: Record<string, string> = {}) =>
  appOf().inject({
    method: 'POST',
    url,
    headers: { authorization: 'Bearer s3cret-token', ...headers },
    payload: { email: 'sari@melati.test', password: 'rahasia-melati-7' },
  });

beforeEach(() => void lines.splice(0));

test('a line names method, route, status and time', async () => {
  await ask('/items/42');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    method: 'POST',
    route: '/items/:id',
    status: 200,
    ms: expect.any(Number),
    msg: 'answered',
  });
});

test.each(['/items/42?q=Dr.%20Sari', '/items/42?fail=1', '/nowhere/sari@melati.test'])(
  '%s leaves nothing of a person in the log',
  async (url) => {
    await ask(url, { cookie: 'lang=en', 'x-forwarded-for': '203.0.113.7' });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('')).not.toMatch(/sari|melati|01\.312|0013121|rahasia|s3cret|abc\.def|127\.0\.0\.1|203\.0/i);
  },
);

test.each([
  ['a good one is kept', 'proxy-4711-abc', /^proxy-4711-abc$/],
  ['none is made', undefined, /^[0-9a-f-]{36}$/],
  ['a forged line is not', 'a"}{"level":60', /^[0-9a-f-]{36}$/],
])('request id: %s', async (_, given, expected) => {
  const answer = await ask('/items/42', given ? { 'x-request-id': given } : {});
  expect(answer.headers['x-request-id']).toMatch(expected);
  expect(JSON.parse(lines[0]!).reqId).toBe(answer.headers['x-request-id']);
});

test('given someone who hangs up in the middle of a body, then that is no failure in the log', async () => {
  const app = Fastify(logging({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) }));
  logRequests(app);
  registerJsonApi(app, noRoute(app));
  app.post('/items', async () => 'ok');
  const failed = new Promise<void>((settle) => app.addHook('onError', async () => settle()));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const met = once(app.server, 'request');
  socket.write('POST /items HTTP/1.1\r\nhost: nadi.test\r\ncontent-type: application/vnd.api+json\r\ncontent-length: 100\r\n\r\n{');
  await met;
  socket.destroy();
  await failed;
  await app.close();
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level > 30)).toEqual([]);
});
