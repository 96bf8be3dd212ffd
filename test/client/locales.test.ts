/** @jest-environment node */
/** Both languages are whole: the same files, keys, placeholders and plural forms, and nothing left empty. */
import path from 'node:path';
import { errors } from '#shared/errors';
import { languages } from '#shared/locale';
import { isOfResource, wordFiles as files, wordsOf, type Words } from './wordFiles';

const flat = (words: Words, above = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : flat(value, `${above}${key}.`),
  );

/** What a sentence is filled with, and what it marks: `{{name}}`, `$t(…)`, `<1>`. */
const slots = (text: string) =>
  [...text.matchAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>/g)]
    // English has several forms of a noun where Indonesian has one.
    .map(([slot]) => slot.replace(/^\{\{(one|One|several|Several|a)\}\}$/, '{{noun}}'))
    .sort();

test('both languages have the same files', () => {
  expect(files('en')).toEqual(files('id'));
});

describe.each(files('id'))('%s', (file) => {
  test('has the same keys; English adds a form for one', async () => {
    const [id, en] = await Promise.all(
      languages.map(async (language) =>
        flat(await wordsOf(language, file))
          .map(([key]) => key)
          .sort(),
      ),
    );
    expect(en!.filter((key) => !key.endsWith('_one'))).toEqual(id);
  });

  test('fills the same places', async () => {
    const id = new Map(flat(await wordsOf('id', file)));
    const differing = flat(await wordsOf('en', file)).filter(
      ([key, text]) => String(slots(text)) !== String(slots(id.get(key.replace(/_one$/, '')) ?? '')),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test.each(languages)('says something everywhere in %s', async (language) => {
    const silent = flat(await wordsOf(language, file)).filter(([, text]) => !text.trim() || text !== text.trim());
    expect(silent).toEqual([]);
  });

  test('has an English form for one wherever a number stands before the thing that is counted', async () => {
    const words = new Map(flat(await wordsOf('en', file)));
    const counted = [...words].filter(
      ([key, text]) =>
        !key.endsWith('_one') && /\{\{count\}\} (?!in\b|more\b|active\b|unchanged\b|selected\b|pixels\b|in all)[a-z]/.test(text),
    );
    expect(counted.map(([key]) => key).filter((key) => !words.has(`${key}_one`))).toEqual([]);
  });
});

describe('one thing has one name in Indonesian', () => {
  const sentencesOf = async () => {
    const screens = await Promise.all(
      files('id').map(async (file) => flat(await wordsOf('id', file)).map(([key, text]): [string, string] => [`${file} ${key}`, text])),
    );
    return [...screens.flat(), ...Object.entries(errors).map(([code, row]): [string, string] => [`errors ${code}`, row.id])];
  };

  test.each([
    ['peramban', /\bbrowser\b/i],
    ['papan tik', /\bkeyboard\b/i],
    ['Inventaris', /\binventori\b/i],
    ['verifikasi dua langkah', /(?<!verifikasi )\bdua langkah\b/i],
    ['tagihan', /\binvoice\b/i],
    // As the title of a column it is what everybody knows.
    ['Tindakan', /(?<!^)\baksi\b/i],
    ['gandakan', /\bduplikat\b/i],
    ['padat', /(?<!\{\{)\brapat\b/i],
  ])('%s', async (_, other) => {
    // Names of placeholders and of permissions are not words of the language.
    const wrong = (await sentencesOf()).filter(([, text]) => other.test(text.replace(/\{\{\w+\}\}|“[a-z ]+”|misalnya [a-z]+\./g, '')));
    expect(wrong).toEqual([]);
  });
});

/** Files of which each line may be a heading; beside them those of the resources. */
const readAsHeadings = ['access', 'audit', 'auth', 'common', 'form', 'grid', 'people', 'profile', 'dashboard', 'site', 'modules'];

test.each(languages)('headings, breadcrumbs and buttons are in sentence case in %s', async (language) => {
  // Names keep their capitals: "Tiket Saya" is so in APP-6, the others are products, places and days.
  const names =
    /Tiket Saya|My Tickets|Member Area|Bahasa Indonesia|Google Play|App Store|New York|Peta Google|Dokter Pribadi|Rumah Sakit|Klinik Melati|Klinik Pratama/;
  const titles = (
    await Promise.all(
      files(language)
        .filter((file) => isOfResource(file) || readAsHeadings.includes(path.basename(file, '.ts')))
        .map(async (file) => flat(await wordsOf(language, file))),
    )
  ).flat();
  const wrong = titles.filter(([, text]) => /^[A-Z][a-z]+( [A-Z][a-z]+)+$/.test(text) && !names.test(text) && !/ Anda$/.test(text));
  expect(wrong).toEqual([]);
});
