/** Whose address a request has, whatever its X-Forwarded-For says. */
import Fastify from 'fastify';
import { readConfig } from '#server/config';
import { addClientAddress } from '#server/http/clientAddress';

const addressOf = async (setting: string, remoteAddress: string, forwarded?: string): Promise<string> => {
  const app = Fastify();
  addClientAddress(app, readConfig({ TRUST_PROXY: setting }));
  app.get('/', ({ ip }) => ip);
  return (await app.inject({ url: '/', remoteAddress, headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) } }))
    .body;
};

test.each<[trusted: string, socket: string, forwarded: string | undefined, address: string]>([
  ['off', '203.0.113.7', undefined, '203.0.113.7'],
  ['off', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['off', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
  ['on', '10.0.0.1', undefined, '10.0.0.1'],
  ['on', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['on', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['on', '10.0.0.1', '<script>alert(1)</script>, 203.0.113.7', '203.0.113.7'],
  ['on', '10.0.0.1', '203.0.113.7, <script>alert(1)</script>', '10.0.0.1'],
  ['on', '10.0.0.1', '203.0.113.7,', '10.0.0.1'],
  ['on', '10.0.0.1', '203.0.113.999', '10.0.0.1'],
  ['on', '10.0.0.1', '203.0.113.7:51234', '203.0.113.7'],
  ['on', '10.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
  ['on', '10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['on', '10.0.0.1', 'fe80::1%<b>', 'fe80::1'],
  ['2', '10.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['2', '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['2', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.0.0.0/8', '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, fd00::/8', 'fd00::1', '203.0.113.7, 10.0.0.1', '203.0.113.7'],
  ['10.0.0.1', '10.0.0.2', '203.0.113.7', '10.0.0.2'],
])('given TRUST_PROXY=%s, a socket to %s and X-Forwarded-For: %s, then the caller is %s', async (setting, socket, forwarded, address) => {
  expect(await addressOf(setting, socket, forwarded)).toBe(address);
});
