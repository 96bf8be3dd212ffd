/** `npm run replay` as a person runs it, on files of their own. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readLog } from './log';

const folder = mkdtempSync(join(tmpdir(), 'nadi-sessions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.mjs', ...words], {
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

const added = readLog(readFileSync('test/journeys/refused-save.json', 'utf8')).actions.find(({ type }) => type === 'category/add')!;
const { name } = added.payload as { readonly name: string };
const good = join(folder, 'good.json');
const bad = join(folder, 'bad.json');
beforeAll(() => {
  copyFileSync('test/journeys/refused-save.json', good);
  const session = JSON.stringify({ nadi: 'session', version: 1, ...readLog(readFileSync(good, 'utf8')) });
  writeFileSync(bad, session.replace(`"name":"${name}","description"`, '"name":"Bands","description"'));
  writeFileSync(`${good}.gz`, gzipSync(readFileSync(good)));
});

test('a session that comes out equal passes; its name is meant from where the person is', () => {
  const what = "18 actions, 7 of them people's";
  expect(run('good.json', 'good.json.gz')).toEqual({
    status: 0,
    said: expect.stringMatching(new RegExp(`^✓ good\\.json: ${what}.*\n✓ good\\.json\\.gz: ${what}`)),
  });
});

test('one that does not says so, shrinks to a file that still fails, and can be taken for right', () => {
  expect(run('good.json', 'bad.json')).toEqual({
    status: 1,
    said: expect.stringContaining(`payload.records.categories.0.name: expected "Bands", came "${name}"`),
  });
  expect(run('bad.json', '--shrink')).toEqual({ status: 1, said: expect.stringContaining(`1. category/add (name "${name}")`) });
  expect(existsSync(join(folder, 'bad.shrunk.json'))).toBe(true);
  expect(run('bad.shrunk.json').status).toBe(1);
  expect(run('bad.json', '--update').status).toBe(0);
  expect(run('bad.json').status).toBe(0);
});

test('a freshly started app answers in place of the file', () => {
  expect(run('good.json', '--live')).toEqual({ status: 0, said: expect.stringMatching(/^✓ good\.json: 18 actions/) });
}, 120_000);

test.each([
  ['no file', [], /npm run replay FILE/],
  ['a file that is not there', ['missing.json'], /missing\.json.* is not there/],
  ['an unknown option', ['good.json', '--gauze'], /--gauze/],
])('given %s, it says what to do', (_, words, said) => {
  expect(run(...words)).toEqual({ status: 1, said: expect.stringMatching(said) });
});
