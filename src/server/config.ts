/** The settings: one row each (name, default, rule, description); no other file reads the environment. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { BankAccount, SiteSettings } from '#shared/site';
import { StartupError } from './db/startupError';
import { areKeys, keysIn } from './secretKeys';
import { readSiteFile } from './site/settings';

/** One setting. `parse` answers with the value, or throws an Error whose message completes "NAME must be …". */
export interface Setting<T> {
  /** The variable's name in the environment. */
  name: string;
  /** The text used when the variable is absent or empty; '' means "not set". */
  fallback: string;
  parse(text: string): T;
  /** What it does, for .env.example and docs/operations.md. */
  describe: string;
}

const setting = <T>(name: string, fallback: string, parse: (text: string) => T, describe: string): Setting<T> => ({
  name,
  fallback,
  parse,
  describe,
});

const text = (value: string): string => value;
const optional = (value: string): string | undefined => (value === '' ? undefined : value);

const integer =
  (min: number, max: number) =>
  (value: string): number => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (!(number >= min && number <= max)) throw new Error(`a whole number from ${min} to ${max}`);
    return number;
  };

const oneOf =
  <T extends string>(...names: readonly T[]) =>
  (value: string): T => {
    const found = names.find((name) => name === value);
    if (found === undefined) throw new Error(`one of ${names.join(', ')}`);
    return found;
  };

