/** A running API on a database of its own, and the people who use it, each with a token. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { MEDIA_TYPE, type Document, type ErrorObject, type ResourceObject } from '#shared/jsonapi';
import { buildApp } from '#server/app';
import { readConfig } from '#server/config';
import { openFiles } from '#server/files/store';
import { sessionsOf } from '#server/areas/identity/signIn/sessions';
import { freshDatabase, type TestDatabase } from '../server/db/withDatabase';

export type Person = 'anonymous' | 'member' | 'creator' | 'admin';

/** What is undefined is not sent. */
export type Headers = Readonly<Record<string, string | undefined>>;

/** An answer, read. `document` is empty where there was no body. */
export type Answered = { status: number; headers: Record<string, string | undefined>; document: Document; text: string };

/** What a person can ask; a body is sent as a JSON:API document. Without an `if-match` a change is made from any version. */
export type Caller = (method: string, path: string, body?: unknown, headers?: Headers) => Promise<Answered>;

export type TestApi = {
  database: TestDatabase;
  app: FastifyInstance;
  /** A second server on the same database. */
  another(): Promise<FastifyInstance>;
  /** Calls as someone; paths are under /api/v1. */
  as(person: Person, on?: FastifyInstance): Caller;
  /** Calls as the user with this id. */
  asUser(id: string, on?: FastifyInstance): Promise<Caller>;
  /** The same session of a user at our server and at another one. */
  atBoth(id: string, other: FastifyInstance): Promise<{ here: Caller; there: Caller }>;
  idOf(person: Exclude<Person, 'anonymous'>): string;
  tokenOf(person: Exclude<Person, 'anonymous'>): string;
  /** The token of a new session of the user with this id. */
  tokenFor(id: string): Promise<string>;
  /** Calls with this token. */
  withToken(token: string, on?: FastifyInstance): Caller;
  /** Where uploads are kept. */
  filesDir: string;
  close(): Promise<void>;
};

export const API = '/api/v1';

/** Where answers to mails about tickets come in. */
export const inbound = { address: 'tiket@masuk.nadi.test', secret: 'rahasia-surat-masuk-untuk-pengujian-1' };

/** The settings under which they do. */
export const takesMails = { INBOUND_MAIL_ADDRESS: inbound.address, INBOUND_MAIL_SECRET: inbound.secret };

const sent = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const call =
  (app: FastifyInstance, token: string | undefined): Caller =>
  async (method, path, body, headers = {}) => {
    const answer = await app.inject({
      method: method as InjectOptions['method'] & string,
      url: `${API}${path}`,
      headers: sent({
        accept: MEDIA_TYPE,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
        ...(method !== 'GET' && { 'if-match': '*' }),
        ...headers,
      }),
      ...(body !== undefined && { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string | undefined>,
      document: answer.body ? (JSON.parse(answer.body) as Document) : {},
      text: answer.body,
    };
  };

const people = ['member', 'creator', 'admin'] as const;

/**
 * Builds the world; `close` leaves nothing behind.
 * @param options.clock the app's time, for tests in which it passes
 * @param options.env settings that are not a test's usual ones
 */
export async function startTestApi({
  clock = () => new Date(),
  env = {},
}: { clock?: () => Date; env?: Readonly<Record<string, string>> } = {}): Promise<TestApi> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'nadi-api-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent', RATE_LIMIT: '0', ...env });
  const build = () => buildApp({ config, database, files: openFiles(config), clock });
  const app = await build();
  const others: FastifyInstance[] = [];
  const sessions = sessionsOf({ database, config, clock });
  const tokenFor = async (id: string) => (await sessions.start(id))!.token;
  const { rows } = await database.pool.query<{ id: string; email: string }>('select id, email from users');
  const ids = Object.fromEntries(people.map((one) => [one, rows.find(({ email }) => email === `${one}@nadi.test`)!.id])) as Record<
    (typeof people)[number],
    string
  >;
  const tokens = new Map<string, string>();
  for (const one of people) tokens.set(one, await tokenFor(ids[one]));
  return {
    database,
    app,
    another: async () => {
      const other = await build();
      others.push(other);
      return other;
    },
    as: (person, on = app) => call(on, tokens.get(person)),
    asUser: async (id, on = app) => call(on, await tokenFor(id)),
    atBoth: async (id, other) => {
      const token = await tokenFor(id);
      return { here: call(app, token), there: call(other, token) };
    },
    idOf: (person) => ids[person],
    tokenOf: (person) => tokens.get(person)!,
    tokenFor,
    withToken: (token, on = app) => call(on, token),
    filesDir: config.filesDir,
    close: async () => {
      for (const one of [...others, app]) await one.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The one record of an answer. */
export const recordIn = ({ document }: Answered): ResourceObject => document.data as ResourceObject;

/** The records of a list. */
export const recordsIn = ({ document }: Answered): readonly ResourceObject[] => document.data as readonly ResourceObject[];

/** The errors of an answer in brief: `taken /data/attributes/name`. */
export const errorsIn = ({ document }: Answered): string[] =>
  (document.errors ?? []).map(({ code, source }: ErrorObject) =>
    [code, source?.pointer ?? source?.parameter ?? source?.header].filter((part) => part !== undefined && part !== '').join(' '),
  );
