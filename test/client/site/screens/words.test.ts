/** @jest-environment node */
/** Both languages of the public pages say the same things, in the same order; and the list of what browsers keep is whole. */
import { colorModeKey } from '#client/ui/constants';
import { persisted } from '#client/store/persist';
import { languageCookie } from '#shared/locale';
import { words } from './site';

/** Every text by the way to it, as the placeholders in it. */
const placeholders = (value: unknown, way: string): [string, string][] => {
  if (typeof value === 'string') return [[way, /\.(id|unless)$/.test(way) ? value : (value.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ')]];
  // English adds a form for one, which Indonesian does not have.
  return Object.entries(value as object)
    .filter(([key]) => !key.endsWith('_one'))
    .flatMap(([key, inner]) => placeholders(inner, `${way}.${key}`));
};

test.each(Object.keys(words.id) as (keyof typeof words.id)[])('%s', (name) => {
  expect(placeholders(words.en[name], name)).toEqual(placeholders(words.id[name], name));
});

test.each(['id', 'en'] as const)('the privacy policy in %s names all that is kept in the browser', (language) => {
  const text = JSON.stringify(words[language].privacy);
  const kept = [...Object.values(persisted).map(({ prefix, key }) => `${prefix}${key}`), colorModeKey, languageCookie.key];
  expect(kept.filter((key) => !text.includes(key))).toEqual([]);
  expect(text).toContain(String(languageCookie.days));
});
