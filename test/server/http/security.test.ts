/** What every answer forbids the browser, page or not. */
import Fastify from 'fastify';
import { addSecurityHeaders } from '#server/http/security';

const ask = async (siteUrl: string) => {
  const app = Fastify();
  await addSecurityHeaders(app, { siteUrl });
  app.get('/', () => ({}));
  return (await app.inject({ url: '/', headers: { origin: 'https://evil.test' } })).headers;
};

test('everything is closed', async () => {
  expect(await ask('http://localhost:3000')).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('no other site may read, and no cookie is set', async () => {
  const names = Object.keys(await ask('http://localhost:3000'));
  expect(names.filter((name) => /^access-control-|^set-cookie$/.test(name))).toEqual([]);
});

test.each([
  ['https://nadi.test', 'max-age=31536000'],
  ['http://localhost:3000', undefined],
])('a site at %s says of https: %s', async (siteUrl, hsts) => {
  expect((await ask(siteUrl))['strict-transport-security']).toBe(hsts);
});
