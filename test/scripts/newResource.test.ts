/** `npm run new:resource`, run in a copy of the project: what it writes compiles, is formatted, is served, and reaches a database that is in use. @long */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { freshDatabase } from '../server/db/withDatabase';
import { serverVariable } from '../server/db/testServer';
import { at, program, scaffold, sources } from './projectCopy';

test.each<[words: string[], sentence: string]>([
  [[], 'Say what it is called'],
  [['catalogue/price-list', '/price-lists', '/credits'], 'Say what it is called'],
  [['catalogue/supplier', '--force'], 'Say what it is called'],
  [['catalogue/supplier', '--of', 'hospital'], 'Say what it is called'],
  [['catalogue/supplier', '--of'], 'Say what it is called'],
  [['catalogue/Supplier'], "“Supplier” can't be a resource's name"],
  [['catalogue/priceList'], "“priceList” can't be a resource's name"],
  [['catalogue/credit--note'], "“credit--note” can't be a resource's name"],
  [['catalogue/a'.repeat(31)], 'at most 30 characters'],
  [['catalogue/bed2'], "“bed2” can't be a resource's name"],
  [['catalogue/../supplier'], "can't be a resource's name"],
  [['catalogue/supplier', '--path', '/Vendors'], "“/Vendors” can't be its path"],
  [['catalogue/module'], 'The resource “module” exists already'],
  [['catalogue/tag'], 'The resource “tag” exists already'],
  [['catalogue/class'], '“class” is a word of TypeScript'],
  [['catalogue/links'], '“links” is kept by JSON:API'],
  [['catalogue/session'], '“session” means something else'],
  [['catalogue/region'], '“region” means something else'],
  [['catalogue/auth'], 'The store has a flow “auth” already: src/client/areas/flows.ts'],
  [['catalogue/reset-link'], 'The store has a flow “resetLink” already: src/client/areas/flows.ts'],
  [['supplier'], 'Say which area it belongs to, before a slash: “billing/supplier”. There are billing, cashier, catalogue, clients'],
  [['pharmacy/supplier'], 'Say which area it belongs to'],
  [['catalogue/reset'], 'The store has a flow “reset” already: src/client/areas/flows.ts'],
  [['catalogue/figure', '--path', '/summary'], 'The path “/summary” is taken by src/shared/endpoints/reference.ts'],
  [['catalogue/shelf', '--path', '/categories'], 'The path “/categories” is taken by src/shared/areas/catalogue/resources/category.ts'],
  [['catalogue/audience', '--path', '/audit'], 'The path “/audit” is taken by src/shared/areas/oversight/resources/audit.ts'],
  [['catalogue/abacus', '--path', '/counters'], 'The table “counters” is made already by src/server/db/migrations/0007_counters.ts'],
  [['catalogue/chosen-tag', '/item-tags'], 'The table “item_tags” is made already by src/server/db/migrations/0005_catalogue.ts'],
  [['catalogue/purchase', '--path', '/order'], '“order” is a word of SQL'],
])('given new:resource %j, then it is refused with a sentence and nothing is written', (words, sentence) => {
  const before = sources();
  expect(scaffold(...words)).toEqual({ status: 1, said: expect.stringContaining(sentence) });
  expect(sources()).toEqual(before);
});

test('given a file whose place for the line was changed, then it is named and nothing is written', () => {
  const registry = at('src/shared/areas/catalogue/index.ts');
  const text = readFileSync(registry, 'utf8');
  writeFileSync(registry, text.replace('export const catalogue =', 'export const catalog ='));
  const before = sources();
  expect(scaffold('catalogue/price-list')).toEqual({
    status: 1,
    said: expect.stringMatching(/^src\/shared\/areas\/catalogue\/index\.ts has changed: .* Nothing was written\.\n$/s),
  });
  expect(sources()).toEqual(before);
  writeFileSync(registry, text);
});

/** A day of a price list, through the API of the copy. */
const day = `
import { startTestApi, recordsIn, type TestApi } from './testApi';
let world: TestApi;
beforeAll(async () => {
  world = await startTestApi();
});
afterAll(() => world.close());
test('priceList: an admin adds, lists, edits and deletes one', async () => {
  const admin = world.as('admin');
  const draft = { type: 'price-lists', attributes: { name: 'CN-1' } };
  const added = await admin('POST', '/price-lists', { data: draft });
  expect(added.status).toBe(201);
  const [listed] = recordsIn(await admin('GET', '/price-lists?filter[q]=cn-1&sort=name'));
  expect(listed).toMatchObject({ ...draft, meta: { version: 1 } });
  const at = '/price-lists/' + listed!.id;
  const data = { type: 'price-lists', id: listed!.id, attributes: { name: 'CN-2' }, meta: { version: 1 } };
  expect((await admin('PATCH', at, { data })).status).toBe(200);
  expect((await admin('POST', '/price-lists', { data: { ...draft, attributes: { name: 'cn-2' } } })).document).toMatchObject({
    errors: [{ code: 'taken', source: { pointer: '/data/attributes/name' } }],
  });
  expect((await admin('DELETE', at)).status).toBeLessThan(300);
  expect(recordsIn(await admin('GET', '/price-lists'))).toEqual([]);
  const lines = recordsIn(await admin('GET', '/audit?filter[resource]=priceList'));
  expect(lines.map(({ attributes }) => attributes!['action']).sort()).toEqual(['add', 'destroy', 'update']);
});
`;

