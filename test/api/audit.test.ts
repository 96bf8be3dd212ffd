/** The audit: each change has its line, with what was before and after, and nobody can change or delete it. Rules: PRV-1, PRV-13. */
import { sql } from 'kysely';
import { writeAuditEvent } from '#server/repository/audit';
import { newId } from '#server/repository/ids';
import type { Queryable } from '#server/repository/runner';
import { build, changeOf, refTo } from '../build/records';
import { API, errorsIn, startTestApi, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());

const linesOf = async (id: string) =>
  (
    await world.database.pool.query(
      'select action, resource, actor_id, actor_name, before, after, ip, request_id from audit where record_id = $1 order by at, id',
      [id],
    )
  ).rows;

test('given an item that is added, changed, deleted and brought back, then four lines tell it', async () => {
  const [shelf, tag] = [await build(admin, 'category'), await build(admin, 'tag')];
  const gauze = await build(admin, 'item', { name: 'Gauze', category: refTo(shelf) });
  await admin('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { name: 'Gauze XL', tags: [refTo(tag)], status: 'draft' }));
  const gone = await admin('DELETE', `/items/${gauze.id}`);
  await admin('DELETE', gone.headers['location']!.replace('/api/v1', ''));
  const lines = await linesOf(gauze.id);
  expect(lines.map(({ action, resource, actor_id }) => [action, resource, actor_id])).toEqual(
    ['add', 'update', 'destroy', 'restore'].map((action) => [action, 'item', world.idOf('admin')]),
  );
  expect(lines[0]).toMatchObject({ before: null, after: { name: 'Gauze', category: shelf.id, owner: world.idOf('admin') } });
  expect([lines[1]!.before, lines[1]!.after]).toEqual([
    { name: 'Gauze', tags: [] },
    { name: 'Gauze XL', tags: [tag.id] },
  ]);
  expect(lines[2]).toMatchObject({ before: { name: 'Gauze XL', category: shelf.id }, after: null });
  for (const line of lines) expect([line.ip, typeof line.request_id, typeof line.actor_name]).toEqual(['127.0.0.1', 'string', 'string']);
});

test('given a write that is refused, then there is no line', async () => {
  const tag = await build(admin, 'tag', { name: 'Kept' });
  await build(admin, 'item', { tags: [refTo(tag)] });
  await admin('DELETE', `/tags/${tag.id}`);
  expect((await linesOf(tag.id)).map(({ action }) => action)).toEqual(['add']);
});

test('given many that are deleted at once, then each has its line', async () => {
  const ids = [];
  for (let at = 0; at < 5; at++) ids.push((await build(admin, 'tag')).id);
  const answer = await admin('POST', '/tags/deletions', { data: { type: 'deletions', attributes: { ids } } });
  expect(recordIn(answer).attributes!['count']).toBe(5);
  for (const id of ids) expect((await linesOf(id)).map(({ action }) => action)).toEqual(['add', 'destroy']);
});

test.each(['update audit set action = $1', 'delete from audit where action = $1'])(
  'given the app’s own connection, when it tries “%s”, then the database refuses',
  async (statement) => {
    await expect(world.database.pool.query(statement, ['x'])).rejects.toMatchObject({ code: '42501' });
  },
);

/** Each line of a list in brief: `update Gauze XL by Admin Nadi`. */
const told = (answer: Answered) =>
  recordsIn(answer).map(({ attributes }) => `${attributes!['action']} ${attributes!['record_label']} by ${attributes!['actor_name']}`);

const totalOf = (answer: Answered) => answer.document.meta!.page!.total;

test('given an item’s life, when an admin reads its history, then its lines come newest first, with the names of their time', async () => {
  const shelf = await build(admin, 'category', { name: 'Dressings' });
  const gauze = await build(admin, 'item', { name: 'Gauze', category: refTo(shelf) });
  await admin('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { name: 'Gauze XL' }));
  await admin('PATCH', `/items/${gauze.id}`, changeOf('item', gauze.id, { status: 'archived' }));
  const gone = await admin('DELETE', `/items/${gauze.id}`);
  await admin('DELETE', gone.headers['location']!.replace(API, ''));
  const history = await admin('GET', `/audit?filter[resource]=item&filter[record_id]=${gauze.id}`);
  expect(told(history)).toEqual([
    'restore Gauze XL by Admin Nadi',
    'destroy Gauze XL by Admin Nadi',
    'update Gauze XL by Admin Nadi',
    'update Gauze XL by Admin Nadi',
    'add Gauze by Admin Nadi',
  ]);
  expect(totalOf(history)).toBe(5);
  const [, , archived, renamed] = recordsIn(history);
  expect(renamed!.attributes).toMatchObject({ before: { name: 'Gauze' }, after: { name: 'Gauze XL' }, resource: 'item', ip: '127.0.0.1' });
  expect(archived!.attributes).toMatchObject({ before: { status: 'draft' }, after: { status: 'archived' }, record_id: gauze.id });
  expect(archived!.relationships!['actor']!.data).toEqual({ type: 'users', id: world.idOf('admin') });
  expect(recordIn(await admin('GET', `/audit/${archived!.id}`))).toEqual(archived);
});

describe('given an item that a creator made, changed and deleted', () => {
  let tape: { id: string };
  beforeAll(async () => {
    const creator = world.as('creator');
    tape = await build(creator, 'item', { name: 'Blue tape', category: refTo(await build(admin, 'category')) });
    await creator('PATCH', `/items/${tape.id}`, changeOf('item', tape.id, { name: 'Blue tape 5 cm' }));
    await creator('DELETE', `/items/${tape.id}`);
  });
  const [made, changed, gone] = ['add Blue tape', 'update Blue tape 5 cm', 'destroy Blue tape 5 cm'].map((one) => `${one} by Creator Nadi`);

  test.each([
    ['what was done', 'filter[action]=add,destroy', [gone, made]],
    ['something nobody did', 'filter[action]=restore', []],
    ['the name of who did it', 'filter[q]=creator', [gone, changed, made]],
    ['a part of its name', 'filter[q]=5 CM', [gone, changed]],
    ['a day long gone', 'filter[created_at][to]=2020-01-01', []],
    ['that day and later', 'filter[created_at][from]=2020-01-01&filter[action]=update', [changed]],
    ['the oldest first', 'sort=created_at', [made, changed, gone]],
  ])('when an admin asks for %s, then just those lines are told', async (_, query, lines) => {
    const answer = await admin('GET', `/audit?filter[record_id]=${tape.id}&${query}`);
    expect([told(answer), totalOf(answer)]).toEqual([lines, lines.length]);
  });

  test('when an admin asks by the person, then every line is that person’s', async () => {
    const answer = await admin('GET', `/audit?filter[actor]=${world.idOf('creator')}&page[size]=100`);
    expect(new Set(recordsIn(answer).map(({ attributes }) => attributes!['actor_name']))).toEqual(new Set(['Creator Nadi']));
    expect(totalOf(answer)).toBe(recordsIn(answer).length);
  });
});

test.each([
  ['an action that there is none', 'filter[action]=explode', 'filter.invalid filter[action]'],
  ['a record’s id that is none', 'filter[record_id]=1', 'filter.invalid filter[record_id]'],
  ['what was before', 'filter[before]=x', 'filter.unknown filter[before]'],
  ['an order nobody keeps', 'sort=ip', 'sort.unknown sort'],
])('given a list of lines that asks for %s, then it is refused and says where', async (_, query, error) => {
  const answer = await admin('GET', `/audit?${query}`);
  expect([answer.status, errorsIn(answer)]).toEqual([400, [error]]);
});

test('given people without the permission, when they read the audit, then they see what they did themselves and nothing else', async () => {
  const [member, creator] = [world.as('member'), world.as('creator')];
  const tag = await build(creator, 'tag', { name: 'Mine' });
  await build(admin, 'tag', { name: 'Not mine' });
  const own = await creator('GET', '/audit?page[size]=100');
  expect(told(own)).toContain('add Mine by Creator Nadi');
  expect(recordsIn(own).every(({ relationships }) => (relationships!['actor']!.data as { id: string }).id === world.idOf('creator'))).toBe(
    true,
  );
  expect(totalOf(own)).toBe(recordsIn(own).length);
  const [line] = recordsIn(await admin('GET', `/audit?filter[record_id]=${tag.id}`));
  expect([(await creator('GET', `/audit/${line!.id}`)).status, (await member('GET', `/audit/${line!.id}`)).status]).toEqual([200, 404]);
  expect(told(await member('GET', `/audit?filter[record_id]=${tag.id}`))).toEqual([]);
  expect((await world.as('anonymous')('GET', '/audit')).status).toBe(401);
});

test.each([
  ['POST', '/audit'],
  ['PATCH', '/audit/01890000-0000-7000-8000-00000000abcd'],
  ['DELETE', '/audit/01890000-0000-7000-8000-00000000abcd'],
  ['POST', '/audit/deletions'],
])('given an admin, when they %s %s, then there is no such way', async (method, path) => {
  const answer = await admin(method, path, method === 'DELETE' ? undefined : { data: { type: 'audit', attributes: {} } });
  expect([answer.status >= 404, errorsIn(answer)]).toEqual([true, [path.endsWith('deletions') ? expect.any(String) : 'method.denied']]);
});

test.each([
  ['everyone’s lines', '', 'audit_lines_at'],
  ['one person’s lines', `and actor_id = '01890000-0000-7000-8000-00000000abcd'`, 'audit_lines_actor'],
])('given however many lines, when a page of %s is read, then an index has them in their order', async (_, where, index) => {
  const plan = await world.database.kysely.transaction().execute(async (trx) => {
    // Few lines are quicker read through and sorted: the planner is asked what it would do with many.
    for (const setting of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort'])
      await sql`set local ${sql.raw(setting)} = off`.execute(trx);
    const { rows } = await sql<Record<string, string>>`explain select * from audit_log as t
      where t.deleted_at is null ${sql.raw(where)} order by t.created_at desc, t.id desc limit 10`.execute(trx);
    return rows.flatMap(Object.values).join(' ');
  });
  expect(plan).toContain(`Index Scan Backward using ${index} `);
  expect(plan).not.toContain('Sort');
});

test('given a new password, then its line says that there is one and not which', async () => {
  const sari = await build(admin, 'user', { name: 'Sari', password: 'kapas-dan-kasa-2026' });
  const answer = await admin('GET', `/audit?filter[record_id]=${sari.id}`);
  expect(recordsIn(answer)[0]!.attributes!['after']).toMatchObject({ name: 'Sari', password: '***' });
  expect(answer.text).not.toMatch(/kapas-dan-kasa|argon2/);
});

test('given writers on two servers and events beside them, then the total is what counting gives', async () => {
  const elsewhere = world.as('admin', await world.another());
  const event = {
    action: 'sign_in' as const,
    actorId: world.idOf('member'),
    resource: 'user',
    recordId: world.idOf('member'),
    ip: null,
    requestId: null,
  };
  await Promise.all(
    Array.from({ length: 24 }, async (_, at) => {
      const call = at % 2 ? admin : elsewhere;
      await call('POST', '/tags', { data: { type: 'tags', attributes: { name: `Counted ${at % 16}`, color: '#00aa00' } } });
      await writeAuditEvent(world.database.kysely, event);
    }),
  );
  const { rows } = await world.database.pool.query<{ count: number }>('select count(*)::int as count from audit');
  expect([totalOf(await admin('GET', '/audit')), totalOf(await elsewhere('GET', '/audit'))]).toEqual([rows[0]!.count, rows[0]!.count]);
  const { rows: some } = await world.database.pool.query<{ count: number }>(
    `select count(*)::int as count from audit where action = 'sign_in'`,
  );
  expect(totalOf(await admin('GET', '/audit?filter[action]=sign_in'))).toBe(some[0]!.count);
});

describe('given something that happens without a record changing', () => {
  const at = new Date('2026-03-05T03:04:05.678Z');
  const enter = (runner: Queryable, more: object = {}) =>
    writeAuditEvent(runner, {
      action: 'locked',
      actorId: null,
      resource: 'user',
      recordId: world.idOf('member'),
      ip: '203.0.113.7',
      requestId: 'req-1',
      after: { failures: 5 },
      now: at,
      ...more,
    });
  const locked = () => admin('GET', '/audit?filter[action]=locked');

  test('when it is entered, then its line tells whom it is about', async () => {
    await enter(world.database.kysely);
    const [line] = recordsIn(await locked());
    expect(line!.attributes).toMatchObject({
      created_at: at.toISOString(),
      record_label: 'Member Nadi',
      record_id: world.idOf('member'),
      actor_name: null,
      before: null,
      after: { failures: 5 },
      ip: '203.0.113.7',
    });
    expect(line!.relationships!['actor']!.data).toBeNull();
  });

  test('when its transaction is undone, then there is neither a line nor one more in the total', async () => {
    const before = [totalOf(await locked()), totalOf(await admin('GET', '/audit'))];
    const undone = world.database.kysely.transaction().execute(async (trx) => {
      await enter(trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([totalOf(await locked()), totalOf(await admin('GET', '/audit'))]).toEqual(before);
  });
});

describe('given a person who takes a list out', () => {
  const taking = (attributes: object) => ({ data: { type: 'exports', attributes } });

  test('when they say so, then the audit tells who took what, and how many rows that are', async () => {
    for (const name of ['Kasa takaran', 'Takaran kasa', 'Plester']) await build(admin, 'item', { name, status: 'published' });
    const answer = await world.as('member')('POST', '/me/exports', taking({ resource: 'item', query: 'filter[q]=takaran&sort=name' }));
    expect([answer.status, answer.text]).toEqual([204, '']);
    const [line] = recordsIn(await admin('GET', '/audit?filter[action]=exported'));
    expect(line!.attributes).toMatchObject({
      resource: 'item',
      actor_name: 'Member Nadi',
      record_id: null,
      after: { count: 2, query: 'filter[q]=takaran&sort=name' },
    });
  });

  test('when they take selected rows, then the audit counts those that they may read', async () => {
    const rows = [];
    for (const name of ['Sarung tangan', 'Masker bedah', 'Pelindung wajah'])
      rows.push(await build(admin, 'item', { name, status: 'published' }));
    const ids = [rows[0]!.id, rows[1]!.id, rows[1]!.id, newId()].join(',');
    expect((await world.as('member')('POST', '/me/exports', taking({ resource: 'item', query: 'sort=name', ids }))).status).toBe(204);
    const [line] = recordsIn(await admin('GET', '/audit?filter[action]=exported'));
    expect(line!.attributes).toMatchObject({ actor_name: 'Member Nadi', after: { count: 2, query: 'sort=name' } });
  });

  test.each([
    ['nobody', 'anonymous', { resource: 'item' }, 401, ['session.missing']],
    ['something that is no list', 'member', { resource: 'user_list' }, 422, ['not_an_option /data/attributes/resource']],
    ['someone without the right to the list', 'member', { resource: 'role' }, 403, ['access.denied']],
    ['someone who says how much', 'admin', { resource: 'item', count: 1 }, 422, ['unknown_field /data/attributes/count']],
    ['an id that is none', 'admin', { resource: 'item', ids: 'kasa' }, 422, ['invalid_id /data/attributes/ids']],
    ['a prototype’s name', 'admin', { resource: 'toString' }, 422, ['not_an_option /data/attributes/resource']],
    [
      'a filter that there is none',
      'admin',
      { resource: 'item', query: 'filter[price]=1' },
      400,
      ['filter.unknown /data/attributes/query'],
    ],
  ] as const)('when it is %s, then nothing is entered', async (_, person, attributes, status, errors) => {
    const before = totalOf(await admin('GET', '/audit?filter[action]=exported'));
    const answer = await world.as(person)('POST', '/me/exports', taking(attributes));
    expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
    expect(totalOf(await admin('GET', '/audit?filter[action]=exported'))).toBe(before);
  });
});

const order = (path: string, id: string, command: string) =>
  admin('POST', `/${path}/${id}/${command}`, { data: { type: path, id, attributes: {} } });

test('given records without a name of their own, then their lines name the client and what tells them apart', async () => {
  const entity = refTo(await build(admin, 'entity', { name: 'Klinik Bakung' }));
  const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
  const invoice = await build(admin, 'invoice', { entity, lines, period: '2026-11-01/2026-11-30' });
  await admin('PATCH', `/invoices/${invoice.id}`, changeOf('invoice', invoice.id, { discount: 1_000 }));
  const pack = refTo(await build(admin, 'package'));
  const module = refTo(await build(admin, 'module', { package: pack, module_name: 'Farmasi' }));
  const header = refTo(await build(admin, 'clientsubsheader', { entity, package: pack }));
  const detail = await build(admin, 'clientsubsdetail', { clientsubsheader: header, module });
  const named = async (id: string) =>
    recordsIn(await admin('GET', `/audit?filter[record_id]=${id}`)).map(({ attributes }) => attributes!['record_label']);
  expect(await named(invoice.id)).toEqual(Array(2).fill('Klinik Bakung, 2026-11-01 – 2026-11-30'));
  expect(await named(detail.id)).toEqual(['Klinik Bakung, Farmasi']);
  const issued = await order('invoices', invoice.id, 'issue');
  const { number } = recordIn(issued).attributes!;
  const cash = { method: 'cash', amount: 1_000, paid_at: '2026-11-01' };
  const payment = await build(admin, 'payment', { invoice: refTo(invoice), ...cash, reference: null });
  await order('payments', payment.id, 'verify');
  expect(await named(payment.id)).toEqual(Array(2).fill(`Klinik Bakung, ${String(number)}`));
});
