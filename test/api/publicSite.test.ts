/** The public pages as a browser or a search engine gets them: whole, in the right language, with today's prices, and readable when those fail. Rule: SIT-5. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from '#server/http/security';
import { site, type SiteParts } from '#server/routes/site';
import { routes, frameOf } from '#shared/routes';
import type { Catalogue, RenderSite, SiteData } from '#shared/site';
import { emptySettings } from '../server/site/settingsFile';

const shell =
  '<!doctype html><html lang="__LANG__"><head><title>__HEAD__</title><style nonce="__NONCE__">:root{}</style><script src="/assets/site.1.js"></script></head><body><div id="root" data-page="__PAGE__" data-words="__WORDS__">__BODY__</div><script type="application/json" id="site-data" nonce="__NONCE__">__DATA__</script></body></html>';
const chunks = {
  'site-home': ['assets/site.1.js', 'assets/site.2.css', 'assets/site-home.3.js', 'assets/site-home.4.css'],
  'locale-id-site-ts': ['assets/words.5.js'],
  'locale-en-site-ts': ['assets/words.6.js'],
  font: ['assets/face.7.woff2'],
};

/** What is sold at first; a price changes it. */
const sold = (price = 475_000): Catalogue => ({
  packages: [
    {
      id: 'k',
      code: 'KLINIK',
      package_name: 'Klinik',
      description: null,
      target: 'clinic',
      base_price: price,
      cycles: ['monthly'],
      trial_days: 14,
      seats: 15,
      seat_price: 25_000,
    },
  ],
  modules: [],
  tax: null,
  accounts: [],
  issuer: null,
});

/** Says what it was told, so that a test sees it. */
const stub: RenderSite = (page, { language, settings, catalogue }, siteUrl) => ({
  body: `<h1>${page} ${language} ${settings.legal_name ? 'named' : 'nameless'}</h1><p>${catalogue ? `Rp ${catalogue.packages[0]!.base_price}` : 'no prices'}</p>`,
  title: `${page} & ${language}`,
  description: 'Say "ah"',
  structured: [{ '@type': 'Organization', name: settings.legal_name, url: siteUrl }],
});

let folder: string;
const open: FastifyInstance[] = [];

const serve = async (parts: Partial<SiteParts> = {}) => {
  const app = Fastify();
  open.push(app);
  await addSecurityHeaders(app, { siteUrl: 'https://nadi.test' });
  await site(app, {
    folder,
    settings: emptySettings(),
    siteUrl: 'https://nadi.test',
    catalogue: async () => sold(),
    renderer: () => stub,
    ...parts,
  });
  return app;
};

let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-public-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), '<!doctype html><p>The app'),
    writeFile(join(folder, 'site.html'), shell),
    writeFile(join(folder, 'route-chunks.json'), JSON.stringify(chunks)),
    writeFile(join(folder, 'assets', 'face.7.woff2'), 'a face'),
    writeFile(join(folder, 'assets', 'site.2.css'), '.a{color:red}'),
    writeFile(join(folder, 'assets', 'site-home.4.css'), '.b{color:blue}'),
  ]);
  app = await serve();
});
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await rm(folder, { recursive: true, force: true });
});

const bodyOf = async (url: string, from = app, cookie?: string) => (await from.inject({ url, headers: cookie ? { cookie } : {} })).body;
const dataIn = (body: string) =>
  JSON.parse(/<script type="application\/json" id="site-data"[^>]*>(.*?)<\/script>/s.exec(body)![1]!) as SiteData;

test.each([
  ['/', 'home'],
  ['/home', 'home'],
  ['/Home/', 'home'],
  ['/pricing', 'pricing'],
  ['/faq', 'faq'],
  ['/tos', 'terms'],
  ['/privacy-policy', 'privacy'],
])('%s is the page %s, whole before any script', async (url, page) => {
  const answer = await app.inject(url);
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' },
  });
  expect(answer.headers['vary']).toContain('Cookie');
  expect(answer.body).toContain(`<h1>${page} id nameless</h1><p>Rp 475000</p>`);
  expect(answer.body).toContain(`data-page="${page}" data-words="site `);
  expect(answer.body).not.toContain('__');
});

test('HEAD is GET without the body', async () => {
  expect(await app.inject({ method: 'HEAD', url: '/pricing' })).toMatchObject({ statusCode: 200, body: '' });
});