describe('given a price list, and rooms of a clinic with a page for one of them', () => {
  let said: string;
  let ofRooms: string;
  const written = [
    'src/shared/areas/catalogue/resources/priceList.ts',
    'src/client/areas/catalogue/screens/priceList/words.id.ts',
    'src/client/areas/catalogue/screens/priceList/words.en.ts',
    expect.stringMatching(/^src\/server\/db\/migrations\/\d{4}_price_lists\.ts$/) as string,
    'src/shared/areas/catalogue/index.ts',
    'src/client/areas/catalogue/modules.ts',
    'src/server/db/migrations/index.ts',
  ];
  const files = (text = said): string[] =>
    text
      .split('\n\n')[0]!
      .split('\n')
      .map((line) => line.trim());
  beforeAll(() => {
    ofRooms = scaffold('clinic/room', '--of', 'entity', '--show').said;
    said = scaffold('catalogue/price-list').said;
  });

  test('it says what it wrote, four new files and three lists, and what only a person can decide', () => {
    expect(files()).toEqual(written);
    for (const decision of ['its Indonesian name', 'its attributes', 'who may do what', 'their group in the menu']) {
      expect(said.split('What only you can decide:')[1]).toContain(decision);
    }
  });

  test('of a clinic’s own it writes the server’s half, too, and says what the clinic’s roles may do', () => {
    expect(files(ofRooms)).toEqual([
      'src/shared/areas/clinic/resources/room.ts',
      'src/server/areas/clinic/resources/room.ts',
      'src/client/areas/clinic/screens/room/words.id.ts',
      'src/client/areas/clinic/screens/room/words.en.ts',
      expect.stringMatching(/^src\/server\/db\/migrations\/\d{4}_rooms\.ts$/),
      'src/shared/areas/clinic/index.ts',
      'src/client/areas/clinic/modules.ts',
      'src/server/db/migrations/index.ts',
      'src/server/areas/resources.ts',
    ]);
    expect(readFileSync(at('src/shared/areas/clinic/resources/room.ts'), 'utf8')).toContain("show: { at: 'detail' },");
    expect(readFileSync(at('src/shared/areas/clinic/resources/room.ts'), 'utf8')).toContain(
      "roles: { admin_klinik: ['view', 'create', 'edit', 'delete'] },",
    );
    expect(ofRooms).toContain('which feature it belongs to');
  });

  test('written again after its files were removed, no line is there twice', () => {
    const before = sources();
    for (const file of files().slice(0, 4)) rmSync(at(file));
    expect(scaffold('catalogue/price-list', '/price-lists').status).toBe(0);
    expect(sources()).toEqual(before);
  });

  test('it is formatted as everything else is', async () => {
    await program('prettier/bin/prettier.cjs', ['--check', ...files(), ...files(ofRooms)]);
  });

  test('it compiles, its table is as it is declared, and every verb answers every person as its rules say', async () => {
    writeFileSync(at('test/api/priceList.test.ts'), day);
    const named = 'priceList|room|given (the declarations|our migrations|a new database)';
    const chosen = ['declaration', 'conformance', 'priceList', 'rowLevelSecurity', 'db/(migrate|seed)'];
    const jest = ['--selectProjects', 'shared', 'server', '--testPathPatterns', ...chosen, '-t', named, '--json'];
    const compiled = program('@typescript/native/bin/tsc', ['-b', 'src/shared', 'src/server', 'src/client']);
    const tested = program('jest/bin/jest.js', jest, { TEST_DATABASE_URL: process.env[serverVariable] });
    // Both to their end, whatever the other says: the folder goes when we do.
    await Promise.allSettled([compiled, tested]);
    await compiled;
    // Five verbs, each asked by seven people.
    const { testResults } = JSON.parse(await tested) as {
      testResults: { assertionResults: { title: string; fullName: string; status: string }[] }[];
    };
    const passed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed');
    expect(passed.filter(({ title }) => /^priceList: (list|get|add|update|destroy) by /.test(title))).toHaveLength(35);
    expect(passed.filter(({ title }) => /^room: (list|get|add|update|destroy) by /.test(title))).toHaveLength(35);
    expect(passed.filter(({ fullName }) => /\broom\b.* then it is (not read|in no list|neither changed)/.test(fullName))).toHaveLength(3);
    expect(passed.map(({ title }) => title)).toContain('priceList: an admin adds, lists, edits and deletes one');
    expect(passed.map(({ title }) => title)).toContainEqual(expect.stringContaining('every attribute and to-one relation has its column'));
  }, 600_000);

  test('a database in use gets its table and its permissions, and the admin holds them', async () => {
    const database = await freshDatabase();
    const start = `import { prepareDatabase } from '#server/db/prepare';
      const closers = [];
      await prepareDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '', seedPassword: undefined, secretKey: ['a key of this test, thirty-two letters long'] }, closers, { progress: () => {} });
      for (const close of closers) await close();`;
    writeFileSync(at('test/start.ts'), start);
    try {
      await program('tsx/dist/cli.mjs', ['--tsconfig', 'test/tsconfig.json', 'test/start.ts'], { DATABASE_URL: database.url });
      const { rows } = await database.pool.query<{ name: string; roles: string[] }>(
        `select p.name, array_agg(r.name) as roles from permissions p join role_permissions rp on rp.permission_id = p.id
         join roles r on r.id = rp.role_id where p.resource = 'price-lists' group by p.name order by p.name`,
      );
      expect(rows).toEqual(['create', 'delete', 'edit', 'view'].map((action) => ({ name: `${action} price-lists`, roles: ['admin'] })));
      expect((await database.pool.query('select * from price_lists')).rows).toEqual([]);
    } finally {
      await database.close();
    }
  }, 60_000);
});
