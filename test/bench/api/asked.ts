/** What is asked of the API and of the peer: each scenario's requests, by number, so that none need be like the one before. */
import { demoItem } from '#server/db/demo/items';
import { API_ROOT } from '#shared/jsonapi';

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Request number `at`, from 0. */
export type Ask = (at: number) => Asked;

export interface Scenario {
  name: string;
  /** Requests that nobody asked before in this run: `at` never comes twice. */
  first: Ask;
  /** The few that everybody asks for; without it there is no such round, as with a create. */
  again?: Ask;
  /** The like of it at the peer. */
  peer: Ask;
}

/** Records whose ids a created item refers to. */
export interface Ground {
  size: number;
  categories: readonly string[];
  tags: readonly string[];
}

const LIMIT = 25;
/** How many different requests everybody asks for. */
const USUAL = 40;
/** Rows that the first pages reach over; the small catalogue has no more. */
const REACH = 9_000;
/** From here on a page is deep: the last thousand of the small catalogue, a tenth into the large one. */
const DEEP = { small: 9_000, large: 99_000 };

const bothWays = (...names: string[]): string[] => names.flatMap((name) => [name, `-${name}`]);
const sorts = bothWays('created_at', 'name', 'date', 'status');
/** Of what has one status only. */
const sortsOfOne = bothWays('created_at', 'name', 'date');

/** Offset and sort for a number; each pair once until all were used. */
const place = (at: number, reach: number, by = sorts) => ({ offset: (at * 37) % reach, sort: by[Math.floor(at / reach) % by.length]! });

const items = (query: string): Asked => ({ method: 'GET', path: `${API_ROOT}/items?${query}` });

const page = ({ offset, sort }: { offset: number; sort: string }, more = ''): Asked =>
  items(`page[offset]=${offset}&page[limit]=${LIMIT}&sort=${sort}${more}`);

const usualPage = (at: number, more = ''): Asked => items(`page[number]=${(at % USUAL) + 1}&page[size]=${LIMIT}${more}`);

const peerPage = (at: number, more = ''): Asked => {
  const { offset } = place(at, REACH);
  return { method: 'GET', path: `/items?_start=${offset}&_limit=${LIMIT}&_sort=created_at&_order=desc${more}` };
};

/** Only the links to what it is related to, nothing beside it. */
const BARE = '&include=';
const INCLUDED = '&include=category,tags';

/** Words that find something: the goods' names, as a person would type them. */
const words: readonly string[] = [
  ...new Set(Array.from({ length: 400 }, (_, at) => demoItem(at).name.split(',')[0]!.replace(/ \S*$/, '').toLowerCase())),
];
const word = (at: number): string => encodeURIComponent(words[at % words.length]!);

const search = (at: number): Asked => {
  const turn = Math.floor(at / words.length);
  return page({ offset: LIMIT * Math.floor(turn / sorts.length), sort: sorts[turn % sorts.length]! }, `${BARE}&filter[q]=${word(at)}`);
};

/** The reads, on a catalogue of this many items. */
export const reads = ({ size, categories }: Ground): Scenario[] => {
  const deep = size > 10_000 ? DEEP.large : DEEP.small;
  const narrowed = (at: number) => `&filter[status]=published&filter[category]=${categories[at % categories.length]}`;
  const few = Math.max(LIMIT, Math.floor((size / categories.length) * 0.6));
  return [
    {
      name: 'list of 25',
      first: (at) => page(place(at, REACH), BARE),
      again: (at) => usualPage(at, BARE),
      peer: (at) => peerPage(at),
    },
    {
      name: 'list with filter',
      first: (at) => page(place(Math.floor(at / categories.length), Math.min(few, REACH), sortsOfOne), BARE + narrowed(at)),
      again: (at) => items(`page[size]=${LIMIT}${BARE}${narrowed(at)}`),
      peer: (at) => peerPage(at % 5_000, '&status=published'),
    },
    {
      name: 'list with include',
      first: (at) => page(place(at, REACH), INCLUDED),
      again: (at) => usualPage(at, INCLUDED),
      peer: (at) => peerPage(at, '&_expand=category'),
    },
    {
      name: 'search',
      first: search,
      again: (at) => items(`page[size]=${LIMIT}${BARE}&filter[q]=${word(at % USUAL)}`),
      peer: (at) => ({ method: 'GET', path: `/items?_limit=${LIMIT}&q=${word(at)}` }),
    },
    {
      name: 'deep page',
      first: (at) => {
        const { offset, sort } = place(at, 975);
        return page({ offset: deep + offset, sort }, BARE);
      },
      again: (at) => page({ offset: deep + (at % USUAL) * LIMIT, sort: '-created_at' }, BARE),
      peer: (at) => ({ method: 'GET', path: `/items?_start=${9_000 + (at % 975)}&_limit=${LIMIT}&_sort=created_at&_order=desc` }),
    },
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
  const [category, tag, other] = [(at: number) => categories[at % categories.length]!, (at: number) => tags[at % tags.length]!, (at: number) => tags[(at + 1) % tags.length]!];
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
            tags: { data: [tag(at), other(at)].map((id) => ({ type: 'tags', id })) },
          },
        },
      },
    }),
    peer: (at) => ({ method: 'POST', path: '/items', body: { ...attributes(at), categoryId: category(at), tags: [tag(at), other(at)] } }),
  };
};
