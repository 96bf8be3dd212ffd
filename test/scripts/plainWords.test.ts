/** The words that the glossary names as hard to read are not in src: neither in names nor in comments. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const table = /## Words that code does not use\n[\s\S]*?\n\|---\|---\|\n([\s\S]*?)\n\n/.exec(readFileSync('docs/glossary.md', 'utf8'))![1]!;
const words = table.split('\n').flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!));

/** What people read on a screen, and migrations, which are never edited. */
const exempt = /(^|\/)(words|locales)\/|\/words\.(id|en)\.ts$|\/migrations\/\d|mailTexts\.ts$/;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && !exempt.test(name));

test('the glossary names words to leave out', () => {
  expect(words.length).toBeGreaterThan(5);
});

test.each(words)('given the word %s, then no file of src has it', (word) => {
  const whole = new RegExp(`(?<![\\w-])${word}(?![\\w-])`, /^[a-z ]+$/.test(word) ? 'i' : '');
  expect(files.filter((name) => whole.test(readFileSync(path.join('src', name), 'utf8')))).toEqual([]);
});
