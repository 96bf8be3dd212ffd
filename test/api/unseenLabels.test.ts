/** The audit and the trash name a record, and tell its values, only to people who may see that record as it stands. Rule: PRV-17. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, refTo } from '../build/records';
import { startTestApi, recordIn, recordsIn, type Caller, type TestApi } from './testApi';
import { statementsDuring } from './statements';

let world: TestApi;
let admin: Caller;
let melati: ResourceObject;
const people = new Map<string, Caller>();
const items = new Map<string, ResourceObject>();

/** Somebody whose one role holds just these permissions. */
const holding = async (names: readonly string[], more: object = {}): Promise<Caller> => {
  const held = await Promise.all(
    names.map(async (name) =>
      recordsIn(await admin('GET', `/permissions?filter[q]=${encodeURIComponent(name)}`)).find((one) => one.attributes!['name'] === name)!,
    ),
  );
  const role = await build(admin, 'role', { permissions: held.map(refTo) });
  return world.asUser((await build(admin, 'user', { roles: [refTo(role)], ...more })).id);
};

const deleted = async (...ids: string[]): Promise<string> =>
  recordIn(await admin('POST', '/items/deletions', { data: { type: 'deletions', attributes: { ids } } })).id;

beforeAll(async () => {
  world = await startTestApi();
  admin = world.as('admin');
  const category = refTo(await build(admin, 'category', { name: 'Perban' }));
  const rows = [
    ['rahasia', 'draft'],
    ['terbuka', 'published'],
    ['buangan rahasia', 'archived'],
    ['buangan terbuka', 'published'],
    ['musnah', 'published'],
  ];
  for (const [name, status] of rows) items.set(name!, await build(admin, 'item', { name: `Kasa ${name}`, status, category }));
  await deleted(items.get('buangan rahasia')!.id);
  await deleted(items.get('buangan terbuka')!.id);
  await world.database.pool.query('delete from items where id = $1', [items.get('musnah')!.id]);
  melati = await build(admin, 'entity', { name: 'Klinik Melati' });
  const looking = ['view audit', 'view trash'];
  people.set('somebody without the right to items', await holding(looking));
  people.set('somebody who may view items', await holding([...looking, 'view items', 'view tags']));
  people.set('somebody who writes items', await holding([...looking, 'view items', 'edit items']));
  people.set('somebody of Klinik Melati', await holding(looking, { entity: refTo(melati) }));
  people.set('an admin', admin);
});
afterAll(() => world.close());

const everything = ['rahasia', 'terbuka', 'buangan rahasia', 'buangan terbuka', 'musnah'];
const seen: readonly [string, readonly string[]][] = [
  ['somebody without the right to items', []],
  ['somebody who may view items', ['terbuka', 'buangan terbuka']],
  ['somebody who writes items', everything],
  ['an admin', everything],
];

describe.each(seen)('given lines about items, when %s reads the audit', (person, names) => {
  const rows = everything.map((name) => [name, names.includes(name)] as const);

  test.each(rows)('then the line of “%s” tells of it: %s', async (name, told) => {
    const { id } = items.get(name)!;
    const call = people.get(person)!;
    const [listed] = recordsIn(await call('GET', `/audit?filter[record_id]=${id}&filter[action]=add`));
    const whole = { record_label: `Kasa ${name}`, after: { name: `Kasa ${name}` }, withheld: false };
    expect(listed!.attributes).toMatchObject(told ? whole : { record_label: null, before: null, after: null, withheld: true });
    expect(recordIn(await call('GET', `/audit/${listed!.id}`))).toEqual(listed);
  });

  // Each twice: the second total may be a remembered one.
  test.each(everything)('then a search for “%s” finds what they may see', async (name) => {
    const found = everything.filter((one) => names.includes(one) && one.includes(name)).map((one) => `Kasa ${one}`);
    for (const round of [1, 2]) {
      const answer = await people.get(person)!('GET', `/audit?filter[action]=add&filter[q]=${name}`);
      const labels = recordsIn(answer).map(({ attributes }) => attributes!['record_label']);
      expect([round, labels.sort(), answer.document.meta!.page!.total]).toEqual([round, found.sort(), found.length]);
    }
  });
});

