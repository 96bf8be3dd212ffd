/** What is asked of the API and of its peers: each scenario's requests, by number. */
import { demoItem } from '#server/db/demo/items';
import { API_ROOT } from '#shared/jsonapi';
import { item } from '#shared/areas/catalogue/resources/item';

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Request number `at`, from 0. */
export type Ask = (at: number) => Asked;

export interface Scenario {
  name: string;
  /** Requests that nobody asked before in this run: none comes twice. */
  first: Ask;
  /** The few that everybody asks for; without it there is no such round, as with a create. */
  again?: Ask;
  /** The same question at json-server, and at Directus. */
  peers: Readonly<Record<PeerName, Ask>>;
}

export type PeerName = 'json-server' | 'Directus';

/** Records whose ids a created item refers to. */
export interface Ground {
  size: number;
  categories: readonly string[];
  tags: readonly string[];
}

const LIMIT = 25;
/** How many different pages, filters or searches there are. */
export const USUAL = 40;
/** From here on a page is deep: the last thousand of 10,000, a tenth into a million. */
const deepOf = (size: number): number => (size > 10_000 ? Math.floor(size / 10) : size - USUAL * LIMIT);

const fields = [...Object.keys(item.attributes), ...Object.keys(item.relations)];

/**
 * All fields of an item, named in an order that only this number has: the same answer, but one that nobody asked for before.
 * Twelve names have more orders than a run has requests.
 */
const inOrder = (at: number): string => {
  const left = [...fields];
  let rest = at;
  const ordered = fields.map(() => {
    const place = rest % left.length;
    rest = Math.floor(rest / left.length);
    return left.splice(place, 1)[0]!;
  });
  return `&fields[items]=${ordered.join(',')}`;
};

type Query = (at: number) => string;

/** A read by its query: what everybody asks for, and the same as nobody asked for it; then what the peers call it. */
const reading = (name: string, query: Query, jsonServer: Query, directus: Query): Scenario => {
  const ask = (at: number, more = ''): Asked => ({ method: 'GET', path: `${API_ROOT}/items?${query(at % USUAL)}${more}` });
  return {
    name,
    first: (at) => ask(at, inOrder(Math.floor(at / USUAL))),
    again: (at) => ask(at),
    peers: {
      'json-server': (at) => ({ method: 'GET', path: `/items?_limit=${LIMIT}&${jsonServer(at % USUAL)}` }),
      Directus: (at) => ({ method: 'GET', path: `/items/items?limit=${LIMIT}&meta=filter_count&sort=-created_at&${directus(at % USUAL)}` }),
    },
  };
};

/** Words that find something: the goods' names, as a person would type them. */
const words: readonly string[] = [
  ...new Set(Array.from({ length: 400 }, (_, at) => demoItem(at).name.split(',')[0]!.replace(/ \S*$/, '').toLowerCase())),
];
const word = (at: number): string => encodeURIComponent(words[at % words.length]!);

/** Only the links to what it is related to, nothing beside it. */
const BARE = 'include=';
const page = (at: number): string => `page[number]=${at + 1}&page[size]=${LIMIT}`;
const newest = (from: number): string => `_start=${from}&_sort=created_at&_order=desc`;
/** An item's fields with its links at Directus. */
const LINKS = 'fields=*,tags.tags_id';

/** The reads, on a catalogue of this many items. */
export const reads = ({ size, categories }: Ground): Scenario[] => {
  const from = (at: number): number => deepOf(size) + at * LIMIT;
  const category = (at: number): string => categories[at % categories.length]!;
  return [
    reading(
      'list of 25',
      (at) => `${page(at)}&${BARE}`,
      (at) => newest(at * LIMIT),
      (at) => `${LINKS}&offset=${at * LIMIT}`,
    ),
    reading(
      'list with filter',
      (at) => `page[size]=${LIMIT}&${BARE}&filter[status]=published&filter[category]=${category(at)}`,
      (at) => `${newest(0)}&status=published&categoryId=${category(at)}`,
      (at) => `${LINKS}&filter[status][_eq]=published&filter[category][_eq]=${category(at)}`,
    ),
    reading(
      'list with include',
      (at) => `${page(at)}&include=category,tags`,
      (at) => `${newest(at * LIMIT)}&_expand=category`,
      (at) => `fields=*,category.*,tags.tags_id.*&offset=${at * LIMIT}`,
    ),
    reading(
      'search',
      (at) => `page[size]=${LIMIT}&${BARE}&filter[q]=${word(at)}`,
      (at) => `q=${word(at)}`,
      (at) => `${LINKS}&search=${word(at)}`,
    ),
    reading(
      'deep page',
      (at) => `page[offset]=${from(at)}&page[limit]=${LIMIT}&${BARE}`,
      (at) => newest(9_000 + at * LIMIT),
      (at) => `${LINKS}&offset=${9_000 + at * LIMIT}`,
    ),
  ];
};

/** An item with a category and two tags, each one new. */
export const create = ({ categories, tags }: Ground): Scenario => {
  const attributes = (at: number) => ({
    name: `Kasa steril ${at}`,
    description: `<p>Persediaan rutin untuk perawatan luka, nomor ${at}.</p><ul><li><p>Kemasan: kotak</p></li></ul>`,
    status: 'published',
    on_home: false,
    date: '2026-03-05',
  });
  const category = (at: number): string => categories[at % categories.length]!;
  const marks = (at: number): string[] => [tags[at % tags.length]!, tags[(at + 1) % tags.length]!];
  return {
    name: 'create with audit row',
    first: (at) => ({
      method: 'POST',
      path: `${API_ROOT}/items`,
      body: {
        data: {
          type: 'items',
          attributes: attributes(at),
          relationships: {
            category: { data: { type: 'categories', id: category(at) } },
            tags: { data: marks(at).map((id) => ({ type: 'tags', id })) },
          },
        },
      },
    }),
    peers: {
      'json-server': (at) => ({ method: 'POST', path: '/items', body: { ...attributes(at), categoryId: category(at), tags: marks(at) } }),
      Directus: (at) => ({
        method: 'POST',
        path: '/items/items',
        body: { ...attributes(at), category: category(at), tags: marks(at).map((id) => ({ tags_id: id })) },
      }),
    },
  };
};
