/** What the database holds of a second step, and what people are told by a server that lacks the key. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { buildApp } from '#server/app';
import { readConfig } from '#server/config';
import { openFiles } from '#server/files/store';
import { PASSWORD } from '../server/db/withDatabase';
import { errorsIn, startTestApi, type TestApi } from './testApi';

let world: TestApi;
let stranger: FastifyInstance;
let folder: string;
beforeAll(async () => {
  world = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'nadi-other-key-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
  stranger = await buildApp({ config, database: world.database, files: openFiles(config) });
});
afterAll(async () => {
  await stranger.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const code = (secret: string, off = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + off });
const login = (on: FastifyInstance, one_time_code: string) =>
  world.as('anonymous', on)('POST', '/login', {
    data: { type: 'token', attributes: { email: 'member@nadi.test', password: PASSWORD, one_time_code } },
  });

test('given two steps are on, then no secret is readable in the database, and a server with another key says so instead of "wrong code"', async () => {
  const member = world.as('member');
  const begun = await member('POST', '/me/two-step', { data: { type: 'password-proof', attributes: { current_password: PASSWORD } } });
  const { secret } = begun.document.meta as { secret: string };
  const kept = async () =>
    (await world.database.pool.query<{ two_step_secret: string }>(`select two_step_secret from users where email = 'member@nadi.test'`))
      .rows[0]!.two_step_secret;
  expect(await kept()).toMatch(/^v1:[0-9a-f]{8}:[\w-]{80,}$/);
  expect(await kept()).not.toContain(secret);
  const on = await member('PATCH', '/me/two-step', { data: { type: 'two-step', attributes: { one_time_code: code(secret) } } });
  const { recovery_codes } = on.document.meta as { recovery_codes: string[] };

  const refused = await login(stranger, code(secret, 30_000));
  expect([refused.status, errorsIn(refused)]).toEqual([503, ['two_step.unreadable']]);
  expect((await login(stranger, recovery_codes[0]!)).status).toBe(200);
  expect((await login(world.app, code(secret, 30_000))).status).toBe(200);
});
