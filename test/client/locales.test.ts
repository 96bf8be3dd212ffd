/** @jest-environment node */
/** Both languages are whole: the same files, keys, placeholders and plural forms, and nothing left empty. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '#shared/locale';

const folder = (language: string) => path.join(process.cwd(), 'src/client/locales', language);
const files = (language: string) => readdirSync(folder(language)).sort();

type Words = { readonly [key: string]: string | Words };

const wordsOf = async (language: string, file: string) => ((await import(path.join(folder(language), file))) as { default: Words }).default;

const flat = (words: Words, above = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[above + key, value]] : flat(value, `${above}${key}.`)));

/** What a sentence is filled with, and what it marks: `{{name}}`, `$t(…)`, `<1>`. */
const slots = (text: string) => [...text.matchAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>/g)].map(([slot]) => slot).sort();

test('both languages have the same files', () => {
  expect(files('en')).toEqual(files('id'));
});

describe.each(files('id'))('%s', (file) => {
  test('has the same keys and plural forms', async () => {
    const [id, en] = await Promise.all(languages.map(async (language) => flat(await wordsOf(language, file)).map(([key]) => key).sort()));
    expect(en).toEqual(id);
  });

  test('fills the same places', async () => {
    const id = new Map(flat(await wordsOf('id', file)));
    const differing = flat(await wordsOf('en', file)).filter(([key, text]) => String(slots(text)) !== String(slots(id.get(key) ?? '')));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test.each(languages)('says something everywhere in %s', async (language) => {
    const silent = flat(await wordsOf(language, file)).filter(([, text]) => !text.trim() || text !== text.trim());
    expect(silent).toEqual([]);
  });

  test('of a plural has all forms that its language needs', async () => {
    const keys = flat(await wordsOf('en', file)).map(([key]) => key);
    const lonely = keys.filter((key) => /_(one|other)$/.test(key)).filter((key) => !keys.includes(key.replace(/_(one|other)$/, (_, form) => (form === 'one' ? '_other' : '_one'))));
    expect(lonely).toEqual([]);
  });
});
