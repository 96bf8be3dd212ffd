/** @jest-environment node */
/** The one fetch: what every call carries, and how each way of going wrong reads. */
import { createHttp, type Call } from '#client/services/http';
import { REDACTED } from '#client/services/redaction';
import { problemDocument, settled, stubServer } from '../stubServer';

const list: Call = { method: 'GET', path: '/items' };
const signal = () => new AbortController().signal;

function client(token: string | null = 'token-of-sari', api?: string) {
  const server = stubServer();
  const session = { token };
  return { ...server, session, http: createHttp({ fetch: server.fetch, api, token: () => session.token, language: () => 'en' }) };
}

test('a call says who asks, in which language, and what it speaks', async () => {
  const { http, last } = client();
  void http({ method: 'POST', path: '/items', document: { data: null }, headers: { 'Idempotency-Key': 'k' } }, signal());
  expect(last().headers).toEqual({
    Accept: 'application/vnd.api+json',
    'Accept-Language': 'en',
    Authorization: 'Bearer token-of-sari',
    'Content-Type': 'application/vnd.api+json',
    'Idempotency-Key': 'k',
  });
});

test('a stranger sends no token, a question no content type', async () => {
  const { http, last } = client(null);
  void http(list, signal());
  expect(Object.keys(last().headers)).toEqual(['Accept', 'Accept-Language']);
});

test.each([
  [
    'every problem, with its place',
    422,
    {
      errors: [
        ...problemDocument(422, 'required', { source: { pointer: '/data/attributes/name' } }).errors,
        ...problemDocument(422, 'too_long', { meta: { max: 120 } }).errors,
      ],
    },
    [
      { code: 'required', pointer: '/data/attributes/name' },
      { code: 'too_long', meta: { max: 120 } },
    ],
  ],
  [
    'a code that this client does not know: its words are those of an unexpected error',
    418,
    problemDocument(418, 'teapot'),
    [{ code: 'teapot' }],
  ],
  ['a page of a proxy whose server does not answer', 502, '<html>', [{ code: 'unavailable' }]],
  ['a page of a proxy while the server is down', 503, '<html>', [{ code: 'unavailable' }]],
  ['a page of a proxy that waited too long', 504, '<html>', [{ code: 'timeout' }]],
  ['a page of a proxy that finds the request too large', 413, '<html>', [{ code: 'body.too_large' }]],
  ['a page of a proxy that finds too many requests', 429, '<html>', [{ code: 'rate.limited' }]],
  ['a problem of the server itself with that status', 503, problemDocument(503, 'two_step.unreadable'), [{ code: 'two_step.unreadable' }]],
  ['a success that is no document', 200, '<html>', [{ code: 'unexpected' }]],
  ['a refusal without words', 500, undefined, [{ code: 'unexpected' }]],
])('%s', async (_, status, document, errors) => {
  const { http, last } = client();
  const outcome = http(list, signal());
  await last().answer(status, document);
  expect(await outcome).toMatchObject({ errors, exchange: { method: 'GET', path: '/api/v1/items', status } });
});

test('nothing to say is an answer', async () => {
  const { http, last } = client();
  const outcome = http({ method: 'DELETE', path: '/items/1' }, signal());
  await last().answer(204);
  expect(await outcome).toEqual({
    answer: null,
    exchange: {
      method: 'DELETE',
      path: '/api/v1/items/1',
      sent: { caller: { signedIn: true, language: 'en', workplace: null } },
      status: 204,
      document: null,
    },
  });
});

test('a lost connection is an error of the network, without a status', async () => {
  const { http, last } = client();
  const outcome = http(list, signal());
  await last().lose();
  expect(await outcome).toMatchObject({ errors: [{ code: 'network' }], exchange: { status: 0, document: null } });
});

test('an answer that takes too long is no longer waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { http, last } = client();
  const outcome = http({ ...list, timeout: 5_000 }, signal());
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  expect(last().signal.aborted).toBe(true);
  await last().lose();
  expect(await outcome).toMatchObject({ errors: [{ code: 'timeout' }] });
});

test('anyone who stops waiting stops the call', async () => {
  const { http, last } = client();
  const waiting = new AbortController();
  void http(list, waiting.signal);
  waiting.abort();
  expect(last().signal.aborted).toBe(true);
});

