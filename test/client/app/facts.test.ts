/** What a page is called, where it stands and what leads to it agree: rows, menu, breadcrumb, titles, words. Rules: APP-6, APP-7. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { routeAt } from '#shared/routes';
import { languages } from '#shared/locale';
import { rowNamed, rows, type Row } from '#client/app/routes';
import en from '#client/locales/en/common';
import id from '#client/locales/id/common';

const words = { id, en };
const ID = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00';

const titled = (key: string, language: 'id' | 'en'): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words[language]);

const named = rows.map((row) => [row.name, row] as const);
const inMenu = named.filter(([, row]) => row.menu);

/** A page and those above it. */
const lineage = (row: Row, below: readonly string[] = []): string[] => {
  if (below.includes(row.name)) throw new Error(`${row.name} stands above itself`);
  const above = row.under && rowNamed(row.under);
  return above ? [row.name, ...lineage(above, [...below, row.name])] : [row.name];
};

test.each(named)('%s has a title in either language', (_, row) => {
  for (const language of languages) expect(titled(row.title, language)).toEqual(expect.stringMatching(/\S/));
});

test.each(named)('%s has words in either language', (_, row) => {
  const missing = languages
    .flatMap((language) => row.words.map((file) => `src/client/locales/${language}/${file}.ts`))
    .filter((file) => !existsSync(path.join(process.cwd(), file)));
  expect(missing).toEqual([]);
});

test.each(named)('%s is where its address leads', (name, row) => {
  expect(routeAt(row.path.replace(':id', ID))?.name).toBe(name);
});

test.each(named.filter(([, row]) => row.under))('the breadcrumb of %s begins at a page of the menu', (_, row) => {
  expect(rowNamed(row.under!)).toBeDefined();
  expect(rowNamed(lineage(row).at(-1)!)).toHaveProperty('menu');
});

test.each(inMenu)('the menu leads to %s: an address without a record, a title and an icon', (_, row) => {
  expect(row.path).not.toContain(':');
  expect(row.under).toBeUndefined();
  expect(row.menu!.icon).toBeDefined();
  for (const group of [row.menu!.group, row.menu!.within])
    if (group) for (const language of languages) expect(titled(group, language)).toEqual(expect.stringMatching(/\S/));
});

test('a group of the menu stands in one place', () => {
  const places = new Map<string, Set<string | undefined>>();
  for (const [, { menu }] of inMenu) if (menu?.group) places.set(menu.group, new Set([...(places.get(menu.group) ?? []), menu.within]));
  expect([...places].filter(([, within]) => within.size > 1)).toEqual([]);
});

test.each(languages)('no two entries of one group are called the same in %s', (language) => {
  const entries = inMenu.map(([, { menu, title }]) => `${menu?.group ?? ''}/${String(titled(title, language))}`);
  expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});

test('every page of the dashboard is in the menu, or below one that is', () => {
  const lost = rows.filter((row) => row.layout === 'dashboard' && !rowNamed(lineage(row).at(-1)!)?.menu).map(({ name }) => name);
  expect(lost).toEqual([]);
});