const url =
  (protocols: readonly string[]) =>
  (value: string): string | undefined => {
    if (value === '') return undefined;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new Error(`an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    }
    return value.replace(/\/{1,9}$/, '');
  };

const postgresUrl = (value: string): string | undefined => {
  if (value === '') return undefined;
  // libpq's `user@/database?host=/socket` has no host, which the URL standard forbids; the socket overrides this one.
  const address = value.replace(/@\//, '@localhost/');
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error('an address like postgresql://user:password@host:5432/database');
  }
  return address;
};

const password = (value: string): string | undefined => {
  if (value !== '' && value.length < 10) throw new Error('at least 10 characters long, or empty for a random one');
  return optional(value);
};

const sender = (value: string): string | undefined => {
  if (value !== '' && !/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
    throw new Error('an address, or a name and an address: Nadi <no-reply@nadi.example.id>');
  return optional(value);
};

const secretKeys = (value: string): readonly string[] | undefined => {
  if (value === '') return undefined;
  const keys = keysIn(value);
  if (!areKeys(keys)) throw new Error('keys of at least 32 characters each, separated by commas; make one with: openssl rand -base64 32');
  return keys;
};

/** A mailbox in lower case, whose name leaves room for a ticket's id and signature. */
const mailbox = (value: string): string | undefined => {
  if (value !== '' && !/^[a-z]{1,9}@[a-z0-9.-]{1,200}$/.test(value))
    throw new Error('an address such as tiket@masuk.example.id, whose name has at most 9 letters');
  return optional(value);
};

const signingSecret = (value: string): string | undefined => {
  if (value !== '' && value.length < 32) throw new Error('at least 32 characters long, or empty');
  return optional(value);
};

/** Where answers to mails about tickets arrive, and what signs them. */
export type InboundMail = { readonly address: string; readonly secret: string };

const inboundMailOf = ({ inboundMailAddress: address, inboundMailSecret: secret }: Values, faults: string[]): InboundMail | undefined => {
  if (address && secret) return { address, secret };
  if (address ?? secret) faults.push('INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET are set together, or neither.');
  return undefined;
};

/** The proxies in front of us: how many of them, counted from here, or the networks (CIDR) that they are in. */
export type TrustedProxies = { readonly hops: number; readonly networks: readonly string[] };

/** An address or a network, with its prefix length written out. @throws Error */
const network = (text: string): string => {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN;
  if (!isIP(address) || rest.length > 0 || !(length >= 0 && length <= longest)) throw new Error();
  return `${address}/${length}`;
};

const proxies = (value: string): TrustedProxies => {
  if (value === 'off') return { hops: 0, networks: [] };
  if (value === 'on') return { hops: 1, networks: [] };
  try {
    return /^\d+$/.test(value) ? { hops: integer(1, 10)(value), networks: [] } : { hops: 0, networks: value.split(',').map(network) };
  } catch {
    throw new Error('off, on, a number of proxies from 1 to 10, or networks such as 10.0.0.0/8, 2001:db8::/32');
  }
};

/** The base address of an API: nothing may follow its path. */
const apiUrl = (value: string): string | undefined => {
  const found = url(['http:', 'https:'])(value);
  if (found && /[?#]|\/\/[^/]*@/.test(found)) throw new Error('an address without a user, a query and a fragment');
  return found;
};

const onOff = (value: string): boolean => oneOf('on', 'off')(value) === 'on';

/** With more processes each would have too few database connections. */
const MOST_PROCESSES = 8;

const processes = (value: string): number => {
  try {
    return value === 'auto' ? Math.min(MOST_PROCESSES, availableParallelism()) : integer(1, MOST_PROCESSES)(value);
  } catch (error) {
    throw new Error(`auto, or ${(error as Error).message}`);
  }
};

/** Every setting there is, by the name the code uses. .env.example is these rows, and a test says so. */
export const settings = {
  port: setting('PORT', '3000', integer(0, 65535), 'The port of the site and the API; 0 takes any free one.'),
  host: setting('HOST', '0.0.0.0', text, 'The address to listen on; 127.0.0.1 keeps it to this machine.'),
  processes: setting(
    'PROCESSES',
    '1',
    processes,
    "Processes that serve, on this machine and one database: a number from 1 to 8, or auto for one per core. Each counts its share of RATE_LIMIT; all together open at most 88 of the database's connections.",
  ),
  siteUrl: setting(
    'SITE_URL',
    '',
    url(['http:', 'https:']),
    'The public address of the site, used in links and mails. Empty: http://localhost:PORT.',
  ),
  brand: setting('BRAND', 'Nadi', text, 'The brand shown on the site.'),
  siteFile: setting(
    'SITE_FILE',
    './site.json',
    resolve,
    "The operator's own facts for the public site (contact, registrations), as in site.example.json; bank accounts are kept in the app, and so is who sells: its legal name, address and tax number are taken over at the first start. Not there: nothing of the kind is shown.",
  ),
  memberUrl: setting('MEMBER_URL', '', url(['http:', 'https:']), 'Where one registers, when that is another site. Empty: our own page.'),
  cloudUrl: setting('CLOUD_URL', '', url(['http:', 'https:']), 'Where one signs in, when that is another site. Empty: our own page.'),
  apiKey: setting('API_KEY', '', optional, "The key of Google's embedded map. Empty: /maps/google shows the vector map."),
  apiUrl: setting(
    'API_URL',
    '',
    apiUrl,
    'The base address of the API that the app in the browser talks to, when another provider serves it: https://api.example.id/api/v1. Empty: our own.',
  ),
  demo: setting(
    'DEMO',
    '',
    (value) => value !== '' && onOff(value),
    'on offers the first accounts with SEED_PASSWORD to everyone at the sign-in page, and lets nobody change them. Empty or off: no demo.',
  ),
  dataDir: setting('DATA_DIR', './data', resolve, 'Where the embedded database and the uploaded files live.'),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    postgresUrl,
    'A PostgreSQL 15 or newer to use instead of the embedded one: postgresql://user:password@host:5432/database.',
  ),
  databaseAppUrl: setting(
    'DATABASE_APP_URL',
    '',
    postgresUrl,
    'With DATABASE_URL, the address with which the app itself connects: the user is a login role that was granted nadi_app and nothing else. Empty: the role nadi_app without a password where the server allows that, else the user of DATABASE_URL, with a warning.',
  ),
  seedPassword: setting('SEED_PASSWORD', '', password, 'The password of the first accounts. Empty: a random one, printed once.'),
  secretKey: setting(
    'SECRET_KEY',
    '',
    secretKeys,
    'Encrypts the authenticator secrets of two-step sign-in: 32 characters or more. Several, separated by commas: the first encrypts, the others only read. Empty: the key in DATA_DIR/secret.key, which the first start makes.',
  ),
  sessionDays: setting('SESSION_DAYS', '14', integer(1, 365), 'Days after which a sign-in ends.'),
  trashDays: setting('TRASH_DAYS', '30', integer(1, 365), 'Days for which what was deleted can be brought back; then it goes for good.'),
  idleLockMinutes: setting(
    'IDLE_LOCK_MINUTES',
    '30',
    integer(0, 1440),
    'Minutes without a touch after which the screen is locked; 0 is never.',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    url(['smtp:', 'smtps:']),
    'The mail server: smtp://user:password@host:587. Empty: mails are kept in the outbox, which an admin reads in the app.',
  ),
  mailFrom: setting('MAIL_FROM', '', sender, 'Whom mails come from: Nadi <no-reply@nadi.example.id>.'),
  inboundMailAddress: setting(
    'INBOUND_MAIL_ADDRESS',
    '',
    mailbox,
    'Where answers to mails about tickets arrive: tiket@masuk.nadi.example.id. What comes to tiket+…@ of that host is handed to POST /api/v1/inbound-mails. Empty: tickets are answered in the app only.',
  ),
  inboundMailSecret: setting(
    'INBOUND_MAIL_SECRET',
    '',
    signingSecret,
    'Signs those addresses and what the relay hands over: 32 characters or more.',
  ),
  testGatewaySecret: setting(
    'TEST_GATEWAY_SECRET',
    '',
    signingSecret,
    'Turns on the test gateway, which takes payments without money, and signs its notices: 32 characters or more. Empty: off, as it must be in production.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'How much is logged: fatal, error, warn, info, debug, trace or silent.',
  ),
  rateLimit: setting(
    'RATE_LIMIT',
    '6000',
    integer(0, 10_000_000),
    'Most requests to the API from one address (IPv6: one /64 network) in a minute; 0 is no limit.',
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    '',
    optional,
    'The bearer token that /metrics asks for. Empty: it answers only callers on this machine.',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'off',
    proxies,
    "Whose X-Forwarded-For tells a caller's address: off is nobody's, on that of the one reverse proxy in front, 2 that of two behind one another; or the networks of the proxies: 10.0.0.0/8, 2001:db8::/32.",
  ),
  filesDir: setting(
    'FILES_DIR',
    '',
    (value) => (value === '' ? undefined : resolve(value)),
    'Where uploaded files are kept. Empty: files under DATA_DIR.',
  ),
  s3Endpoint: setting('S3_ENDPOINT', '', url(['http:', 'https:']), 'Keeps uploaded files in an S3-compatible store instead: its address.'),
  s3Bucket: setting('S3_BUCKET', '', optional, 'The bucket of that store.'),
  s3Region: setting('S3_REGION', 'us-east-1', text, 'The region of that store.'),
  s3Key: setting('S3_KEY', '', optional, 'The access key of that store.'),
  s3Secret: setting('S3_SECRET', '', optional, 'The secret of that store.'),
};

type Values = { [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']> };
type SiteSetting = 'siteFile' | 'memberUrl' | 'cloudUrl';
type S3Setting = 's3Endpoint' | 's3Bucket' | 's3Region' | 's3Key' | 's3Secret';

/** Where uploaded files go when they do not stay on disk. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** What the server hears at its start: every setting parsed, absent ones filled in, paths absolute. */
export interface Config extends Omit<
  Values,
  S3Setting | SiteSetting | 'siteUrl' | 'filesDir' | 'inboundMailAddress' | 'inboundMailSecret'
> {
  siteUrl: string;
  site: SiteSettings;
  /** Bank accounts that the site file still names; undefined where it does not. They are taken over into the database once. */
  fileAccounts: readonly BankAccount[] | undefined;
  filesDir: string;
  s3: S3Config | undefined;
  /** Undefined: tickets are answered in the app only. */
  inboundMail: InboundMail | undefined;
}

function parseAll(env: NodeJS.ProcessEnv, faults: string[]): Values {
  const entries = Object.entries(settings).map(([key, { name, fallback, parse }]) => {
    try {
      return [key, parse((env[name] ?? '').trim() || fallback)];
    } catch (error) {
      faults.push(`${name} must be ${(error as Error).message}.`);
      return [key, undefined];
    }
  });
  // Each value comes from the setting of the same key. With a fault the function throws before anyone reads the missing value.
  return Object.fromEntries(entries) as Values;
}

function s3Of({ s3Endpoint, s3Bucket, s3Region, s3Key, s3Secret }: Values, faults: string[]): S3Config | undefined {
  const parts = { S3_ENDPOINT: s3Endpoint, S3_BUCKET: s3Bucket, S3_KEY: s3Key, S3_SECRET: s3Secret };
  if (Object.values(parts).every((part) => part === undefined)) return undefined;
  if (s3Endpoint && s3Bucket && s3Key && s3Secret) {
    return { endpoint: s3Endpoint, bucket: s3Bucket, region: s3Region, key: s3Key, secret: s3Secret };
  }
  const missing = Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [name] : []));
  faults.push(`Files can only go to S3 with ${missing.join(', ')} set too.`);
  return undefined;
}

/** The operator's facts for the public site. The file must exist only if SITE_FILE names it. */
function siteOf(
  env: NodeJS.ProcessEnv,
  { brand, siteFile, memberUrl, cloudUrl }: Values,
  faults: string[],
): Pick<Config, 'site' | 'fileAccounts'> {
  const demanded = Boolean(env[settings.siteFile.name]?.trim());
  const { settings: file, fileAccounts } = readSiteFile(siteFile, demanded, faults);
  return { site: { ...file, brand, member_url: memberUrl ?? '', cloud_url: cloudUrl ?? '' }, fileAccounts };
}

/**
 * Reads the settings from an environment.
 * @throws StartupError `config.invalid` listing every fault at once; values are never repeated, as they may be secrets.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const values = parseAll(env, faults);
  const s3 = s3Of(values, faults);
  const inboundMail = inboundMailOf(values, faults);
  const { site, fileAccounts } = siteOf(env, values, faults);
  if (values.databaseAppUrl && !values.databaseUrl) faults.push('DATABASE_APP_URL is set with DATABASE_URL, or not at all.');
  if (values.smtpUrl && !values.mailFrom) faults.push('Mails can only be sent with MAIL_FROM set too.');
  if (values.demo && !values.seedPassword) faults.push('DEMO=on needs SEED_PASSWORD, which everyone will know.');
  if (values.demo && values.apiUrl) faults.push('DEMO=on offers accounts of our own API: leave API_URL empty.');
  if (faults.length > 0) {
    const lines = faults.map((fault) => `  - ${fault}`).join('\n');
    throw new StartupError(
      'config.invalid',
      `The settings cannot be used:\n${lines}\nCorrect them in .env or in the environment, and start again.`,
    );
  }
  const { s3Endpoint, s3Bucket, s3Region, s3Key, s3Secret, siteFile, memberUrl, cloudUrl, inboundMailAddress, inboundMailSecret, ...rest } =
    values;
  return {
    ...rest,
    siteUrl: values.siteUrl ?? `http://localhost:${values.port}`,
    filesDir: values.filesDir ?? resolve(values.dataDir, 'files'),
    site,
    fileAccounts,
    s3,
    inboundMail,
  };
}
