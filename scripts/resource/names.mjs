// What a new resource is called in each place, and which names it can't have.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const words = (list) => new Set(list.trim().split(/\s+/));

/** Why a word can't be a resource's name: the first that has it. */
const reserved = [
  [
    'is a word of TypeScript or CommonJS',
    words(`any arguments as async await boolean break case catch class const continue debugger declare default delete do else enum eval
      export exports extends false finally for from function get global if implements import in infer instanceof interface is keyof let
      module namespace never new null number object of package private protected public readonly require return satisfies set static
      string super switch symbol this throw true try type typeof undefined unique unknown using var void while with yield`),
  ],
  ['is kept by JSON:API for itself', words('id type links meta data included attributes relationships relationship jsonapi errors error')],
  [
    'means something else in the project',
    words(`about action all can credentials deletion deletions index login metrics modules page permissions region resource resources
      serve session statements text token types upload uploaded`),
  ],
];

/** Words that PostgreSQL reads as its own where a table's name should stand. */
const inSql = words(`all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column
  concurrently constraint create cross default deferrable desc distinct do else end except false fetch for foreign freeze from full grant
  group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp natural not
  notnull null offset on only or order outer overlaps placing primary references returning right select similar some symmetric table
  tablesample then to trailing true union unique user using variadic verbose when where window with migrations`);

/** The longest name that leaves room for an index's name in PostgreSQL's 63 bytes, and for the longest line that is written with it. */
const MAX = 30;

const AREAS = 'src/shared/areas';
const isName = (text) => /^[a-z]+(-[a-z]+)*$/.test(text) && text.length <= MAX;
const camel = (kebab) => kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const spaced = (kebab) => kebab.replaceAll('-', ' ');

/** category → categories, price-list → price-lists; --path is for what English does otherwise. */
const plural = (name) => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};

/** The areas that there are. */
const areasIn = (root) => readdirSync(path.join(root, AREAS)).filter((area) => existsSync(path.join(root, AREAS, area, 'index.ts')));

/**
 * Every spelling of it.
 * @param asked its area and its name, as they were asked for: `catalogue/price-list`
 * @returns the area, `priceList` and `PriceList` in code, the type `price-lists` (its path without the slash), the table `price_lists`, what
 * its migration is called in code, and how people call one and several
 */
export function namesOf(asked, given) {
  const [area, kebab] = asked.includes('/') ? asked.split(/\/(.*)/s) : ['', asked];
  const type = given === undefined ? plural(kebab) : given.replace(/^\//, '');
  const name = camel(kebab);
  return {
    area,
    kebab,
    name,
    Name: name.replace(/^./, (letter) => letter.toUpperCase()),
    type,
    table: type.replaceAll('-', '_'),
    migration: `${camel(type)}Table`,
    one: spaced(kebab),
    several: spaced(type),
  };
}

/** The TypeScript file in or below `folder` whose text fits: its path in the project. */
const fileWith = (root, folder, pattern) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .find((file) => file.endsWith('.ts') && pattern.test(readFileSync(path.join(root, file), 'utf8')));

const sizes = `of small letters from a to z, with a hyphen between words, at most ${MAX} characters`;

/** A sentence that says why these names can't be, or undefined. */
export function nameFault(root, { area, kebab, name, type, table }) {
  const areas = areasIn(root);
  if (!areas.includes(area))
    return `Say which area it belongs to, before a slash: “${areas[0]}/${kebab || 'price-list'}”. There are ${areas.join(', ')}.`;
  if (!isName(kebab)) return `“${kebab}” can't be a resource's name: write it ${sizes}, such as “price-list”.`;
  if (!isName(type)) return `“/${type}” can't be its path: write a slash and a name ${sizes}, such as “/price-lists”.`;
  const own = fileWith(root, AREAS, new RegExp(`defineResource\\('${name}',`));
  if (own) return `The resource “${name}” exists already: ${own}.`;
  for (const [why, taken] of reserved) {
    for (const word of [name, type]) if (taken.has(word)) return `“${word}” ${why}: choose another name, or another --path.`;
  }
  if (inSql.has(table)) return `“${table}” is a word of SQL and can't be a table's name: choose another --path.`;
  const declared = fileWith(root, AREAS, new RegExp(`defineResource\\('\\w+', '/${type}'`));
  const flows = 'src/client/areas/flows.ts';
  if (new RegExp(`^  ${name}[,:]`, 'm').test(readFileSync(path.join(root, flows), 'utf8')))
    return `The store has a flow “${name}” already: ${flows}. Choose another name.`;
  const endpoint = new RegExp(`path: '/${type}['/.]`);
  const served = fileWith(root, 'src/shared/endpoints', endpoint) ?? fileWith(root, AREAS, endpoint);
  if (declared ?? served) return `The path “/${type}” is taken by ${declared ?? served}: choose another --path.`;
  const made = fileWith(root, 'src/server/db/migrations', new RegExp(`Table\\(\\s*'${table}'`));
  if (made) return `The table “${table}” is made already by ${made}: choose another --path.`;
  return undefined;
}
