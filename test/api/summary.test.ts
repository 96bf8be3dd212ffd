/** The dashboard's numbers: exact to the midnight of a zone, and of nothing that the person may not list. Rule: APP-10. */
import type { ResourceObject } from '#shared/jsonapi';
import type { Counted, CountedName, Summary } from '#shared/areas/dashboard/summary';
import { build, changeOf, refTo } from '../build/records';
import { statementsDuring } from './statements';
import { API, errorsIn, startTestApi, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

/** Wednesday the 18th, 10.00 in Jakarta; that week began on Monday the 16th. */
const NOW = new Date('2026-11-18T03:00:00Z');

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi({ clock: () => NOW });
  admin = world.as('admin');
});
afterAll(() => world.close());

const summaryIn = ({ document }: Answered) => document.meta!['summary'] as Summary;
const ask = async (call: Caller, query = '') => summaryIn(await call('GET', `/summary${query}`));
/** Kinds that are told of. What is sold may be open to all: who sees that is said by its own rules. */
const kindsIn = ({ parts }: Summary) => Object.keys(parts).filter((name) => name !== 'package' && name !== 'module');
const partOf = async (name: CountedName, query = '', call: Caller = admin): Promise<Counted> => (await ask(call, query)).parts[name]!;

/** Moves a record to another time, as if it had been added then; the books are told, as a write would. */
const date = async (table: string, resource: string, id: string, at: string) => {
  await world.database.pool.query(`update ${table} set created_at = $2 where id = $1`, [id, at]);
  await world.database.pool.query('update totals set revision = revision + 1 where resource = $1', [resource]);
};

describe('who sees what', () => {
  const catalogue = ['item', 'category', 'tag'];
  test.each([
    ['an admin, all of it', 'admin', [...catalogue, 'user', 'entity', 'clientsubsheader']],
    ['a creator, what is sold and oneself', 'creator', [...catalogue, 'user', 'entity', 'clientsubsheader']],
    ['a member, the catalogue and oneself', 'member', [...catalogue, 'user']],
  ] as const)('%s', async (_, person, names) => {
    const found = await ask(world.as(person));
    expect(kindsIn(found)).toEqual(names);
    expect(found.parts.user!.total).toBe(person === 'admin' ? 3 : 1);
  });

  test('a guest is asked to sign in', async () => {
    const answer = await world.as('anonymous')('GET', '/summary');
    expect([answer.status, errorsIn(answer)]).toEqual([401, ['session.missing']]);
  });

  test('someone without any permission sees oneself', async () => {
    const role = await build(admin, 'role', { permissions: [] });
    const somebody = await build(admin, 'user', { roles: [refTo(role)] });
    const found = await ask(await world.asUser(somebody.id));
    expect([kindsIn(found), found.parts.user!.total, found.parts.user!.shares]).toEqual([['user'], 1, undefined]);
  });

  test('names of categories are told only to who may list them', async () => {
    const held = recordsIn(await admin('GET', '/permissions?filter[q]=view%20items'))[0]!;
    const role = await build(admin, 'role', { permissions: [refTo(held)] });
    const somebody = await build(admin, 'user', { roles: [refTo(role)] });
    const found = await ask(await world.asUser(somebody.id));
    expect([kindsIn(found), 'shares' in found.parts.item!]).toEqual([['item', 'user'], false]);
  });

  test('an admin who looks on as a member sees what a member sees, and then again what an admin does', async () => {
    const roles = recordsIn(await admin('GET', '/roles?page[size]=100'));
    const named = (name: string) => roles.find(({ attributes }) => attributes!['name'] === name)!;
    const { id } = await build(admin, 'user', { roles: [refTo(named('admin'))] });
    const call = await world.asUser(id);
    await call('POST', '/me/view-as', { data: { type: 'view-as', relationships: { role: { data: refTo(named('member')) } } } });
    expect(kindsIn(await ask(call))).toEqual(['item', 'category', 'tag', 'user']);
    await call('DELETE', '/me/view-as');
    expect(kindsIn(await ask(call))).toContain('entity');
  });

  test('someone who has not proven the address yet reads it; who must set up a second step first does not; who was deactivated is signed out', async () => {
    const { pool } = world.database;
    const { id } = await build(admin, 'user', {});
    const call = await world.asUser(id);
    await pool.query('update users set email_verified_at = null where id = $1', [id]);
    expect((await (await world.asUser(id))('GET', '/summary')).status).toBe(200);
    const role = await build(admin, 'role', { two_step_required: true });
    await pool.query('insert into user_roles (user_id, role_id) values ($1, $2)', [id, role.id]);
    const refused = await (await world.asUser(id))('GET', '/summary');
    expect([refused.status, errorsIn(refused)]).toEqual([403, ['two_step.set_up_first']]);
    await admin('PATCH', `/users/${id}`, changeOf('user', id, { status: 'inactive' }));
    const ended = await call('GET', '/summary');
    expect([ended.status, errorsIn(ended)]).toEqual([401, ['session.expired']]);
  });

  test('a clinic’s own people see their clinic and its subscriptions, and of no other', async () => {
    const ours = await build(admin, 'entity');
    await build(admin, 'clientsubsheader', { entity: refTo(ours) });
    await build(admin, 'clientsubsheader');
    const somebody = await build(admin, 'user', { entity: refTo(ours) });
    const { parts } = await ask(await world.asUser(somebody.id));
    expect([parts.entity!.total, parts.clientsubsheader!.total, parts.clientsubsheader!.by_status]).toEqual([1, 1, { draft: 1 }]);
    expect((await partOf('clientsubsheader')).total).toBe(2);
  });
});

