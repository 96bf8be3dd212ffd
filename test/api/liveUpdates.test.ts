/** Live updates: who hears of which change, over how many servers, and until when. Rules: LIV-1, LIV-3. */
import pg from 'pg';
import { LIVE_CHANNEL } from '#server/repository/announce';
import { build, changeOf, refTo } from '../build/records';
import { until } from '../build/until';
import { askStream, listening, openStream, type OpenStream, type Told } from './liveStreams';
import { recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

let world: TestApi;
let url: string;
let admin: Caller;
const streams: OpenStream[] = [];

beforeAll(async () => {
  world = await startTestApi();
  url = await listening(world.app);
  admin = world.as('admin');
});
afterAll(() => world.close());
afterEach(() => {
  for (const one of streams.splice(0)) one.close();
});

test('given an admin who watches, when another admin adds a tag, then the tag and its version are told, and nothing of what is in it', async () => {
  const stream = await openStream(url, world.tokenOf('creator'));
  streams.push(stream);
  const { id } = recordIn(await admin('POST', '/tags', { data: { type: 'tags', attributes: { name: 'Kasa steril', color: '#2e7d6b' } } }));
  expect(await stream.next()).toEqual({
    name: 'stale',
    data: { own: false, resources: [{ type: 'tags', list: true, records: [{ id, version: 1 }], gone: [] }] },
  });
});

/** Opens a stream that is closed after the test. */
const watch = async (token: string, at = url): Promise<OpenStream> => {
  const stream = await openStream(at, token);
  streams.push(stream);
  return stream;
};

/** A connection that hears what servers tell each other. */
const listenerOf = async (heard: string[]): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: world.database.url });
  await client.connect();
  client.on('notification', ({ payload }) => void heard.push(payload ?? ''));
  await client.query(`listen ${LIVE_CHANNEL}`);
  return client;
};

const tag = (name: string) => ({ data: { type: 'tags', attributes: { name, color: '#2e7d6b' } } });
const addTag = async (call: Caller, name: string): Promise<string> => recordIn(await call('POST', '/tags', tag(name))).id;

/** Ids of the tags in an event. */
const tagsIn = (event: Told | undefined): string[] =>
  event?.name === 'stale' ? event.data.resources.flatMap(({ type, records }) => (type === 'tags' ? records.map(({ id }) => id) : [])) : [];

/** The event with this name; those before it are passed over. */
const nextNamed = async (stream: OpenStream, name: Told['name']): Promise<Told | undefined> => {
  for (;;) {
    const event = await stream.next();
    if (!event || event.name === name) return event;
  }
};

test('given a change by the session of the stream, then it is told as its own', async () => {
  const stream = await watch(world.tokenOf('admin'));
  await addTag(admin, 'Perban elastis');
  expect(await stream.next()).toMatchObject({ name: 'stale', data: { own: true } });
});

test.each([
  ['a guest', {}, 401],
  ['somebody who asks for a document', { authorization: 'token', accept: 'application/vnd.api+json' }, 406],
  ['a token in the address', { query: true }, 400],
])('given %s, then no stream is opened', async (_, { authorization, accept, query }: Record<string, unknown>, status) => {
  const token = world.tokenOf('admin');
  const answer = await fetch(`${url}/api/v1/events${query ? `?token=${token}` : ''}`, {
    headers: { accept: String(accept ?? 'text/event-stream'), ...(authorization || query ? { authorization: `Bearer ${token}` } : {}) },
  });
  expect(answer.status).toBe(status);
});

test('given a stream, then no proxy or compression keeps its events back, and nobody keeps a copy', async () => {
  const end = new AbortController();
  const { headers } = await askStream(url, world.tokenOf('admin'), {}, end.signal);
  const said = ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'].map((name) => headers.get(name));
  end.abort();
  expect(said).toEqual(['text/event-stream', 'no-store, no-transform', 'no', null]);
});