test.each([
  ['of a token that was renewed meanwhile', 'older', 'session.expired'],
  ['for the lack of a token, which is there meanwhile,', null, 'session.missing'],
])('a refusal %s is asked again', async (_, token, code) => {
  const { http, calls, session } = client();
  session.token = token;
  const outcome = http(list, signal());
  session.token = 'newer';
  await calls[0]!.answer(401, problemDocument(401, code));
  expect(calls[1]!.headers['Authorization']).toBe('Bearer newer');
  await calls[1]!.answer(200, { data: [] });
  expect(await outcome).toMatchObject({ answer: { data: [] } });
});

test('a wrong password is not tried again with whatever token is there meanwhile', async () => {
  const { http, calls, session } = client();
  session.token = null;
  const outcome = http({ method: 'POST', path: '/login' }, signal());
  session.token = 'newer';
  await calls[0]!.answer(401, problemDocument(401, 'credentials.invalid'));
  expect(await outcome).toMatchObject({ errors: [{ code: 'credentials.invalid' }] });
  expect(calls).toHaveLength(1);
});

test('the exchange holds no secret, the answer does', async () => {
  const { http, last } = client();
  const outcome = http({ method: 'POST', path: '/login' }, signal());
  await last().answer(200, {
    token_type: 'Bearer',
    access_token: 'secret',
    data: [{ attributes: { nik: '3171234567890001', name: 'Sari' } }],
  });
  await settled();
  expect(await outcome).toMatchObject({
    answer: { access_token: 'secret' },
    exchange: { document: { token_type: 'Bearer', access_token: REDACTED, data: [{ attributes: { nik: REDACTED, name: 'Sari' } }] } },
  });
});

const formWith = (file: File): FormData => {
  const form = new FormData();
  form.append('attachment', file);
  return form;
};

test.each<[string, Partial<Call>, object]>([
  [
    'the body and the headers of its own',
    { document: { data: { attributes: { name: 'Gauze' } } }, headers: { 'If-Match': '"3"' } },
    { headers: { 'If-Match': '"3"' }, body: { data: { attributes: { name: 'Gauze' } } } },
  ],
  [
    'no password, no token and no NIK',
    {
      document: {
        data: { attributes: { password: 'kasa-steril', token: 'of-the-mail', nik: '3171234567890001', email: 'sari@klinik.id' } },
      },
      headers: { Authorization: 'Bearer of-another-session' },
    },
    { body: { data: { attributes: { password: REDACTED, token: REDACTED, nik: REDACTED, email: 'sari@klinik.id' } } } },
  ],
  [
    "a file's name, size and type, not its content",
    { form: formWith(new File(['a picture'], 'gauze.png', { type: 'image/png' })) },
    { body: { attachment: { name: 'gauze.png', size: 9, type: 'image/png' } } },
  ],
])('the exchange holds of what was sent %s', async (_, call, sent) => {
  const { http, last } = client();
  const outcome = http({ method: 'POST', path: '/items', ...call }, signal());
  await last().answer(204);
  expect((await outcome).exchange.sent).toEqual({ ...sent, caller: { signedIn: true, language: 'en', workplace: null } });
});

test('with another provider’s address every call goes there, its pictures are found there, and the log names the call alike', async () => {
  const { http, last } = client('t', 'https://api.nadi.test/base/api/v1');
  const outcome = http(list, signal());
  expect(last().path).toBe('https://api.nadi.test/base/api/v1/items'.replace('/api/v1', ''));
  await last().answer(200, {
    data: [{ type: 'items', id: '1', attributes: { name: '/not/a/picture', image: '/files/a.webp' } }],
    included: [
      { type: 'users', id: '2', attributes: { profile_image: 'https://cdn.test/b.webp' } },
      { type: 'tags', id: '3' },
    ],
  });
  expect(await outcome).toMatchObject({
    answer: {
      data: [{ attributes: { name: '/not/a/picture', image: 'https://api.nadi.test/files/a.webp' } }],
      included: [{ attributes: { profile_image: 'https://cdn.test/b.webp' } }, { id: '3' }],
    },
    exchange: { path: '/api/v1/items' },
  });
  const upload = http({ method: 'POST', path: '/uploads/items/1/image' }, signal());
  await last().answer(200, { url: '/files/c.webp' });
  expect(await upload).toMatchObject({ answer: { url: 'https://api.nadi.test/files/c.webp' } });
});
