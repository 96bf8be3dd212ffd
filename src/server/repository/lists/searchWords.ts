/** A search by the table of words: what the typed words can mean, and which of one client's records have all of them. Rule: LST-18, decision 83. */
import { sql, type RawBuilder } from 'kysely';
import type { Where } from '#shared/access';
import type { SearchKind } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import type { Condition } from './ruleConditions';
import type { ServerResource } from '../serverResource';
import type { Queryable } from '../runner';

/** The most ids that are read and then ordered. Of more, the rows are read in the list's order and each is checked for the words, which fills a page sooner. */
const FEW = 2_000;
/** The fewest letters of a word in which a typing error is forgiven; `search_typos` (0108) has no shorter words. */
const LONG = 4;
/** The most stored words that one word with a typing error may mean. */
const MOST_SIMILAR = 50;
/** Digits that can be the beginning of a phone number. */
const PHONE = /^\d{4,}$/;

/** Added to a word, the first sorts after all words that begin with it, the second directly after the word itself. */
const [LAST, NEXT] = ['\u{10ffff}', '\u0001'];

/** The stored words from the first to before the second one, in the order of the collation C. */
type Span = readonly [from: string, before: string];

const beginning = (word: string): Span => [word, word + LAST];
const itself = (word: string): Span => [word, word + NEXT];

/** A typed word and the stored words that it finds. */
type Asked = { readonly word: string; readonly spans: readonly Span[] };

/** The stored forms of a typed number: Indonesian where it begins with 0 or 8. */
const phonesOf = (digits: string): string[] => {
  if (digits.startsWith('0')) return [`+62${digits.slice(1)}`];
  return digits.startsWith('8') ? [`+62${digits}`, `+${digits}`] : [`+${digits}`];
};

const spansOf: Readonly<Record<SearchKind, (word: string) => readonly Span[]>> = {
  fuzzy: (word) => [beginning(word)],
  // The number of a record that was merged into another one begins with "~" (0150). One zero begins a phone number, too.
  prefix: (word) => [beginning(word), itself(`~${word}`), ...(/^00+[1-9]/.test(word) ? [beginning(word.replace(/^0+/, ''))] : [])],
  exact: (word) => [itself(`=${word}`)],
  phone: (word) => (PHONE.test(word) ? phonesOf(word).map(beginning) : []),
};

const askedOf = (word: string, kinds: readonly SearchKind[]): Asked => {
  const spans = new Map(kinds.flatMap((kind) => spansOf[kind](word)).map((span) => [span.join(), span]));
  return { word, spans: [...spans.values()] };
};

/** What is found, as parts of statements on the rows `t`. */
export type FoundByWords = {
  /** The ids of the records that have all the words, as an array. */
  readonly ids: RawBuilder<readonly string[]>;
  /** The rows that have all the words. */
  readonly among: Condition;
  /** The same, asked of one row after another: for a page of very many. */
  readonly each: Condition;
  /** How many there are, where that is not to be counted by way of the rows. */
  readonly count?: RawBuilder<number>;
  /** The order in which the best come first, where few were found. */
  readonly best?: RawBuilder<unknown>;
};

type Searching = { readonly server: ServerResource; readonly client: string | undefined };

const inside = ({ spans }: Asked): Condition =>
  sql`(${sql.join(
    spans.map(([from, before]) => sql`(w.word >= ${from} and w.word < ${before})`),
    sql` or `,
  )})`;

/** A resource's words, of one client where it is known: first in every key. */
const words = ({ server: { resource }, client }: Searching): RawBuilder<unknown> =>
  sql`search_words as w where ${client === undefined ? sql`` : sql`w.entity_id = ${client} and`} w.resource = ${resource.name}`;

/** Ids of the records that have a word; more than once where several of theirs fit. A key serves each of the parts. */
const having = (searching: Searching, { spans }: Asked): RawBuilder<unknown> =>
  sql.join(
    spans.map(([from, before]) => sql`select w.record_id from ${words(searching)} and w.word >= ${from} and w.word < ${before}`),
    sql` union all `,
  );

/** Ids of the records that have all words. */
const havingAll = (searching: Searching, asked: readonly Asked[]): RawBuilder<unknown> =>
  sql.join(
    asked.map((one) => sql`(${having(searching, one)})`),
    sql` intersect `,
  );

const idsOf = async (runner: Queryable, searching: Searching, asked: readonly Asked[]): Promise<string[]> => {
  const { rows } = await sql<{
    record_id: string;
  }>`select record_id from (${havingAll(searching, asked)}) as found limit ${FEW + 1}`.execute(runner);
  return rows.map(({ record_id }) => record_id);
};