test.each<[string, (id: string, token: string, call: Caller) => Promise<unknown>]>([
  ['signs out', (_, __, call) => call('POST', '/logout')],
  ['is deactivated', (id) => admin('PATCH', `/users/${id}`, changeOf('user', id, { status: 'inactive' }))],
  ['is deleted', (id) => admin('DELETE', `/users/${id}`)],
  ['signs out everywhere else in another browser', async (id) => (await world.asUser(id))('DELETE', '/me/sessions')],
])('given somebody who %s at another server, then their stream ends at once', async (_, end) => {
  const { id } = await build(admin, 'user');
  const other = await world.another();
  const token = await world.tokenFor(id);
  const stream = await watch(token);
  await end(id, token, (method, path) =>
    other
      .inject({ method: method as 'POST', url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })
      .then(({ statusCode }) => ({ status: statusCode }) as never),
  );
  expect(await nextNamed(stream, 'end')).toMatchObject({ name: 'end' });
  expect(await stream.next()).toBeUndefined();
});

test('given a session that has expired, then its stream ends with the next beat', async () => {
  const token = await world.tokenFor(world.idOf('member'));
  const stream = await watch(token);
  await world.database.pool.query(`update sessions set expires_at = now() - interval '1 second' where token_hash = sha256($1::bytea)`, [
    token,
  ]);
  await world.app.live.beat();
  expect(await stream.next()).toMatchObject({ name: 'end' });
});

test('given a role that loses the right to see tags, then anyone who holds it is told that anything may have changed, and of no tag after that', async () => {
  const rights = recordsIn(await admin('GET', '/permissions?page[size]=100&filter[q]=view'))
    .filter(({ attributes }) => ['view tags', 'view items'].includes(String(attributes!['name'])))
    .map(refTo);
  const role = await build(admin, 'role', { permissions: rights });
  const { id } = await build(admin, 'user', { roles: [refTo(role)] });
  const stream = await watch(await world.tokenFor(id));
  const seen = await addTag(admin, 'Kapas');
  expect(tagsIn(await nextNamed(stream, 'stale'))).toEqual([seen]);
  await admin('PATCH', `/roles/${role.id}`, changeOf('role', role.id, { permissions: [] }));
  expect(await nextNamed(stream, 'all')).toMatchObject({ name: 'all' });
  await addTag(admin, 'Plester');
  await admin('PATCH', `/users/${id}`, changeOf('user', id, { name: 'Dr. Budi' }));
  expect(await nextNamed(stream, 'stale')).toMatchObject({ data: { resources: [{ type: 'users', records: [{ id }] }] } });
});

test('given two servers, when one is closed, then its streams end, and those of the other go on', async () => {
  const other = await world.another();
  const here = await watch(world.tokenOf('creator'));
  const there = await watch(world.tokenOf('creator'), await listening(other));
  const id = await addTag(admin, 'Sarung tangan');
  expect([tagsIn(await here.next()), tagsIn(await there.next())]).toEqual([[id], [id]]);
  await other.close();
  expect(await there.next()).toBeUndefined();
  const next = await addTag(admin, 'Masker');
  expect(tagsIn(await here.next())).toEqual([next]);
});

test('given a database that ends its connections, when it is back, then streams are told that anything may have changed, and go on', async () => {
  const stream = await watch(world.tokenOf('creator'));
  const owner = new pg.Client({ connectionString: world.database.url });
  await owner.connect();
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`);
  await owner.end();
  expect(await stream.next()).toMatchObject({ name: 'all' });
  const id = await addTag(admin, 'Termometer');
  expect(tagsIn(await stream.next())).toEqual([id]);
});

test('given a database that passes no notifications on, then the counters tell what changed, after two beats', async () => {
  const stream = await watch(world.tokenOf('creator'));
  await world.app.live.beat();
  await world.database.pool.query(`update totals set revision = revision + 1 where resource = 'tag'`);
  await world.app.live.beat();
  await world.app.live.beat();
  expect(await stream.next()).toEqual({
    name: 'stale',
    data: { own: false, resources: [{ type: 'tags', list: true, records: [], gone: [] }] },
  });
});

test('given no stream anywhere, then a write notifies nobody; with one, it does', async () => {
  await until(async () => (await world.database.pool.query('select 1 from live_streams')).rows.length === 0);
  const heard: string[] = [];
  const listener = await listenerOf(heard);
  await addTag(admin, 'Kateter');
  await listener.query('select 1');
  const before = heard.length;
  await watch(world.tokenOf('creator'));
  await addTag(admin, 'Infus');
  await until(() => heard.length > 0);
  await listener.end();
  expect(before).toBe(0);
});
