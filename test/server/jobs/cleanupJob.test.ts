/** The sweep: what had its time goes for good, what is still needed stays, and the books are right afterwards. */
import { readdir } from 'node:fs/promises';
import { readConfig } from '#server/config';
import { storeOf } from '#server/storeOf';
import { openDatabase } from '#server/db/database';
import { openFiles, type FileStore } from '#server/files/store';
import { sweep, sweeping, type SweepParts } from '#server/jobs/cleanupJob';
import { systemAct } from '#server/repository/actors';
import type { Store } from '#server/repository/store';
import { unitOfWork } from '#server/repository/write';
import { build, changeOf, refTo, registration } from '../../build/records';
import { everyClientsRows, PASSWORD } from '../db/withDatabase';
import { errorsIn, startTestApi, recordIn, recordsIn, type Caller, type TestApi } from '../../api/testApi';

const DAY = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

let world: TestApi;
let parts: SweepParts;
const told: string[] = [];
let admin: Caller;

const storeKeeping = (trashDays: number): Store => ({ ...storeOf(readConfig({}), world.database), trashDays });

beforeEach(async () => {
  world = await startTestApi();
  told.splice(0);
  parts = {
    store: storeKeeping(30),
    files: openFiles(readConfig({ FILES_DIR: world.filesDir })),
    log: { error: ({ err }, sentence) => void told.push(`${sentence} ${String(err)}`) },
  };
  admin = world.as('admin');
});
afterEach(() => world.close());

/** Everybody's sign-ins end in two weeks, which a sweep of a later day holds them to. */
const signInAgain = async (): Promise<void> => void (admin = await world.asUser(world.idOf('admin')));

const sweepAt = async (days: number, how: Partial<SweepParts> = {}) => {
  const swept = await sweep({ ...parts, ...how }, inDays(days));
  await signInAgain();
  return swept;
};

const count = async (from: string): Promise<number> =>
  (await everyClientsRows<{ count: number }>(world.database, `select count(*)::int as count from ${from}`))[0]!.count;

const total = async (list: string): Promise<number> => (await admin('GET', list)).document.meta!.page!.total;

const destroy = async (type: string, ...ids: string[]): Promise<string> =>
  recordIn(await admin('POST', `/${type}/deletions`, { data: { type: 'deletions', attributes: { ids } } })).id;

const tags = async (...names: string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const name of names) ids.push((await build(admin, 'tag', { name })).id);
  return ids;
};

test.each([
  [29, { deletions: 0, rows: 0 }, 3, 204, []],
  [31, { deletions: 1, rows: 3 }, 0, 409, ['deletion.purged']],
])(
  'given tags that were deleted, when %i days have gone by, then %j went, and %i rows are left',
  async (days, went, left, status, errors) => {
    const deletion = await destroy('tags', ...(await tags('Gauze', 'Plaster', 'Tape')));
    expect(await sweepAt(days)).toMatchObject({ ...went, remaining: 0 });
    expect(await count('tags')).toBe(left);
    expect([await total('/trash'), await total('/tags')]).toEqual([left ? 1 : 0, 0]);
    const back = await admin('DELETE', `/tags/deletions/${deletion}`);
    expect([back.status, errorsIn(back)]).toEqual([status, errors]);
  },
);

test('given a deletion that ended, then the audit says so without a name, and keeps every line of the records', async () => {
  const [gauze] = await tags('Gauze');
  await destroy('tags', gauze!);
  await sweepAt(31);
  const [line] = recordsIn(await admin('GET', '/audit?filter[action]=purged'));
  expect(line!.attributes).toMatchObject({
    resource: 'tag',
    record_label: 'Gauze',
    record_id: null,
    actor_name: null,
    ip: null,
    after: { count: 1 },
  });
  const history = recordsIn(await admin('GET', `/audit?filter[resource]=tag&filter[record_id]=${gauze}`));
  expect(history.map(({ attributes }) => attributes!['action'])).toEqual(['destroy', 'add']);
  expect(await total('/audit')).toBe(await count('audit'));
  expect(await sweepAt(31)).toMatchObject({ deletions: 0, rows: 0 });
});