test('given a client, then the audit names it to its own people, and no other client', async () => {
  const anggrek = await build(admin, 'entity', { name: 'Klinik Anggrek' });
  const labels = async (person: string) =>
    Promise.all(
      [melati, anggrek].map(async ({ id }) => {
        const [line] = recordsIn(await people.get(person)!('GET', `/audit?filter[record_id]=${id}`));
        return line!.attributes!['record_label'];
      }),
    );
  expect(await labels('somebody of Klinik Melati')).toEqual(['Klinik Melati', null]);
  expect(await labels('somebody without the right to items')).toEqual([null, null]);
});

test('given what somebody did themselves, then their lines tell them of it, and lines of others do not', async () => {
  const call = await holding(['view audit', 'create permissions']);
  const own = await build(call, 'permission', { name: 'view own' });
  const other = await build(admin, 'permission', { name: 'view other' });
  const told = async ({ id }: ResourceObject) => {
    const [line] = recordsIn(await call('GET', `/audit?filter[record_id]=${id}`));
    return [line!.attributes!['record_label'], line!.attributes!['withheld']];
  };
  expect([await told(own), await told(other)]).toEqual([
    ['view own', false],
    [null, true],
  ]);
});

test('given an item that is published and is a draft again, then its lines are told and withheld at once', async () => {
  const { id } = await build(admin, 'item', { name: 'Plester baru', status: 'draft' });
  const reader = people.get('somebody who may view items')!;
  const told = async (status: string) => {
    await admin('PATCH', `/items/${id}`, changeOf('item', id, { status }));
    const answer = await reader('GET', '/audit?filter[q]=plester baru');
    return [recordsIn(answer).length, answer.document.meta!.page!.total];
  };
  expect([await told('published'), await told('archived')]).toEqual([
    [2, 2],
    [0, 0],
  ]);
});

test('given an act without a record, then the audit withholds nothing that is not there', async () => {
  await world.as('member')('POST', '/me/exports', { data: { type: 'exports', attributes: { resource: 'tag' } } });
  const [line] = recordsIn(await people.get('somebody who may view items')!('GET', '/audit?filter[action]=exported'));
  expect(line!.attributes).toMatchObject({ record_label: null, after: { count: 0 }, withheld: false });
});

describe('given one deletion of items of which the first three are drafts', () => {
  let id: string;
  beforeAll(async () => {
    const ids: string[] = [];
    for (const name of ['Ampul', 'Botol', 'Corong']) ids.push((await build(admin, 'item', { name, status: 'draft' })).id);
    for (const name of ['Dasi', 'Ember']) ids.push((await build(admin, 'item', { name, status: 'published' })).id);
    id = await deleted(...ids);
    await deleted((await build(admin, 'item', { name: 'Folio', status: 'published' })).id);
  });

  const rows: readonly [string, string | null, number, readonly string[]][] = [
    ['somebody without the right to items', null, 0, []],
    ['somebody who may view items', 'Dasi, Ember', 2, ['dasi']],
    ['somebody who writes items', 'Ampul, Botol, Corong', 5, ['ampul']],
    ['an admin', 'Ampul, Botol, Corong', 5, ['ampul']],
  ];
  test.each(rows)('when %s opens the trash, then it names %s and counts %i', async (person, label, count, words) => {
    const call = people.get(person)!;
    const one = recordIn(await call('GET', `/trash/${id}`));
    expect(one.attributes).toMatchObject({ label, count });
    const list = recordsIn(await call('GET', '/trash?filter[resource]=item&sort=-created_at'));
    expect(list.find((each) => each.id === id)!.attributes).toMatchObject({ label, count });
    for (const word of ['ampul', 'dasi']) {
      const found = await call('GET', `/trash?filter[q]=${word}`);
      expect([word, recordsIn(found).map((each) => each.id), found.document.meta!.page!.total]).toEqual([
        word,
        words.includes(word) ? [id] : [],
        words.includes(word) ? 1 : 0,
      ]);
    }
  });

  test('when it is sorted by the number, then the order is that of the numbers that are shown', async () => {
    const counts = recordsIn(await people.get('somebody who may view items')!('GET', '/trash?sort=-count')).map(
      ({ attributes }) => attributes!['count'],
    );
    expect(counts).toEqual([...counts].sort((a, b) => Number(b) - Number(a)));
    expect(counts).toContain(0);
  });
});

test.each(['/audit?filter[q]=kasa', '/trash?filter[q]=kasa'])(
  'given an admin, when they read %s, then no statement asks which records they may see',
  async (path) => {
    const asked = await statementsDuring(() => admin('GET', path));
    expect(asked.filter((text) => text.includes('from "items"'))).toEqual([]);
  },
);
