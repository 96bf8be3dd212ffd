/** @jest-environment node */
/** No sentence shows a raw `{{…}}` or a wrong plural, whatever its values are. */
import path from 'node:path';
import type { ResourceKey } from 'i18next';
import { speaking } from '#client/site/words';
import { errors, sentence, type ErrorCode } from '#shared/errors';
import { languages, type Language } from '#shared/locale';
import { isOfResource, wordFiles, wordsOf, type Words } from './wordFiles';

const codes = Object.keys(errors) as ErrorCode[];
const keysOf = (words: Words, above = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`)));

/** The words of every file, by its name; those of the resources are called by i18next in other ways, with nouns filled in. */
async function namespacesOf(language: Language): Promise<Record<string, Words>> {
  const files = wordFiles(language).filter((file) => !isOfResource(file));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.basename(file, '.ts'), await wordsOf(language, file)] as const)),
  );
}

/** What a sentence must not show: a place, the mark of a missing value, or the gap that it leaves. */
const gaps = /[{}\uE000]| {2}|\s[.,;!?](?:\s|$)/;

test.each(languages)('no sentence of the screens in %s, without any value and with values of undefined', async (language) => {
  const words = await namespacesOf(language);
  const speech = speaking(language, words as Record<string, ResourceKey>);
  const say = speech.t.bind(speech) as unknown as (key: string, values: object) => string;
  for (const values of [{}, { request: undefined, count: undefined, name: undefined, max: undefined }]) {
    const keys = Object.entries(words).flatMap(([namespace, own]) => keysOf(own).map((key) => `${namespace}:${key}`));
    expect(keys.length).toBeGreaterThan(1_000);
    const said = keys.map((key) => [key, say(key, values)] as const);
    // The sentence of a permission, the names of a page and of a holiday and what was done to a record are made of nothing but values.
    expect(
      said.filter(
        ([key, text]) =>
          typeof text !== 'string' ||
          gaps.test(text) ||
          (text === '' && !['people:phrase', 'common:pattern.page', 'audit:onRecord', 'calendar:date.title.holiday'].includes(key)),
      ),
    ).toEqual([]);
  }
});

test.each(languages)('no error sentence in %s', (language) => {
  expect(codes.map((code) => sentence(code, language)).filter((text) => gaps.test(text) || text === '')).toEqual([]);
});

test.each<[ErrorCode, Language, Parameters<typeof sentence>[2], string]>([
  ['unexpected', 'id', undefined, 'Terjadi kesalahan di pihak kami.'],
  ['unexpected', 'en', { request: 'req-7' }, 'Something went wrong on our side. Mention number req-7 when you contact us.'],
  ['rate.limited', 'en', undefined, 'Too many requests.'],
  ['code.of_tomorrow' as ErrorCode, 'en', undefined, 'Something went wrong on our side.'],
  ['rate.limited', 'id', { seconds: 0 }, 'Terlalu banyak permintaan. Coba lagi dalam 0 detik.'],
  ['record.in_use', 'id', { count: 10_006 }, 'Masih dipakai oleh 10.006 data lain.'],
  ['record.in_use', 'en', { count: 2 }, 'Still used by 2 other records.'],
  ['record.in_use', 'en', { count: 1 }, 'Still used by 1 other record.'],
  ['record.in_use_more', 'id', { count: 10_006 }, 'Masih dipakai oleh 10.006 data yang dapat Anda lihat, dan oleh data lain.'],
  ['record.in_use_more', 'en', { count: 2 }, 'Still used by 2 records that you can see, and by others.'],
  ['record.in_use_more', 'en', { count: 1 }, 'Still used by 1 record that you can see, and by others.'],
  ['record.in_use_unseen', 'id', undefined, 'Masih dipakai oleh data yang tidak dapat Anda lihat.'],
  ['rate.limited', 'en', { seconds: 1 }, 'Too many requests. Try again in 1 second.'],
  ['rate.limited', 'id', { seconds: 1 }, 'Terlalu banyak permintaan. Coba lagi dalam 1 detik.'],
])('%s in %s with %j', (code, language, meta, said) => {
  expect(sentence(code, language, meta)).toBe(said);
});

test('every English error that counts something has a form for one', () => {
  const counted = codes.filter((code) => /\{\{(?!field|header)\w+\}\} (?:other )?[a-z]+s\b/.test(errors[code].en));
  expect(counted.length).toBeGreaterThan(5);
  // A limit of pixels or megabytes is never one.
  expect(counted.filter((code) => errors[code].one === errors[code].en && !/pixels/.test(errors[code].en))).toEqual([]);
});
