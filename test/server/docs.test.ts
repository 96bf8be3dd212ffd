/** The documents say what the code does: the table of settings is the settings, and each decision has a number of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '#server/config';

const table = Object.values(settings)
  .map(({ name, fallback, describe: words }) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${words} |`)
  .join('\n');

test('docs/operations.md lists each setting with its default', () => {
  const between = /<!-- settings[^>]*-->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1];
  expect(between).toBe(`| variable | default | what it does |\n|---|---|---|\n${table}`);
});

test('every decision has a number of its own, in its name and in its heading', () => {
  const folder = path.join(process.cwd(), 'docs/decisions');
  const files = readdirSync(folder).sort();
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
  const headings = files.map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0]);
  expect(headings.map((heading) => Number(/^# (\d+)\. /.exec(heading!)?.[1]))).toEqual(files.map((_, at) => at + 1));
});

/** All files of the project under the folders that documents name. */
const files = ['src', 'test', 'scripts', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
);

/** What a text names: `test/e2e/list` stands for every file whose path starts so. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/[`' ]((?:src|test|scripts|docs)\/[\w./-]*\w)(?=[`' ])/g)].map(([, name]) => name!);

test.each([
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'docs/inbound-mail.md',
  'docs/operations.md',
  'docs/security.md',
  'scripts/test.mjs',
])('%s names only files that are there', (document) => {
  const named = namedIn(readFileSync(document, 'utf8'));
  expect(named.filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});
