/** The app as a browser gets it: a page with its own nonce and language, files for ever, 404 for what is no page. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from '#server/http/security';
import { site, type SiteParts } from '#server/routes/site';
import { emptySettings } from '../server/site/settingsFile';

const shell =
  '<!doctype html><html lang="__LANG__"><head><meta name="csp-nonce" nonce="__NONCE__"><meta name="next" content="__NEXT__"><script src="/assets/main.1.js"></script></head><body></body></html>';
const script = 'console.log("Nadi")';
const ID = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

let folder: string;
let app: FastifyInstance;

const appOf = async (root: string, more: Partial<SiteParts> = {}) => {
  const made = Fastify();
  await addSecurityHeaders(made, { siteUrl: 'http://localhost:3000' });
  await site(made, {
    folder: root,
    settings: emptySettings(),
    siteUrl: 'http://localhost:3000',
    apiKey: 'k"1',
    catalogue: async () => ({ packages: [], modules: [], tax: null, accounts: [], issuer: null }),
    renderer: () => () => ({ body: '', title: '', description: '', structured: [] }),
    ...more,
  });
  return made;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-site-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), shell),
    writeFile(join(folder, 'site.html'), shell),
    writeFile(
      join(folder, 'route-chunks.json'),
      JSON.stringify({
        'item-list': ['assets/main.1.js', 'assets/grid.2.js', 'assets/grid.2.css'],
        'locale-en-common-ts': ['assets/words.3.js'],
        'locale-en-grid-ts': ['assets/words.4.js'],
        'locale-id-grid-ts': ['assets/words.5.js'],
        font: ['assets/face.6.woff2'],
      }),
    ),
    writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(folder, 'assets', 'main.1.js'), script),
    writeFile(join(folder, 'assets', 'main.1.js.br'), brotliCompressSync(script)),
  ]);
  app = await appOf(folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['/', 200],
  ['/home', 200],
  ['/login?next=%2Fdashboard', 200],
  ['/usman/item-management?page=2&sort=-name', 200],
  [`/usman/item-management/edit-item/${ID}`, 200],
  ['/usman/item-management/edit-item/gauze', 404],
  ['/usman/add-category?name=Kasa', 302],
  [`/usman/edit-item/${ID}`, 302],
  ['/gauze', 404],
  ['/%E0%A4%A', 400],
  ['/index.html', 404],
  ['/site.html', 404],
  ['/route-chunks.json', 404],
  ['/assets', 404],
  ['/assets/', 404],
  ['/assets/main.1.js.br', 404],
  ['/assets/missing.js', 404],
  ['/assets/%2e%2e/index.html', 404],
  ['/..%2f..%2fetc/passwd', 404],
  ['/api/v9/items', 404],
])('%s answers %i', async (url, status) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(status);
});

test('the page carries a nonce of its own, in the policy and in the markup', async () => {
  const answers = await Promise.all([app.inject('/login'), app.inject('/login')]);
  const nonces = answers.map(({ headers, body }) => {
    const nonce = /script-src 'self' 'nonce-([\w+/=]+)'/.exec(String(headers['content-security-policy']))![1]!;
    expect(body).toContain(`nonce="${nonce}"`);
    expect(body).not.toContain('__');
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(answers[0]!.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  expect(String(answers[0]!.headers['content-security-policy'])).not.toMatch(/unsafe|\*|https?:/);
});

test.each([
  ['none', undefined, 'id'],
  ['English', 'theme=dark; lang=en', 'en'],
  ['Indonesian', 'lang=id', 'id'],
  ['one we do not speak', 'lang=fr', 'id'],
  ['a trick', 'lang=en"><script>', 'id'],
  ['another cookie', 'xlang=en', 'id'],
])('cookie lang %s', async (_, cookie, language) => {
  const { body } = await app.inject({ url: '/login', headers: cookie ? { cookie } : {} });
  expect(body).toContain(`<html lang="${language}">`);
});

const linked = (body: string) =>
  [...body.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)" fetchpriority="low">/g)].map(([, file, as]) => `${as} ${file}`);
const next = (body: string) => /<meta name="next" content="([^"]*)">/.exec(body)![1];

test("a page brings its styles along, and its screen's scripts and typeface next, each once", async () => {
  const { body } = await app.inject('/usman/item-management');
  expect(linked(body)).toEqual(['style /assets/grid.2.css', 'script /assets/words.5.js']);
  expect(next(body)).toBe('/assets/grid.2.js /assets/face.6.woff2');
});

test('a page without a screen of its own brings only what all pages have', async () => {
  const { body } = await app.inject({ url: '/gauze', headers: { cookie: 'lang=en' } });
  expect([linked(body), next(body)]).toEqual([['script /assets/words.3.js'], '/assets/face.6.woff2']);
});

test("a page brings its words along in the visitor's language", async () => {
  const { body } = await app.inject({ url: '/usman/item-management', headers: { cookie: 'lang=en' } });
  expect([...body.matchAll(/words\.\d/g)].map(([file]) => file)).toEqual(['words.3', 'words.4']);
});

test('a hashed file stays for ever, compressed as the browser likes', async () => {
  const plain = await app.inject('/assets/main.1.js');
  expect(plain).toMatchObject({ statusCode: 200, body: script });
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' });
  const small = await app.inject({ url: '/assets/main.1.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringMatching(/javascript/) });
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('HEAD is GET without the body', async () => {
  expect(await app.inject({ method: 'HEAD', url: '/login' })).toMatchObject({ statusCode: 200, body: '' });
});

test('without a built client, a sentence says what to do', async () => {
  const empty = await appOf(join(folder, 'nowhere'));
  const answer = await empty.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm run build');
  await empty.close();
});

test.each([
  ['/maps/google', ['frame-src blob: https://www.google.com'], '<meta name="maps-key" content="k&quot;1">'],
  ['/maps/vector', ['frame-src blob:'], ''],
  ['/login', ['frame-src blob:'], ''],
  ['/nowhere', ['frame-src blob:'], ''],
  ['/', [], ''],
])('%s may show these frames: %j', async (url, frames, key) => {
  const { headers, body } = await app.inject(url);
  expect(
    String(headers['content-security-policy'])
      .split('; ')
      .filter((rule) => rule.startsWith('frame-src')),
  ).toEqual(frames);
  expect(/<meta name="maps-key"[^>]*>/.exec(body)?.[0] ?? '').toBe(key);
});

test.each<[string, Partial<SiteParts>, { connect: string; img: string; metas: string[] }]>([
  ['our own API', {}, { connect: "connect-src 'self'", img: "img-src 'self' data: blob:", metas: [] }],
  [
    'another provider’s API',
    { apiUrl: 'https://api.nadi.test:8443/base/api/v1' },
    {
      connect: "connect-src 'self' https://api.nadi.test:8443",
      img: "img-src 'self' data: blob: https://api.nadi.test:8443",
      metas: ['<meta name="api-url" content="https://api.nadi.test:8443/base/api/v1">'],
    },
  ],
  [
    'a demo',
    { demo: '{"password":"a<b"}' },
    {
      connect: "connect-src 'self'",
      img: "img-src 'self' data: blob:",
      metas: ['<meta name="demo" content="{&quot;password&quot;:&quot;a&lt;b&quot;}">'],
    },
  ],
])('given %s, then the app’s page is told, and may reach that host and no other', async (_, parts, { connect, img, metas }) => {
  const other = await appOf(folder, parts);
  const { headers, body } = await other.inject('/login');
  const rules = String(headers['content-security-policy']).split('; ');
  expect(rules.filter((rule) => /^(connect|img)-src/.test(rule))).toEqual([img, connect]);
  expect(body.match(/<meta name="(?:api-url|demo)"[^>]*>/g) ?? []).toEqual(metas);
  expect(String((await other.inject('/pricing')).headers['content-security-policy'])).toContain("connect-src 'self';");
  await other.close();
});
