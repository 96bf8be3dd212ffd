/** The documents say what the code does: the table of settings is the settings, and each decision has a number of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '#server/config';

const table = Object.values(settings)
  .map(({ name, fallback, describe: words }) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${words} |`)
  .join('\n');

test('the README lists each setting with its default', () => {
  const between = /<!-- settings[^>]*-->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readFileSync('README.md', 'utf8'))?.[1];
  expect(between).toBe(`| variable | default | what it does |\n|---|---|---|\n${table}`);
});

test('every decision has a number of its own, in its name and in its heading', () => {
  const folder = path.join(process.cwd(), 'docs/decisions');
  const files = readdirSync(folder).sort();
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
  const headings = files.map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0]);
  expect(headings.map((heading) => Number(/^# (\d+)\. /.exec(heading!)?.[1]))).toEqual(files.map((_, at) => at + 1));
});