test('given people of whom one owns an item, when their deletion ends, then that one stays until the item is gone too', async () => {
  const [sari, budi, dewi] = [await build(admin, 'user'), await build(admin, 'user'), await build(admin, 'user')];
  const gauze = await build(admin, 'item', { name: 'Gauze' });
  await world.database.pool.query('update items set owner_id = $1 where id = $2', [budi.id, gauze.id]);
  await destroy('users', sari.id, budi.id, dewi.id);
  const left = () => count(`users where deleted_at is not null`);
  expect(await sweepAt(31)).toMatchObject({ deletions: 1, rows: 2, remaining: 1 });
  expect([await left(), await total('/trash')]).toEqual([1, 0]);
  expect(await sweepAt(31)).toMatchObject({ rows: 0, remaining: 1 });
  await destroy('items', gauze.id);
  // The item goes after the person was tried: the person goes with the next sweep.
  expect(await sweepAt(62)).toMatchObject({ rows: 1, remaining: 1 });
  expect(await sweepAt(62)).toMatchObject({ deletions: 1, rows: 1, remaining: 0 });
  expect([await left(), await count('items')]).toEqual([0, 0]);
});

test('given many rows that others refer to, here and there, then all the others go', async () => {
  const ids = await tags(...Array.from({ length: 24 }, (_, at) => `Swab ${at}`));
  const held = [ids[0], ids[7], ids[8], ids[23]];
  // A table beside ours, as an operator may have one.
  const database = await openDatabase(world.database.url, { as: 'owner', max: 1 });
  await database.pool.query('create table labels (tag_id uuid references tags)');
  await database.pool.query('insert into labels select unnest($1::uuid[])', [held]);
  await database.close();
  await destroy('tags', ...ids);
  expect(await sweepAt(31)).toMatchObject({ deletions: 1, rows: 20, remaining: 4 });
  const { rows } = await world.database.pool.query<{ id: string }>('select id from tags order by id');
  expect(rows.map(({ id }) => id)).toEqual([...held].sort());
});

test('given a category and its items that are deleted one after the other, then both go in one sweep', async () => {
  const shelf = await build(admin, 'category');
  const gauze = await build(admin, 'item', { category: refTo(shelf), tags: [refTo(await build(admin, 'tag'))] });
  await destroy('items', gauze.id);
  await destroy('categories', shelf.id);
  expect(await sweepAt(31)).toMatchObject({ deletions: 2, rows: 2, remaining: 0 });
  expect([await count('items'), await count('categories'), await count('item_tags'), await total('/tags')]).toEqual([0, 0, 0, 1]);
});

test('given a subscription of a clinic, when its deletion ends, then its row goes though it is that clinic’s own', async () => {
  const subscription = await build(admin, 'clientsubsheader');
  await destroy('clientsubsheader', subscription.id);
  expect(await sweepAt(31)).toMatchObject({ deletions: 1, rows: 1, remaining: 0 });
});

test('given two sweeps at once, then each deletion ends once', async () => {
  for (const name of ['Gauze', 'Plaster', 'Tape', 'Swab']) await destroy('tags', ...(await tags(name)));
  const both = await Promise.all([sweep(parts, inDays(31)), sweep(parts, inDays(31))]);
  await signInAgain();
  expect(both.reduce((sum, { rows }) => sum + rows, 0)).toBe(4);
  expect([await total('/audit?filter[action]=purged'), await total('/trash'), await count('tags')]).toEqual([4, 0, 0]);
});

test('given another number of days in the settings, then it holds for what was deleted before, too', async () => {
  const deletion = await destroy('tags', ...(await tags('Gauze')));
  await sweepAt(0, { store: storeKeeping(90) });
  const { created_at, expires_at } = recordIn(await admin('GET', `/trash/${deletion}`)).attributes as Record<string, string>;
  expect(Date.parse(expires_at!) - Date.parse(created_at!)).toBe(90 * DAY);
  expect(await sweepAt(31, { store: storeKeeping(90) })).toMatchObject({ rows: 0 });
  expect(await sweepAt(8, { store: storeKeeping(7) })).toMatchObject({ rows: 1 });
});

const PICTURE = `${'a1b2'.repeat(8)}.webp`;
const AGREEMENT = `${'c3d4'.repeat(8)}.file`;

type Holder = { resource: 'item' | 'entity'; type: string; table: string; column: string; stored: string; value: string };
const holders: [string, Holder][] = [
  [
    'an item with a picture',
    { resource: 'item', type: 'items', table: 'items', column: 'image', stored: PICTURE, value: `/files/${PICTURE}` },
  ],
  [
    'a client with an agreement',
    {
      resource: 'entity',
      type: 'entity',
      table: 'entities',
      column: 'agreement',
      stored: AGREEMENT,
      value: JSON.stringify({ address: `/files/${AGREEMENT}`, name: 'perjanjian.pdf', size: 7, type: 'application/pdf' }),
    },
  ],
];

