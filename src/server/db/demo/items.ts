/** The demo's records, each made from its number alone. */
import { excerptOf } from '#shared/domain/richText';
import { everywhere, labels, makers, shelves } from './catalogue';
import { chanceOf, idOf, type Chance } from './random';
import type { Shelf } from './shelves/shelf';

const DAY = 86_400_000;
/** Characters that an excerpt may have. */
const EXCERPT = 255;
/** The two years in which the records came; fixed, as the data are to be the same on any day. */
const FIRST_DAY = Date.UTC(2024, 8, 1);
const DAYS = 730;
/** The time in the ids: another one for each kind, and before that of any id made today. */
const KEYS = { category: Date.UTC(2020, 0, 1), tag: Date.UTC(2020, 0, 2), item: Date.UTC(2020, 1, 1) };

export interface DemoCategory {
  id: string;
  name: string;
  description: string;
  created_at: string;
}

export interface DemoTag {
  id: string;
  name: string;
  color: string;
  created_at: string;
}

/** Categories and tags are named, as a database may have them already under other ids. */
export interface DemoItem {
  id: string;
  name: string;
  description: string;
  excerpt: string;
  status: 'draft' | 'published' | 'archived';
  on_home: boolean;
  date: string;
  created_at: string;
  updated_at: string;
  category: string;
  tags: string[];
  /** Which of the first accounts added it. */
  owner: number;
}

const madeAt = (day: number): string => new Date(FIRST_DAY + day * DAY).toISOString();

export const demoCategories: readonly DemoCategory[] = shelves.map(({ name, description }, number) => ({
  id: idOf(KEYS.category, number, chanceOf(-1 - number)),
  name,
  description,
  created_at: madeAt(number / 24),
}));

export const demoTags: readonly DemoTag[] = Object.entries(labels).map(([name, color], number) => ({
  id: idOf(KEYS.tag, number, chanceOf(-1001 - number)),
  name,
  color,
  created_at: madeAt(1 + number / 24),
}));

const goodsOf = new Map(shelves.map((shelf) => [shelf, Object.entries(shelf.goods)]));

function statusOf({ next }: Chance): DemoItem['status'] {
  const share = next();
  if (share < 0.78) return 'published';
  return share < 0.92 ? 'draft' : 'archived';
}

type Product = { readonly good: string; readonly size: string; readonly pack: string; readonly maker: string };

/** A description, and its words alone. */
function describe(shelf: Shelf, { good, size, pack, maker }: Product, chance: Chance): [html: string, words: string] {
  const opening = chance.pick([
    `${good} ${size} dari ${maker} untuk ${chance.pick(shelf.use)}.`,
    `${good} ${size}, ${pack}, dipakai untuk ${chance.pick(shelf.use)}.`,
    `Persediaan rutin untuk ${chance.pick(shelf.use)}: ${good} ${size}.`,
  ]);
  const catalogue = `${maker.replace(/[^A-Z]/g, '')}-${10_000 + chance.below(90_000)}`;
  const all = [`Kemasan: ${pack}`, `Produsen: ${maker}`, `Stok minimum: ${5 * (1 + chance.below(20))}`];
  const points = [`No. katalog: ${catalogue}`, ...all.filter(() => chance.next() < 0.8)];
  const list = points.map((point) => `<li><p>${point}</p></li>`).join('');
  return [`<p>${opening}</p><ul>${list}</ul><p><em>${shelf.keep}</em></p>`, [opening, ...points, shelf.keep].join(' ')];
}

function tagsFor({ tags }: Shelf, chance: Chance): string[] {
  const count = chance.pick([0, 1, 1, 2, 2, 2, 3, 4]);
  return [...new Set(Array.from({ length: count }, () => chance.pick(chance.next() < 0.5 ? tags : everywhere)))];
}

/** The key of item `number`, from 0. */
export const itemId = (number: number): string => idOf(KEYS.item, number, chanceOf(number));

/** Item `number`, from 0: always the same one. */
export function demoItem(number: number): DemoItem {
  const chance = chanceOf(number);
  const id = idOf(KEYS.item, number, chance);
  const shelf = chance.pick(shelves);
  const [good, sizes] = chance.pick(goodsOf.get(shelf)!);
  const [size, pack, maker] = [chance.pick(sizes), chance.pick(shelf.packs), chance.pick(makers)];
  const [description, words] = describe(shelf, { good, size, pack, maker }, chance);
  const status = statusOf(chance);
  const made = FIRST_DAY + Math.floor(chance.next() * DAYS * DAY);
  return {
    id,
    name: `${good} ${size}, ${pack}, ${maker}`,
    description,
    // Words that are short enough are the excerpt; taking markup apart a million times would take minutes.
    excerpt: words.length <= EXCERPT ? words : excerptOf(description),
    status,
    on_home: status === 'published' && chance.next() < 0.01,
    date: new Date(made - chance.below(60) * DAY).toISOString().slice(0, 10),
    created_at: new Date(made).toISOString(),
    updated_at: new Date(made + chance.below(30 * DAY)).toISOString(),
    category: shelf.name,
    tags: tagsFor(shelf, chance),
    owner: chance.below(2),
  };
}
