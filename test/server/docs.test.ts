/** The documents say what the code does: the README's table of settings is the settings. */
import { readFileSync } from 'node:fs';
import { settings } from '#server/config';

const table = Object.values(settings)
  .map(({ name, fallback, describe: words }) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${words} |`)
  .join('\n');

test('the README lists each setting with its default', () => {
  const between = /<!-- settings[^>]*-->\n([\s\S]*?)\n<!-- \/settings -->/.exec(readFileSync('README.md', 'utf8'))?.[1];
  expect(between).toBe(`| variable | default | what it does |\n|---|---|---|\n${table}`);
});