describe('the numbers', () => {
  test('weeks begin on Monday, the last is the present one', async () => {
    const { zone, today, weeks } = await ask(admin);
    expect([zone, today, weeks.length, weeks[0], weeks.at(-2), weeks.at(-1)]).toEqual([
      'Asia/Jakarta',
      '2026-11-18',
      12,
      '2026-08-31',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  /** Each with the weeks, counted from the last, in which Jakarta and Jayapura have it, and whether it is of the last thirty days or those before. */
  test.each([
    ['the last moment of Sunday in Jakarta', '2026-11-15T16:59:59.999Z', 1, 0, 'recent'],
    ['the first moment of Monday in Jakarta', '2026-11-15T17:00:00.000Z', 0, 0, 'recent'],
    ['the last moment of Sunday in Jayapura', '2026-11-15T14:59:59.999Z', 1, 1, 'recent'],
    ['the first moment of the thirty days', '2026-10-19T17:00:00.000Z', 4, 4, 'recent'],
    ['the moment before', '2026-10-19T16:59:59.999Z', 4, 4, 'before'],
    ['the first moment of the thirty days before', '2026-09-19T17:00:00.000Z', 9, 9, 'before'],
    ['the moment before those', '2026-09-19T16:59:59.999Z', 9, 9, 'neither'],
    ['the first moment of the first week', '2026-08-30T17:00:00.000Z', 11, 11, 'neither'],
    ['the moment before that', '2026-08-30T16:59:59.999Z', undefined, 11, 'neither'],
  ] as const)('%s counts where it belongs', async (_, at, jakarta, jayapura, span) => {
    const [before, farBefore] = [await partOf('tag'), await partOf('tag', '?zone=Asia/Jayapura')];
    const tag = await build(admin, 'tag');
    await date('tags', 'tag', tag.id, at);
    const [after, farAfter] = [await partOf('tag'), await partOf('tag', '?zone=Asia/Jayapura')];
    const grew = (one: Counted, other: Counted) => other.weekly.flatMap((count, week) => (count > one.weekly[week]! ? [11 - week] : []));
    expect([grew(before, after), grew(farBefore, farAfter)]).toEqual([jakarta, jayapura].map((week) => (week === undefined ? [] : [week])));
    expect({ total: after.total - before.total, recent: after.recent - before.recent, before: after.before - before.before }).toEqual({
      total: 1,
      recent: span === 'recent' ? 1 : 0,
      before: span === 'before' ? 1 : 0,
    });
    expect((await admin('DELETE', `/tags/${tag.id}`)).status).toBe(204);
    expect(await partOf('tag')).toEqual(before);
  });

  test('items by status and by category, the six largest and the rest; what is deleted counts nowhere', async () => {
    const shelves: ResourceObject[] = [];
    for (let at = 0; at < 8; at++) shelves.push(await build(admin, 'category', { name: `Shelf ${at}` }));
    for (const [at, shelf] of shelves.entries())
      for (let item = 0; item <= at; item++)
        await build(admin, 'item', { category: refTo(shelf), status: item === 0 ? 'published' : 'draft' });
    const gone = await build(admin, 'item', { category: refTo(shelves[7]!), status: 'archived' });
    await admin('DELETE', `/items/${gone.id}`);
    const { total, recent, before, by_status, shares, weekly } = await partOf('item');
    expect({ total, recent, before, by_status, others: shares!.others }).toEqual({
      total: 36,
      recent: 36,
      before: 0,
      by_status: { draft: 28, published: 8 },
      others: 3,
    });
    expect(shares!.top.map(({ id, name, count }) => [id, name, count])).toEqual(
      [7, 6, 5, 4, 3, 2].map((at) => [shelves[at]!.id, `Shelf ${at}`, at + 1]),
    );
    expect(weekly.reduce((sum, count) => sum + count, 0)).toBe(36);
  });

  test('users by status and role; one with two roles is in both', async () => {
    const before = (await partOf('user')).shares!.top;
    const roles = [await build(admin, 'role', { name: 'Analis' }), await build(admin, 'role', { name: 'Bidan' })];
    await build(admin, 'user', { roles: roles.map(refTo) });
    await build(admin, 'user', { roles: [refTo(roles[0]!)], status: 'inactive' });
    const { by_status, shares } = await partOf('user');
    const named = Object.fromEntries(shares!.top.map(({ name, count }) => [name, count]));
    expect([named['Analis'], by_status!['inactive']! >= 1, shares!.top.length >= before.length]).toEqual([2, true, true]);
  });
});

describe('what is asked again', () => {
  test('is answered without counting while nothing was written, on either server, and anew once something was', async () => {
    const there = world.as('admin', await world.another());
    await ask(admin);
    const again = await statementsDuring(() => admin('GET', '/summary'));
    expect(again.filter((text) => text.includes('width_bucket'))).toEqual([]);
    const { total } = await partOf('category', '', there);
    await build(admin, 'category');
    expect([(await partOf('category')).total, (await partOf('category', '', there)).total]).toEqual([total + 1, total + 1]);
  });

  test('with the ETag of before is answered 304, to the same person', async () => {
    const first = await admin('GET', '/summary');
    const etag = first.headers['etag']!;
    expect([first.headers['cache-control'], first.headers['vary']]).toEqual([
      'private, no-cache',
      expect.stringContaining('Authorization'),
    ]);
    const inject = (token: string) =>
      world.app.inject({
        method: 'GET',
        url: `${API}/summary`,
        headers: { accept: 'application/vnd.api+json', authorization: `Bearer ${token}`, 'if-none-match': etag },
      });
    const [known, other] = [await inject(world.tokenOf('admin')), await inject(world.tokenOf('member'))];
    expect([known.statusCode, known.body, other.statusCode]).toEqual([304, '', 200]);
    await build(admin, 'tag');
    expect((await inject(world.tokenOf('admin'))).statusCode).toBe(200);
  });

  test('a new name of a category is told at once', async () => {
    const [first] = (await partOf('item')).shares!.top;
    const { meta } = recordIn(await admin('GET', `/categories/${first!.id}`));
    const change = changeOf('category', first!.id, { name: 'Renamed' });
    await admin('PATCH', `/categories/${first!.id}`, { data: { ...change.data, meta } });
    expect((await partOf('item')).shares!.top[0]!.name).toBe('Renamed');
  });
});

test.each([
  ['an unknown zone', 'zone=Europe/Paris', ['query.invalid zone']],
  ['a prototype’s name', 'zone=constructor', ['query.invalid zone']],
  ['two zones', 'zone=Asia/Jakarta&zone=Asia/Makassar', ['query.invalid zone']],
  ['something else', 'zone=Asia/Jakarta&role=admin', ['query.unknown role']],
])('given %s, then it is refused', async (_, query, errors) => {
  const answer = await admin('GET', `/summary?${query}`);
  expect([answer.status, errorsIn(answer)]).toEqual([400, errors]);
});
