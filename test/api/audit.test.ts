/** The audit: each change has its line, with what was before and after, and nobody can change or delete it. */
import { build, changeOf, refTo } from '../build/records';
import { makeWorld, recordIn, type Caller, type World } from './world';

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await makeWorld();
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