describe.each(holders)('given %s', (_, { resource, type, table, column, stored, value }) => {
  let gauze: string;
  const kept = async (): Promise<string[]> => (await readdir(world.filesDir)).sort();
  const hold = () => everyClientsRows(world.database, `update ${table} set ${column} = $1 where id = $2`, [value, gauze]);
  const takeOff = () => admin('PATCH', `/${type}/${gauze}`, changeOf(resource, gauze, { [column]: null }));
  beforeEach(async () => {
    gauze = (await build(admin, resource, { name: 'Gauze' })).id;
    await parts.files.put(stored, Buffer.from('content'), 'image/webp');
    await hold();
  });

  test('when the record’s deletion ends, then the file goes with it', async () => {
    await destroy(type, gauze);
    expect([await sweepAt(29), await kept()]).toMatchObject([{ files: 0 }, [stored]]);
    expect([await sweepAt(31), await kept()]).toMatchObject([{ rows: 1, files: 1 }, []]);
  });

  test('when the file is taken off the record, then it goes when its time is over', async () => {
    expect((await takeOff()).status).toBe(200);
    expect([await sweepAt(29), await kept()]).toMatchObject([{ files: 0 }, [stored]]);
    expect([await sweepAt(31), await kept()]).toMatchObject([{ files: 1 }, []]);
    expect(await sweepAt(31)).toMatchObject({ files: 0 });
  });

  test('when a record holds it after all, then it stays', async () => {
    await takeOff();
    await hold();
    expect([await sweepAt(31), await kept()]).toMatchObject([{ files: 0 }, [stored]]);
  });

  test('when the file store is away, then the rows go all the same, and the file with a later sweep', async () => {
    await destroy(type, gauze);
    const away: FileStore = { ...parts.files, remove: () => Promise.reject(new Error('the store is away')) };
    await expect(sweep({ ...parts, files: away }, inDays(31))).rejects.toThrow('the store is away');
    expect([await count(table), await kept()]).toEqual([0, [stored]]);
    expect([await sweepAt(31), await kept()]).toMatchObject([{ rows: 0, files: 1 }, []]);
  });
});

test('given what only time ends, then what is over goes and the rest stays', async () => {
  const member = world.idOf('member');
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  await world.database.pool.query(
    `insert into sessions (token_hash, id, user_id, expires_at) values ('\\x01', gen_random_uuid(), $1, $2), ('\\x02', gen_random_uuid(), $1, $3)`,
    [member, at(-1), at(1)],
  );
  await world.database.pool.query(
    `insert into one_time_tokens (token_hash, purpose, user_id, email, created_at, expires_at)
     values ('\\x01', 'reset', $1, 'a@klinik.test', $2, $2), ('\\x02', 'reset', $1, 'a@klinik.test', $3, $3)`,
    [member, at(-31), at(-29)],
  );
  await world.database.pool.query(
    `insert into idempotency_keys (actor_id, key, fingerprint, created_at) values ($1, 'old', '', $2), ($1, 'new', '', $3)`,
    [member, at(-2), at(0)],
  );
  await world.database.pool.query(
    `insert into sign_in_failures (key, failures, window_start) values ('account:old', 5, $1), ('account:new', 5, $2)`,
    [at(-2), at(0)],
  );
  await world.database.pool.query(
    `insert into known_devices (token_hash, user_id, last_used_at) values ('\\x01', $1, $2), ('\\x02', $1, $3)`,
    [member, at(-180), at(-179)],
  );
  await sweep(parts, new Date(now));
  const left = async (statement: string) => (await world.database.pool.query<{ one: string }>(statement)).rows.map(({ one }) => one);
  expect(
    await left(`select encode(token_hash, 'hex') as one from sessions where user_id = '${member}' and length(token_hash) = 1`),
  ).toEqual(['02']);
  expect(await left(`select encode(token_hash, 'hex') as one from one_time_tokens`)).toEqual(['02']);
  expect(await left(`select encode(token_hash, 'hex') as one from known_devices where length(token_hash) = 1`)).toEqual(['02']);
  expect(await left('select key as one from idempotency_keys')).toEqual(['new']);
  expect(await left('select key as one from sign_in_failures')).toEqual(['account:new']);
});

