/** Two programs on one database: what is done on either is so on both at once, and the end of one is not the other's. */
import pg from 'pg';
import type { ResourceObject } from '#shared/jsonapi';
import { chanceOf } from '#server/db/demo/random';
import { migrations } from '#server/db/migrations/index';
import { newId } from '#server/repository/ids';
import { call, signIn, totalOf, type Caller } from './api';
import { readBooks } from './databaseState';
import { startPair, type Pair } from './twoPrograms';
import { send, writeLoad, type Known } from './writeLoad';

// Starts of whole programs, on a machine that may be busy.
jest.setTimeout(120_000);

let pair: Pair;

beforeAll(async () => void (pair = await startPair()));
afterAll(() => pair.close());

/** The same person at both programs; the sign-in is that of the first. */
const atBoth = async (person = 'admin'): Promise<[Caller, Caller]> => {
  const token = await signIn(pair.programs[0].url, person);
  return [
    { url: pair.programs[0].url, token },
    { url: pair.programs[1].url, token },
  ];
};

const newTag = (word: string) => ({ data: { type: 'tags', attributes: { name: `${word} ${newId()}`, color: '#2e7d6b' } } });

test('given an empty database, when both start at the same moment, then it is prepared and seeded once', async () => {
  expect(pair.programs.filter((program) => program.said().includes('The first accounts were made')).length).toBe(1);
  const client = new pg.Client({ connectionString: pair.url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(`select (select count(*) from migrations) as migrations,
    (select count(*) from users) as users, (select count(*) from roles) as roles,
    (select count(*) - count(distinct name) from permissions) as twice`);
  await client.end();
  expect(rows[0]).toEqual({ migrations: String(migrations.length), users: '3', roles: '12', twice: '0' });
  expect(await readBooks(pair.url, new Map(), new Set())).toMatchObject({ halfMade: [], wrongTotals: [] });
});

test('given Dr. Sari, signed in at one and working at the other, when she signs out at the one, then the other refuses her next request', async () => {
  const [one, other] = await atBoth('member');
  expect((await call(other, 'GET', '/me')).status).toBe(200);
  expect((await call(one, 'POST', '/logout')).status).toBe(204);
  const { status, document } = await call(other, 'GET', '/me');
  expect([status, document.errors?.[0]?.code]).toEqual([401, 'session.expired']);
});

test('given a role, when a permission is taken from it or given back at one, then that holds for the next request at the other', async () => {
  const [admin] = await atBoth();
  const [, creator] = await atBoth('creator');
  const find = async (path: string, wanted: string): Promise<string> => {
    const { document } = await call(admin, 'GET', `${path}?page[size]=100&filter[q]=${encodeURIComponent(wanted)}`);
    return (document.data as ResourceObject[]).find(({ attributes }) => attributes!['name'] === wanted)!.id;
  };
  const [role, permission] = [await find('/roles', 'creator'), await find('/permissions', 'create tags')];
  const members = { data: [{ type: 'permissions', id: permission }] };
  for (let time = 0; time < 3; time++) {
    for (const [method, answer] of [
      ['DELETE', 403],
      ['POST', 201],
    ] as const) {
      expect((await call(admin, method, `/roles/${role}/relationships/permissions`, members)).status).toBe(204);
      expect((await call(creator, 'POST', '/tags', newTag('Kasa'))).status).toBe(answer);
    }
  }
});

test('given totals that both have read, when either adds or deletes, then both know the new total at once, whole and searched', async () => {
  const both = await atBoth();
  const searched = (caller: Caller) => totalOf(caller, 'tags', '&filter[q]=perban');
  const totals = () => Promise.all(both.flatMap((caller) => [totalOf(caller, 'tags'), searched(caller)]));
  let [all, found] = (await totals()) as [number, number];
  for (let time = 0; time < 10; time++) {
    const made = await call(both[time % 2]!, 'POST', '/tags', newTag('Perban'));
    expect(await totals()).toEqual([++all, ++found, all, found]);
    if (time % 3 !== 0) continue;
    const { id } = made.document.data as ResourceObject;
    expect((await call(both[(time + 1) % 2]!, 'DELETE', `/tags/${id}`)).status).toBe(204);
    expect(await totals()).toEqual([--all, --found, all, found]);
  }
});

test('given both in a writeLoad of writes, when one is killed, then the other refuses nothing, nothing is half done, and what was open can be sent there', async () => {
  const [one, other] = await atBoth();
  let [isGone, isDone] = [false, false];
  const common = { connections: 6, chance: chanceOf(7) };
  const [kept, cut] = await Promise.all([
    writeLoad({ ...common, caller: one, until: 200, end: () => void (isDone = true), enough: () => isDone && isGone }),
    writeLoad({ ...common, caller: other, until: 60, end: () => void pair.programs[1].kill().then(() => (isGone = true)) }),
  ]);
  expect([kept.open, kept.refused, cut.refused]).toEqual([[], [], []]);
  const known = new Map<string, Known>([...kept.acknowledged, ...cut.acknowledged].map((write) => [write.id, write]));
  const books = await readBooks(pair.url, known, new Set(cut.open.map(({ id }) => id)));
  expect(books).toMatchObject({ lost: [], halfMade: [], wrongTotals: [] });
  expect([await totalOf(one, 'tags'), await totalOf(one, 'categories')]).toEqual([books.live['tags'], books.live['categories']]);
  for (const write of cut.open) expect(await send(one, write)).toBeLessThan(300);
  pair.programs[1] = await pair.start();
  expect(await totalOf({ ...one, url: pair.programs[1].url }, 'tags')).toBe(await totalOf(one, 'tags'));
});

test('given one subscription and two operators, one at each program, when both order at the same moment, then each order counts once, and no change is lost', async () => {
  const both = await atBoth();
  const [one] = both;
  const make = async (type: string, path: string, attributes: object, relationships: object = {}) =>
    (await call(one, 'POST', path, { data: { type, attributes, relationships } })).document.data as ResourceObject;
  const [pack] = (await call(one, 'GET', '/packages?filter[target]=clinic')).document.data as ResourceObject[];
  for (let time = 0; time < 5; time++) {
    const entity = await make('entity', '/entity', { name: `Klinik ${newId()}`, kind: 'clinic' });
    const refs = { entity: { data: { type: 'entity', id: entity.id } }, package: { data: { type: 'packages', id: pack!.id } } };
    const { id } = await make('clientsubsheader', '/clientsubsheader', { cycle: 'monthly' }, refs);
    const order = (at: number, command: string, attributes: object = {}, headers = {}) =>
      call(both[at]!, 'POST', `/clientsubsheader/${id}/${command}`, { data: { type: 'clientsubsheader', id, attributes } }, headers);
    const statuses = async (orders: Promise<{ status: number }>[]) => (await Promise.all(orders)).map(({ status }) => status).sort();
    // Both press the same button.
    expect(await statuses([0, 1].map((at) => order(at, 'activate', { trial: false })))).toEqual([200, 409]);
    // Two different orders, given from what each of them saw last: the second is told that it is stale.
    const seen = { 'if-match': '"2"' };
    const reason = 'Mitra';
    expect(await statuses([order(0, 'pause', {}, seen), order(1, 'grant-discount', { discount: 1_000, reason }, seen)])).toEqual([
      200, 409,
    ]);
    // One pauses many at once while the other pauses this one.
    await order(0, 'resume');
    const { version } = (
      (await call(one, 'GET', `/clientsubsheader/${id}`)).document.data as ResourceObject & { meta: { version: number } }
    ).meta;
    const bulk = { data: { type: 'clientsubsheader' }, meta: { records: [{ id, version }] } };
    const [many, single] = await Promise.all([
      call(both[0], 'POST', '/clientsubsheader/bulk/cancel', {
        ...bulk,
        data: { type: 'clientsubsheader', attributes: { when: 'now', reason } },
      }),
      order(1, 'cancel', { when: 'now', reason }, { 'if-match': `"${version}"` }),
    ]);
    const [result] = many.document.meta!['results'] as { to?: string }[];
    expect([result!.to === 'ended', single.status === 200].filter(Boolean)).toHaveLength(1);
    const lines = (await call(one, 'GET', `/audit?filter[record_id]=${id}&filter[action]=command&page[size]=50`)).document
      .data as ResourceObject[];
    const given = lines.map(({ attributes }) => String(attributes!['command']));
    expect(given.filter((name) => name === 'activate')).toEqual(['activate']);
    expect(given.filter((name) => name === 'cancel')).toEqual(['cancel']);
    const { attributes } = (await call(both[1], 'GET', `/clientsubsheader/${id}`)).document.data as ResourceObject;
    expect([attributes!['status'], attributes!['next_invoice_at']]).toEqual(['ended', null]);
    const details = (await call(one, 'GET', `/clientsubsheader/${id}?include=clientsubsdetail`)).document.included!;
    const open = details.filter((detail) => detail.type === 'clientsubsdetail' && detail.attributes!['status'] !== 'ended');
    expect(open).toEqual([]);
  }
});