/** The words with those that differ from them by one letter. */
const forgiving = async (runner: Queryable, { server, client }: Searching, asked: readonly Asked[]): Promise<readonly Asked[]> => {
  const long = asked.filter(({ word }) => [...word].length >= LONG);
  if (!long.length) return [];
  const similar = long.map(
    ({ word }) => sql`(select distinct ${word} as said, g.word from search_typos as g
      where ${client === undefined ? sql`` : sql`g.entity_id = ${client} and`} g.resource = ${server.resource.name}
        and g.gap = any(search_gaps(${word})) limit ${MOST_SIMILAR})`,
  );
  const { rows } = await sql<{ said: string; word: string }>`${sql.join(similar, sql` union all `)}`.execute(runner);
  if (!rows.length) return [];
  return asked.map((one) => ({
    ...one,
    spans: [...one.spans, ...rows.flatMap(({ said, word }) => (said === one.word ? [itself(word)] : []))],
  }));
};

const few = (ids: readonly string[], best: RawBuilder<unknown>): FoundByWords => {
  const all = sql<readonly string[]>`${ids}::uuid[]`;
  const among = sql<boolean>`t.id = any(${all})`;
  return { ids: all, among, each: among, best };
};

/** Not a join, which the planner would begin with the words: it has to begin with the list's order. */
const holds = (name: string, one: Asked): Condition =>
  sql`coalesce((select true from search_words as w where w.entity_id = t.entity_id and w.record_id = t.id
    and w.resource = ${name} and ${inside(one)} limit 1), false)`;

const many = (searching: Searching, asked: readonly Asked[]): FoundByWords => {
  const all = havingAll(searching, asked);
  const ids = sql<readonly string[]>`array(${all})`;
  return {
    ids,
    among: sql`t.id = any(${ids})`,
    each: sql`${sql.join(
      asked.map((one) => holds(searching.server.resource.name, one)),
      sql` and `,
    )}`,
    count: sql`(select count(distinct record_id) from (${all}) as found)`,
  };
};

/** These ids, with those of the records that they were merged into, over all the merges between. */
const withKept = async (
  runner: Queryable,
  { resource, table, relations }: ServerResource,
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (!resource.mergedInto || !ids.length) return ids;
  const into = sql.id((relations[resource.mergedInto] as { column: string }).column);
  const { rows } = await sql<{ id: string }>`with recursive found as (
      select t.id, t.${into} as next from ${sql.table(table)} as t where t.id = any(${ids}::uuid[])
      union select t.id, t.${into} from ${sql.table(table)} as t join found on t.id = found.next
    ) select distinct id from found`.execute(runner);
  return rows.map(({ id }) => id);
};

/** What is looked for, in which records and in which of their attributes. */
type Search = { readonly q: string; readonly where: Where; readonly kinds: readonly SearchKind[] };

/** The client that a rule's filter is for; undefined where it is for several. */
const clientIn = ({ entity }: Where): string | undefined => (typeof entity === 'string' ? entity : undefined);

/**
 * Finds the records of a resource that have all the words: first with a word itself or one that begins with it, then, where there are none,
 * also with one that differs by a letter.
 * @param q what was typed; words after the eighth are not looked for
 * @param where the filter of the access rule
 * @param kinds how the attributes are found in which the words may be
 */
export const findByWords = async (runner: Queryable, server: ServerResource, { q, where, kinds }: Search): Promise<FoundByWords> => {
  const { rows } = await sql<{ words: string[] }>`select search_asked(${q}) as words`.execute(runner);
  const asked = [...new Set(rows[0]!.words)].slice(0, limits.searchWords).map((word) => askedOf(word, kinds));
  const searching = { server, client: clientIn(where) };
  const name = server.resource.name;
  // By how many of the words a row has as they were typed.
  const best = sql`(select count(*) from search_words as w where w.entity_id = t.entity_id and w.record_id = t.id and w.resource = ${name}
    and w.word = any(${asked.flatMap(({ word }) => [word, `=${word}`])}::text[])) desc`;
  if (!asked.length) return few([], best);
  const ids = await idsOf(runner, searching, asked);
  if (ids.length > FEW) return many(searching, asked);
  if (ids.length) return few(await withKept(runner, server, ids), best);
  const similar = await forgiving(runner, searching, asked);
  if (!similar.length) return few([], best);
  const near = await idsOf(runner, searching, similar);
  return near.length > FEW ? many(searching, similar) : few(near, best);
};
