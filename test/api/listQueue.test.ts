/** Lists that take long: what they may keep from others, and what the person reads who asked for them. */
import type { FastifyInstance } from 'fastify';
import { appAddress, openDatabase, type Database } from '#server/db/database';
import { buildApp } from '#server/app';
import { readConfig } from '#server/config';
import { openFiles } from '#server/files/store';
import { limits } from '#shared/limits';
import { errorsIn, startTestApi, type Answered, type TestApi } from './testApi';

let world: TestApi;
beforeAll(async () => void (world = await startTestApi()));
afterAll(() => world.close());

/** Holds a table so that nobody reads it, until the work is done. */
const whileNobodyReads = async <T>(table: string, work: (release: () => Promise<void>) => Promise<T>): Promise<T> => {
  const client = await world.database.pool.connect();
  const release = async () => void (await client.query('rollback'));
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return await work(release);
  } finally {
    await release();
    client.release();
  }
};

const search = (person: 'admin' | 'creator' | 'anonymous', at: number, path = 'items'): Promise<Answered> =>
  world.as(person)('GET', `/${path}?filter[q]=kasa${at}`);
const statuses = async (answers: readonly Promise<Answered>[]) => {
  const found = (await Promise.all(answers)).map(({ status }) => status);
  return {
    answered: found.filter((status) => status === 200).length,
    told: found.filter((status) => status === 429).length,
    all: found.length,
  };
};

test('given fifty searches of one person that take long, then others are served at once, and of the fifty those that find no place are told to wait', async () => {
  await whileNobodyReads('items', async (release) => {
    const flood = Array.from({ length: 50 }, (_, at) => search('creator', at));
    // Anyone who is refused knows it before anything ends: now the queue is full.
    const refused = await Promise.race(flood);
    expect([refused.status, errorsIn(refused), Number(refused.headers['retry-after']) > 0]).toEqual([429, ['rate.limited'], true]);
    const [me, ready, roles, own] = await Promise.all([
      world.as('admin')('GET', '/me'),
      world.app.inject('/readyz'),
      world.as('admin')('GET', '/roles?page[size]=100'),
      world.as('creator')('GET', '/me'),
    ]);
    expect([me.status, ready.statusCode, roles.status, own.status]).toEqual([200, 200, 200, 200]);
    await release();
    expect(await statuses(flood)).toEqual({ answered: 4 + 32, told: 14, all: 50 });
  });
});

test('given guests of one network who ask for many lists at once, then they share one person’s places', async () => {
  await whileNobodyReads('packages', async (release) => {
    const flood = Array.from({ length: 40 }, (_, at) => search('anonymous', at, 'packages'));
    expect((await Promise.race(flood)).status).toBe(429);
    expect((await world.as('admin')('GET', '/tags')).status).toBe(200);
    await release();
    expect(await statuses(flood)).toEqual({ answered: 36, told: 4, all: 40 });
  });
});

test('given twenty pages of exports of one person that take long, then one is read at a time, nine find a place, and other lists of that person are served', async () => {
  await whileNobodyReads('items', async (release) => {
    const page = (at: number) => world.as('creator')('GET', `/items?filter[q]=perban${at}`, undefined, { 'x-purpose': 'export' });
    const flood = Array.from({ length: 20 }, (_, at) => page(at));
    expect((await Promise.race(flood)).status).toBe(429);
    const lists = await Promise.all(['packages', 'modules'].map((path) => world.as('creator')('GET', `/${path}`)));
    expect(lists.map(({ status }) => status)).toEqual([200, 200]);
    await release();
    expect(await statuses(flood)).toEqual({ answered: 1 + 8, told: 11, all: 20 });
  });
});

test('given a list of more rows than a file takes, when it is exported, then it is refused with that number, and still shown', async () => {
  const row = jest.replaceProperty(limits as { exported: number }, 'exported', 2);
  const list = (headers: Record<string, string>) => world.as('admin')('GET', '/modules', undefined, headers);
  const refused = await list({ 'x-purpose': 'export' });
  expect([refused.status, refused.document.errors?.[0]?.code, refused.document.errors?.[0]?.meta]).toEqual([422, 'too_large', { max: 2 }]);
  expect((await list({})).status).toBe(200);
  row.restore();
});

describe('a list that the database gives up', () => {
  let impatient: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    impatient = await openDatabase(appAddress(world.database.url), { listTimeout: 50 });
    const config = readConfig({ DATA_DIR: world.filesDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0' });
    app = await buildApp({ config, database: impatient, files: openFiles(config) });
  });
  afterAll(async () => {
    await app.close();
    await impatient.close();
  });

  test.each([
    ['id', 'Daftar ini terlalu lama disusun. Persempit pencarian atau saringannya.'],
    ['en', 'This list takes too long to put together. Narrow the search or the filters.'],
  ])('given that it takes too long, then it is said so in %s', async (language, sentence) => {
    await whileNobodyReads('items', async () => {
      const answer = await world.as('creator', app)('GET', `/items?filter[q]=kasa`, undefined, { 'accept-language': language });
      expect([answer.status, errorsIn(answer), answer.document.errors![0]!.title]).toEqual([503, ['list.too_slow'], sentence]);
    });
  });
});
