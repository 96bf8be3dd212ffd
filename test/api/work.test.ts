/** One unit of work: what a hook writes of another resource is checked, versioned, counted and audited like any change, and shares its fate. */
import { Refusal } from '#server/refusal';
import type { Hooks } from '#server/repository/serverResource';
import { serverResources } from '#server/areas/resources';
import { build, changeOf, draftOf, someName } from '../build/records';
import { until } from '../build/until';
import { statementsDuring } from './statements';
import { errorsIn, startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';

let world: TestApi;
let admin: Caller;
beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

/** For one test, a category has these hooks as well. */
const withHooks = ({ before, after }: Pick<Hooks, 'before' | 'after'>): void => {
  const { hooks } = serverResources.category;
  jest.replaceProperty(serverResources.category as { hooks: Hooks }, 'hooks', {
    ...hooks,
    before: { ...hooks.before, ...before },
    after: { ...hooks.after, ...after },
  });
};

const tagValues = (name: string) => ({ name, color: '#0f766e' }) as const;

type Line = { id: string; action: string; resource: string; cause_id: string | null; actor_id: string; request_id: string };
const linesOf = async (...ids: string[]): Promise<Line[]> =>
  (
    await world.database.pool.query<Line>(
      'select id, action, resource, cause_id, actor_id, request_id from audit where record_id = any($1::uuid[]) order by at, resource, id',
      [ids],
    )
  ).rows;

const addCategory = async (name = someName()) => admin('POST', '/categories', await draftOf(admin, 'category', { name }));
const tagsNamed = async (name: string) => admin('GET', `/tags?filter[q]=${encodeURIComponent(name)}`);
const totalOf = async (path: string): Promise<number> => (await admin('GET', path)).document.meta!.page!.total;

describe('given a category that has a tag of its own, which its hooks add, rename and delete with it', () => {
  const own = new Map<string, string>();
  beforeEach(() =>
    withHooks({
      after: {
        add: async (work, id, { name }) => void own.set(id, await work.add('tag', tagValues(String(name)))),
        update: async (work, { id }, { name }) => void (name && (await work.update('tag', own.get(id)!, { name: String(name) }))),
        destroy: async (work, { id }) => work.destroy('tag', [own.get(id)!]),
      },
    }),
  );

  test('when it is added, then the tag is there in its first version, is counted, and its line names the category’s', async () => {
    const [name, before] = [someName(), await totalOf('/tags')];
    const category = recordIn(await addCategory(name));
    const [tag, ...others] = recordsIn(await tagsNamed(name));
    expect([others, tag!.attributes!['name'], tag!.meta]).toEqual([[], name, { version: 1 }]);
    expect(await totalOf('/tags')).toBe(before + 1);
    const [cause, line] = await linesOf(category.id, tag!.id);
    expect(cause).toMatchObject({ action: 'add', resource: 'category', cause_id: null });
    expect(line).toMatchObject({
      action: 'add',
      resource: 'tag',
      cause_id: cause!.id,
      actor_id: world.idOf('admin'),
      request_id: cause!.request_id,
    });
    const told = recordsIn(await admin('GET', `/audit?filter[cause_id]=${cause!.id}`));
    expect(told.map(({ attributes }) => [attributes!['resource'], attributes!['record_id'], attributes!['cause_id']])).toEqual([
      ['tag', tag!.id, cause!.id],
    ]);
  });

  test('when it is renamed and deleted, then so is the tag, each with its line and its version', async () => {
    const category = recordIn(await addCategory());
    const [tagId, next] = [own.get(category.id)!, someName()];
    await admin('PATCH', `/categories/${category.id}`, changeOf('category', category.id, { name: next }));
    expect(recordIn(await admin('GET', `/tags/${tagId}`))).toMatchObject({ attributes: { name: next }, meta: { version: 2 } });
    const before = await totalOf('/tags');
    expect((await admin('DELETE', `/categories/${category.id}`)).status).toBe(204);
    expect([(await admin('GET', `/tags/${tagId}`)).status, await totalOf('/tags')]).toEqual([404, before - 1]);
    const lines = await linesOf(category.id, tagId);
    const causes = lines.filter(({ resource }) => resource === 'category');
    expect(lines.filter(({ resource }) => resource === 'tag').map(({ action, cause_id }) => [action, cause_id])).toEqual(
      causes.map(({ action, id }) => [action, id]),
    );
  });

  test('when the tag must stay as an item carries it, then the category stays too', async () => {
    const category = recordIn(await addCategory());
    await build(admin, 'item', { tags: [{ type: 'tags', id: own.get(category.id)! }] });
    const refused = await admin('DELETE', `/categories/${category.id}`);
    expect([refused.status, errorsIn(refused)]).toEqual([409, ['tag.in_use']]);
    expect((await admin('GET', `/categories/${category.id}`)).status).toBe(200);
  });

  test('when the tag’s name is taken, then both are refused, with the pointer of the tag', async () => {
    const { name } = (await build(admin, 'tag')).attributes as { name: string };
    const refused = await addCategory(name.toUpperCase());
    expect([refused.status, errorsIn(refused)]).toEqual([422, ['taken /data/attributes/name']]);
    expect(recordsIn(await admin('GET', `/categories?filter[q]=${encodeURIComponent(name)}`))).toEqual([]);
  });

  test('then adding it costs the tag’s own checks and row, and nothing more', async () => {
    const draft = await draftOf(admin, 'category');
    const withTag = await statementsDuring(() => admin('POST', '/categories', draft));
    jest.restoreAllMocks();
    const other = await draftOf(admin, 'category');
    const alone = await statementsDuring(() => admin('POST', '/categories', other));
    // The checks and the row of the tag; and the category is read again, as its hook may have changed it.
    expect(withTag.length - alone.length).toBe(3);
  });
});

test('given a hook that writes and then refuses, then nothing remains: no row, no line, no total', async () => {
  const name = someName();
  withHooks({
    after: {
      add: async (work) => {
        await work.add('tag', tagValues(name));
        throw new Refusal([{ code: 'not_an_option', pointer: '/data/attributes/name' }]);
      },
    },
  });
  const state = async () => [await totalOf('/tags'), await totalOf('/categories'), await totalOf('/audit')];
  const before = await state();
  expect(errorsIn(await addCategory())).toEqual(['not_an_option /data/attributes/name']);
  expect([await state(), recordsIn(await tagsNamed(name))]).toEqual([before, []]);
});

test('given a hook whose values are wrong, then it is refused with all of their problems at once', async () => {
  withHooks({ before: { add: async (work, values) => (await work.add('tag', { name: '', color: 'green' }), values) } });
  const refused = await addCategory();
  expect([refused.status, errorsIn(refused)]).toEqual([422, ['required /data/attributes/name', 'invalid_color /data/attributes/color']]);
});

test('given a hook that reads what it has just written, then it sees it, and what is undone is nobody else’s total', async () => {
  const name = someName();
  const seen: unknown[] = [];
  withHooks({
    after: {
      add: async (work) => {
        const before = (await work.read('tag', {})).total;
        const id = await work.add('tag', tagValues(name));
        const tag = await work.read('tag', id, ['name']);
        const found = await work.read('tag', { q: name });
        seen.push(
          tag,
          found.total,
          found.records.map((one) => one.color),
          (await work.read('tag', {})).total - before,
        );
        throw new Refusal([{ code: 'not_an_option' }]);
      },
    },
  });
  await addCategory();
  expect(seen).toEqual([{ id: expect.any(String), version: 1, name }, 1, ['#0f766e'], 1]);
  const after = await tagsNamed(name);
  expect([recordsIn(after), after.document.meta!.page!.total]).toEqual([[], 0]);
});

test('given two who add at once what must be unique, each from a hook, then the second is refused with its pointer', async () => {
  const [name, first, second] = [someName(), someName(), someName()];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let isAdded = false;
  withHooks({
    after: {
      add: async (work, _, values) => {
        await work.add('tag', tagValues(name));
        isAdded = true;
        if (values['name'] === first) await gate;
      },
    },
  });
  const one = addCategory(first);
  await until(() => isAdded);
  const other = addCategory(second);
  const isWaiting = async () => (await world.database.pool.query('select from pg_locks where not granted')).rowCount! > 0;
  await until(isWaiting);
  open();
  expect((await one).status).toBe(201);
  const refused = await other;
  expect([refused.status, errorsIn(refused)]).toEqual([422, ['taken /data/attributes/name']]);
  expect(recordsIn(await tagsNamed(name))).toHaveLength(1);
});