test('given mails of a quarter ago, then those that are done with go, and the list says how many are left', async () => {
  const email = (name: string) => `${name}@klinik.test`;
  for (const name of ['old', 'waiting', 'new']) await world.as('anonymous')('POST', '/register', registration({ email: email(name) }));
  await world.database.pool.query(
    `update mails set created_at = $1, status = case "to" when $2 then 'queued' else status end where "to" <> $3`,
    [inDays(-91), email('waiting'), email('new')],
  );
  await sweepAt(0);
  const answer = await admin('GET', '/mails?sort=to');
  expect(recordsIn(answer).map(({ attributes }) => attributes!['to'])).toEqual([email('new'), email('waiting')]);
  expect(answer.document.meta!.page!.total).toBe(2);
});

test('given what was told a quarter ago, then what was read then goes, and the list says how many are left', async () => {
  // What was written a year ago goes also where nobody read it (NTF-6).
  for (const userAgent of ['read-long-ago', 'read-lately', 'unread', 'written-long-ago']) {
    const credentials = { email: 'admin@nadi.test', password: PASSWORD };
    await world.as('anonymous')('POST', '/login', { data: { type: 'token', attributes: credentials } }, { 'user-agent': userAgent });
  }
  const read = `case data->>'user_agent' when 'read-long-ago' then $1::timestamptz when 'read-lately' then $2::timestamptz end`;
  await world.database.pool.query(`update notifications set created_at = $1, read_at = ${read}`, [inDays(-91), inDays(-89)]);
  await world.database.pool.query(`update notifications set created_at = $1 where data->>'user_agent' = 'written-long-ago'`, [
    inDays(-366),
  ]);
  await sweepAt(0);
  const answer = await admin('GET', '/notifications');
  expect(
    recordsIn(answer)
      .map(({ attributes }) => (attributes!['data'] as { user_agent: string }).user_agent)
      .sort(),
  ).toEqual(['read-lately', 'unread']);
  expect(answer.document.meta!.page!.total).toBe(2);
});

test('given the sweep as a job, then it comes again in an hour, and a failure that is the last try doesn’t end it', async () => {
  const now = new Date();
  const run = (last: boolean, files: FileStore) =>
    world.database.kysely
      .transaction()
      .execute((trx) =>
        unitOfWork(trx, systemAct(parts.store), now, (work) => sweeping({ ...parts, files }).run({ ...work, attempt: 1, last }, {})),
      );
  const hourLater = new Date(now.getTime() + 3_600_000);
  expect(await run(false, parts.files)).toEqual(hourLater);
  await world.database.pool.query(`insert into picture_removals (address, due_at) values ('/files/${'c3d4'.repeat(8)}.webp', $1)`, [now]);
  const away: FileStore = { ...parts.files, remove: () => Promise.reject(new Error('the store is away')) };
  await expect(run(false, away)).rejects.toThrow('the store is away');
  expect(await run(true, away)).toEqual(hourLater);
});

test.each([
  [40 * 24 * 60, 'ahead of'],
  [-6, 'behind'],
])(
  'given a clock that is %i minutes off, then nothing goes for good, and the log says why; once it is right, it goes',
  async (minutes, where) => {
    await destroy('tags', ...(await tags('Kasa')));
    const kept = await count('tags');
    await world.database.pool.query(`update deletions set created_at = created_at - interval '31 days'`);
    jest.useFakeTimers({
      doNotFake: [
        'nextTick',
        'setImmediate',
        'clearImmediate',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'hrtime',
        'performance',
      ],
    });
    try {
      jest.setSystemTime(Date.now() + minutes * 60_000);
      expect(await sweep(parts, new Date())).toEqual({ deletions: 0, rows: 0, remaining: 0, files: 0 });
    } finally {
      jest.useRealTimers();
    }
    expect([await count('tags'), (await count('sessions')) > 0]).toEqual([kept, true]);
    expect(told).toEqual([
      expect.stringContaining(
        `nothing was deleted for good: set the clocks right Error: This machine's clock is ${Math.abs(minutes)} minutes ${where} the database's.`,
      ),
    ]);
    expect(await sweep(parts, new Date())).toMatchObject({ deletions: 1, rows: 1 });
  },
);
