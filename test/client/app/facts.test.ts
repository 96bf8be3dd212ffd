/** What a page is called, where it stands and what leads to it agree: rows, menu, breadcrumb, titles, words. Rules: APP-6, APP-7. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TFunction } from 'i18next';
import { wordsPlace } from '#shared/routes/chunks';
import type { Resource } from '#shared/kit/resource';
import { areaOf, resources, type ResourceName } from '#shared/areas/resources';
import { frameOf, routeAt, routes } from '#shared/routes';
import { groupTitle } from '#client/app/navigation';
import { languages } from '#shared/locale';
import type { Words } from '#client/kit/words';
import { above, menuOf, titleOf } from '#client/app/pageMeta/dashboard';
import { authMeta } from '#client/app/pageMeta/auth';
import { rowNamed, rows, type Row } from '#client/app/routes';
import reportsEn from '#client/areas/reports/words/en/reports';
import reportsId from '#client/areas/reports/words/id/reports';
import en from '#client/locales/en/common';
import id from '#client/locales/id/common';

const words = { id, en };
const reportTitles = { id: reportsId.title, en: reportsEn.title };
const ID = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

const titled = (key: string, language: 'id' | 'en'): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words[language]);

/** Says a sentence of `common` with its places filled. */
const say = (language: 'id' | 'en') =>
  ((key: string, values: Readonly<Record<string, string>> = {}) =>
    String(titled(key, language) ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as unknown as TFunction;

const authTitles: Readonly<Record<string, { readonly title: string } | undefined>> = authMeta;
const titleIn = (row: Row, language: 'id' | 'en'): unknown => {
  const auth = authTitles[row.name];
  return auth ? titled(auth.title, language) : titleOf(row, say(language), language);
};

const named = rows.map((row) => [row.name, row] as const);
const inMenu = named.flatMap(([name, row]) => {
  const place = menuOf(row);
  return place ? [[name, row, place] as const] : [];
});

/** A page and those above it. */
const lineage = (row: Row, below: readonly string[] = []): string[] => {
  if (below.includes(row.name)) throw new Error(`${row.name} stands above itself`);
  const over = above(row);
  return over ? [row.name, ...lineage(over, [...below, row.name])] : [row.name];
};

const topOf = (row: Row) => rowNamed(lineage(row).at(-1)!)!;

test.each(named)('%s has a title in either language', (_, row) => {
  for (const language of languages) expect(titleIn(row, language)).toEqual(expect.stringMatching(/\S/));
});

test.each(Object.keys(reportTitles.id).filter((name) => name !== 'revenue' && rowNamed(name)))(
  'the title of the window names the report %s',
  (name) => {
    for (const language of languages)
      expect(titleIn(rowNamed(name)!, language)).toBe((reportTitles[language] as Readonly<Record<string, string>>)[name]);
  },
);

test.each(named)('%s has words in either language', (_, row) => {
  const fileOf = (language: string, namespace: string) => {
    const place = wordsPlace(namespace);
    if ('resource' in place) return `src/client/areas/${place.area}/screens/${place.resource}/words.${language}.ts`;
    return 'area' in place
      ? `src/client/areas/${place.area}/words/${language}/${place.name}.ts`
      : `src/client/locales/${language}/${place.name}.ts`;
  };
  const missing = languages
    .flatMap((language) => row.words.map((namespace) => fileOf(language, namespace)))
    .filter((file) => !existsSync(path.join(process.cwd(), file)));
  expect(missing).toEqual([]);
});

test.each(named)('%s is where its address leads', (name, row) => {
  expect(routeAt(row.path.replace(':id', ID))?.name).toBe(name);
});

test.each(named.filter(([, row]) => above(row)))('the breadcrumb of %s begins at a page of the menu', (_, row) => {
  expect(menuOf(topOf(row))).toBeDefined();
});

test.each(inMenu)('the menu leads to %s: an address without a record, a title and an icon', (_, row, { group, within, icon }) => {
  expect(row.path).not.toContain(':');
  expect(above(row)).toBeUndefined();
  expect(icon).toBeDefined();
  for (const key of [groupTitle(group), within])
    if (key) for (const language of languages) expect(titled(key, language)).toEqual(expect.stringMatching(/\S/));
});

test('a group within a group of the menu stands in one place', () => {
  const places = new Map<string, Set<string>>();
  for (const [, , { group, within }] of inMenu) if (within) places.set(within, new Set([...(places.get(within) ?? []), group]));
  expect([...places].filter(([, groups]) => groups.size > 1)).toEqual([]);
});

test.each(languages)('no two entries of one group are called the same in %s', (language) => {
  const entries = inMenu.map(([, row, { group, within }]) => `${group}/${within}/${String(titleIn(row, language))}`);
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});

test('every page of the dashboard is in the menu, or below one that is', () => {
  const lost = rows.filter((row) => row.layout === 'dashboard' && !menuOf(topOf(row))).map(({ name }) => name);
  expect(lost).toEqual([]);
});

test('every page has a screen', () => {
  const shown = new Set(rows.map(({ name }) => name));
  expect(routes.filter((row) => frameOf(row) !== 'main' && !shown.has(row.name))).toEqual([]);
});

const paged = Object.values<Resource>(resources).filter(({ pages }) => pages);

test.each(paged.map((one) => [one.name, one] as const))('the pages of %s say what they are for', async (name) => {
  for (const language of languages) {
    const file = path.join(process.cwd(), `src/client/areas/${areaOf(name as ResourceName)}/screens/${name}/words.${language}.ts`);
    const own = ((await import(file)) as { default: Words }).default;
    expect([own.list?.purpose, own.form?.purpose]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
  }
});
