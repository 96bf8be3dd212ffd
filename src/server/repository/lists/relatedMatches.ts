/** First step of a search: finds related records that contain the words. With their ids known, the planner can use every index in the second step. */
import { sql, type RawBuilder } from 'kysely';
import type { Where } from '#shared/access';
import { dependenciesOf, dependencySql, clientOf } from './clientRevisions';
import { ruleConditions } from './ruleConditions';
import { findByWords, type FoundByWords } from './searchWords';
import { columnOf, isFound, type ServerResource, type Find } from '../serverResource';
import type { Queryable } from '../runner';

export type Matches = {
  /** Ids of related records by the search path that found them. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  /** Those that a table of words found, by relation. */
  readonly related: ReadonlyMap<string, FoundByWords>;
  /** The rows themselves, where a table of words finds them. */
  readonly own?: FoundByWords;
  /** The revision counters' state before all of these were looked for. */
  readonly revision?: string;
};

export const noMatches: Matches = { ids: new Map(), related: new Map() };

const TRIGRAM = 3;

/** Whether a search only looks at how a text begins: shorter than a trigram, no index would find it further in. */
export const isShort = (q: string): boolean => [...q].length < TRIGRAM;

/** What contains the words, or begins with them when they are short. `%`, `_` and `\\` are searched for as themselves. */
export const pattern = (q: string): string => `${isShort(q) ? '' : '%'}${q.replace(/[\\%_]/g, '\\$&')}%`;

type Asked = { readonly q: string; readonly filter?: Readonly<Record<string, unknown>> };
/** For each relation that may be looked into, which of its records. */
export type SeenRelations = Readonly<Record<string, Where>>;

type Looking = Asked & { readonly seen: SeenRelations; readonly where: Where };

/** The search paths that lead into other resources. */
const pathsOf = ({ resource }: ServerResource, { q }: Asked): string[] => (q ? resource.search.filter((path) => path.includes('.')) : []);

const otherOf = ({ resource }: ServerResource, path: string, find: Find): ServerResource =>
  find(resource.relations[path.split('.')[0]!]!.type);

/** Names of the other resources that a filter or a search looks at: those of whose records a value is made. */
const derivedFrom = ({ resource, counted, changesWith = [] }: ServerResource, { q, filter = {} }: Asked): readonly string[] => {
  const isFiltered = Object.keys(filter).some((name) => resource.attributes[name]?.derived);
  const isSearched = q !== '' && resource.search.some((path) => Object.hasOwn(counted, path));
  return isFiltered || isSearched ? changesWith : [];
};

/** Names of the resources whose change may change which rows these are: itself, what a search looks into, and what a filter looks at. */
export const dependsOn = (server: ServerResource, asked: Asked, find: Find): string[] => {
  const searched = pathsOf(server, asked).map((path) => otherOf(server, path, find).resource.name);
  return [...new Set([server.resource.name, ...searched, ...derivedFrom(server, asked)])].sort();
};

/** The revision of everything that these rows depend on; of what one client sees where the rule shows only that client's. */
export const revisionOf = (server: ServerResource, asked: Asked & { readonly where: Where }, find: Find): RawBuilder<string> =>
  dependencySql(dependenciesOf(find, dependsOn(server, asked, find)), clientOf(server, asked.where));

/** What the words are like in texts of related records, by one statement. */
const likeMatches = async (find: Find, runner: Queryable, server: ServerResource, asked: Looking, paths: readonly string[]) => {
  const looks = paths.map((path) => {
    const other = otherOf(server, path, find);
    const [relation, inner] = path.split('.') as [string, string];
    const column = sql.ref(`t.${columnOf(other, inner)!}`);
    const all = [
      isFound(column, pattern(asked.q)),
      sql<boolean>`t.deleted_at is null`,
      ...ruleConditions(other, asked.seen[relation]!, 't'),
    ];
    return sql`select ${path} as path, t.id::text as found from ${sql.table(other.table)} as t where ${sql.join(all, sql` and `)}`;
  });
  const state = sql`select '' as path, ${revisionOf(server, asked, find)} as found`;
  const { rows } = await sql<{ path: string; found: string }>`${sql.join([state, ...looks], sql` union all `)}`.execute(runner);
  const ids = new Map<string, string[]>();
  for (const { path, found } of rows) if (path) ids.set(path, [...(ids.get(path) ?? []), found]);
  return { ids, revision: rows.find(({ path }) => !path)!.found };
};

/** The related records that a table of words finds, by relation, in those of their attributes that are searched from here. */
const wordMatches = async (find: Find, runner: Queryable, server: ServerResource, asked: Looking, paths: readonly string[]) => {
  const found = new Map<string, FoundByWords>();
  for (const relation of new Set(paths.map((path) => path.split('.')[0]!))) {
    const other = find(server.resource.relations[relation]!.type);
    const kinds = paths.flatMap((path) => (path.startsWith(`${relation}.`) ? other.resource.searchKinds![path.split('.')[1]!]! : []));
    found.set(relation, await findByWords(runner, other, { q: asked.q, where: asked.seen[relation]!, kinds }));
  }
  return found;
};

/**
 * What a search finds before the rows are read: by the table of words, and in related records. Nothing when it only compares the rows' own texts.
 */
export const matchesOf = async (find: Find, runner: Queryable, server: ServerResource, asked: Looking): Promise<Matches> => {
  const { searchKinds } = server.resource;
  const { findBy } = server;
  const paths = pathsOf(server, asked).filter((path) => Object.hasOwn(asked.seen, path.split('.')[0]!));
  const [byWords, byLike] = [true, false].map((has) =>
    paths.filter((path) => Boolean(otherOf(server, path, find).resource.searchKinds) === has),
  );
  if (!asked.q || (!searchKinds && !findBy && !paths.length)) return noMatches;
  const matches = await likeMatches(find, runner, server, asked, byLike!);
  const related = await wordMatches(find, runner, server, asked, byWords!);
  const own = findBy
    ? await findBy(runner, asked.q)
    : searchKinds && (await findByWords(runner, server, { ...asked, kinds: Object.values(searchKinds) }));
  return { ...matches, related, ...(own && { own }) };
};
