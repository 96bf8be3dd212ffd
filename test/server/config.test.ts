/** The settings: read once, all faults told at once, and written down in .env.example exactly as they are. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig, settings } from '#server/config';
import { emptySettings } from './site/settingsFile';

const faultsOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('given an empty environment, when it is read, then everything has its default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    processes: 1,
    siteUrl: 'http://localhost:3000',
    brand: 'Nadi',
    site: emptySettings(),
    apiKey: undefined,
    apiUrl: undefined,
    demo: false,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    seedPassword: undefined,
    sessionDays: 14,
    trashDays: 30,
    idleLockMinutes: 30,
    smtpUrl: undefined,
    mailFrom: undefined,
    logLevel: 'info',
    rateLimit: 6000,
    metricsToken: undefined,
    trustProxy: { hops: 0, networks: [] },
    filesDir: resolve('data/files'),
    s3: undefined,
  });
});

test('given other values, when they are read, then what follows from them follows', () => {
  const config = readConfig({ PORT: '8080', DATA_DIR: '/srv/nadi', TRUST_PROXY: 'on', SITE_URL: 'https://nadi.test/', BRAND: '  ' });
  expect(config).toMatchObject({
    port: 8080,
    siteUrl: 'https://nadi.test',
    filesDir: '/srv/nadi/files',
    trustProxy: { hops: 1, networks: [] },
    brand: 'Nadi',
  });
});

test('given several faults, when they are read, then all of them are told at once, without the values', () => {
  const said = faultsOf({
    PORT: '80a',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://root:rahasia@db',
    SEED_PASSWORD: 'rahasia',
    S3_BUCKET: 'nadi',
  });
  expect(said.split('\n').slice(1, -1)).toEqual([
    '  - PORT must be a whole number from 0 to 65535.',
    '  - DATABASE_URL must be an address like postgresql://user:password@host:5432/database.',
    '  - SEED_PASSWORD must be at least 10 characters long, or empty for a random one.',
    '  - LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    '  - Files can only go to S3 with S3_ENDPOINT, S3_KEY, S3_SECRET set too.',
  ]);
  expect(said).not.toContain('rahasia');
});

test.each([
  ['DATABASE_URL', 'postgres://nadi@/nadi?host=/run/postgresql', 'databaseUrl', 'postgres://nadi@localhost/nadi?host=/run/postgresql'],
  ['DATABASE_APP_URL', 'postgres://app@db/nadi', 'fault', 'DATABASE_APP_URL is set with DATABASE_URL, or not at all.'],
  ['SITE_URL', 'ftp://nadi.test', 'fault', 'SITE_URL must be an address starting with http:// or https://'],
  ['PORT', '65536', 'fault', 'PORT must be'],
  ['PORT', '0', 'port', 0],
  ['SESSION_DAYS', '0', 'fault', 'SESSION_DAYS must be'],
  ['SMTP_URL', 'smtp://nadi:rahasia@mail.test:587', 'fault', 'Mails can only be sent with MAIL_FROM set too.'],
  ['SMTP_URL', 'https://mail.test', 'fault', 'SMTP_URL must be an address starting with smtp:// or smtps://'],
  ['MAIL_FROM', 'Nadi', 'fault', 'MAIL_FROM must be an address'],
  ['MAIL_FROM', 'Nadi <a@nadi.test>, b@nadi.test', 'fault', 'MAIL_FROM must be an address'],
  ['MAIL_FROM', 'Nadi <surat@nadi.test>', 'mailFrom', 'Nadi <surat@nadi.test>'],
  [
    'TRUST_PROXY',
    'yes',
    'fault',
    'TRUST_PROXY must be off, on, a number of proxies from 1 to 10, or networks such as 10.0.0.0/8, 2001:db8::/32.',
  ],
  ['TRUST_PROXY', '11', 'fault', 'TRUST_PROXY must be'],
  ['TRUST_PROXY', '10.0.0.0/33', 'fault', 'TRUST_PROXY must be'],
  ['TRUST_PROXY', '10.0.0.0/8, proxy.test', 'fault', 'TRUST_PROXY must be'],
  ['TRUST_PROXY', '2', 'trustProxy', { hops: 2, networks: [] }],
  [
    'TRUST_PROXY',
    '10.0.0.0/8,127.0.0.1, 2001:db8::/32',
    'trustProxy',
    { hops: 0, networks: ['10.0.0.0/8', '127.0.0.1/32', '2001:db8::/32'] },
  ],
  ['API_URL', 'https://api.nadi.test/api/v1/', 'apiUrl', 'https://api.nadi.test/api/v1'],
  ['API_URL', 'https://api.nadi.test/api/v1?key=1', 'fault', 'API_URL must be an address without a user, a query and a fragment'],
  ['API_URL', '/api/v1', 'fault', 'API_URL must be an address starting with http:// or https://'],
  ['DEMO', 'off', 'demo', false],
  ['DEMO', 'yes', 'fault', 'DEMO must be one of on, off'],
  ['DEMO', 'on', 'fault', 'DEMO=on needs SEED_PASSWORD, which everyone will know.'],
])('given %s=%s, when it is read, then %s is %s', (name, value, key, expected) => {
  if (key === 'fault') expect(faultsOf({ [name]: value })).toContain(expected);
  else expect(readConfig({ [name]: value })).toMatchObject({ [key]: expected });
});

test('given .env.example, when it is compared with the settings, then it names them all, with their defaults and descriptions', () => {
  const rows = readFileSync('.env.example', 'utf8').split('\n\n').slice(1);
  const expected = Object.values(settings).map(({ name, fallback, describe }) => `# ${describe}\n${name}=${fallback}`);
  expect(rows.map((row) => row.trim())).toEqual(expected);
});