test.each([
  ['nothing', '/', undefined, 'id', undefined],
  ['a cookie', '/', 'theme=dark; lang=en', 'en', undefined],
  ['a cookie of no language', '/', 'lang=fr', 'id', undefined],
  ['a broken cookie', '/', 'lang=en"><script>', 'id', undefined],
  ['the address', '/faq?lang=en', undefined, 'en', 'en'],
  ['the address against the cookie', '/faq?lang=id', 'lang=en', 'id', 'id'],
  ['an address of no language', '/faq?lang=fr', 'lang=en', 'en', undefined],
  ['an address that says it twice', '/faq?lang=en&lang=id', undefined, 'id', undefined],
])('the language by %s', async (_, url, cookie, language, remembered) => {
  const answer = await app.inject({ url, headers: cookie ? { cookie } : {} });
  expect(answer.body).toContain(`<html lang="${language}">`);
  expect(dataIn(answer.body).language).toBe(language);
  expect(answer.headers['set-cookie']).toBe(remembered && `lang=${remembered}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);
});

test.each([
  ['/pricing', '/pricing', ''],
  ['/pricing?lang=en', '/pricing', '?lang=en'],
  ['/home', '/', ''],
])('%s says which address is its own, and where the languages are', async (url, path, own) => {
  const links = [...(await bodyOf(url)).matchAll(/<link rel="(canonical|alternate)" href="([^"]+)"(?: hreflang="([\w-]+)")?>/g)].map(
    ([, rel, href, language]) => [rel, language, href],
  );
  expect(links).toEqual([
    ['canonical', undefined, `https://nadi.test${path}${own}`],
    ['alternate', 'id', `https://nadi.test${path}`],
    ['alternate', 'en', `https://nadi.test${path}?lang=en`],
    ['alternate', 'x-default', `https://nadi.test${path}`],
  ]);
});

test('what is shared of it: title, description and a picture of ours', async () => {
  const body = await bodyOf('/faq?lang=en');
  expect(body).toContain('<title>faq &amp; en</title><meta name="description" content="Say &quot;ah&quot;">');
  expect(
    Object.fromEntries([...body.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content])),
  ).toMatchObject({
    title: 'faq &amp; en',
    url: 'https://nadi.test/faq?lang=en',
    image: 'https://nadi.test/og.png',
    locale: 'en_GB',
  });
});

test('its styles stand in it under their files’ names, and its typeface; its scripts and words are on their way', async () => {
  const body = await bodyOf('/?lang=en');
  expect(body).toContain(`atob('${Buffer.from('a face').toString('base64')}')`);
  expect([...body.matchAll(/data-href="([^"]+)">([^<]*)</g)].map(([, name, style]) => [name, style])).toEqual([
    ['/assets/site.2.css', '.a{color:red}'],
    ['/assets/site-home.4.css', '.b{color:blue}'],
  ]);
  expect([...body.matchAll(/<link rel="preload" href="([^"]+)" as="(\w+)"/g)].map(([, file, as]) => `${as} ${file}`)).toEqual([
    'script /assets/site-home.3.js',
    'script /assets/words.6.js',
  ]);
});

test('each answer has a nonce of its own, wherever one belongs', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers, body } = await app.inject('/');
      const nonce = /script-src 'self' 'nonce-([\w+/=]+)'/.exec(String(headers['content-security-policy']))![1]!;
      const written = [...body.matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one);
      expect(new Set(written)).toEqual(new Set([nonce]));
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '$& $1 __BODY__ __NONCE__', '\u2028 "quoted" \\'])(
  'whatever an operator writes stays a text: %s',
  async (legal_name) => {
    const body = await bodyOf('/', await serve({ settings: emptySettings({ legal_name }) }));
    expect(dataIn(body).settings.legal_name).toBe(legal_name);
    const structured = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)![1]!) as object;
    expect(structured).toEqual({ '@type': 'Organization', name: legal_name, url: 'https://nadi.test' });
    expect(body.match(/<script\b/g)).toHaveLength(4);
  },
);

test('a changed price is on the page at once', async () => {
  let now = sold();
  const own = await serve({ catalogue: async () => now });
  expect(await bodyOf('/pricing', own)).toContain('Rp 475000');
  now = sold(500_000);
  expect(await bodyOf('/pricing', own)).toContain('Rp 500000');
});

test.each<[string, SiteParts['catalogue']]>([
  ['fail', () => Promise.reject(new Error('gone'))],
  ['never come', () => new Promise(() => undefined)],
])('where the prices %s, the page is there and knows of none', async (_, catalogue) => {
  const answer = await (await serve({ catalogue })).inject('/pricing');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<p>no prices</p>');
  expect(dataIn(answer.body).catalogue).toBeNull();
});

test('a page is made once for as long as nothing changes', async () => {
  const [catalogue, render] = [sold(), jest.fn(stub)];
  const own = await serve({ catalogue: async () => catalogue, renderer: () => render });
  for (const url of ['/', '/home', '/', '/?lang=en']) await own.inject(url);
  expect(render).toHaveBeenCalledTimes(2);
});

test('while the renderer is not built, a sentence says what to do', async () => {
  const answer = await (await serve({ renderer: () => undefined })).inject('/');
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
});

test('the sitemap has each public page in each language, and nothing else', async () => {
  const { headers, body } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const told = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const pages = routes.filter((route) => frameOf(route) === 'main' && route.path !== '/home').map(({ path }) => `https://nadi.test${path}`);
  expect(told).toEqual(pages.flatMap((page) => [page, `${page}?lang=en`]));
});

test('robots are led to the sitemap, and away from what is not public', async () => {
  const { headers, body } = await app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: https://nadi.test/sitemap.xml');
  expect(body).toContain('Disallow: /dashboard');
});
