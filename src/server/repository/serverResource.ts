/** The server's half of a resource: its table, how each relation is stored, what is counted, and its own rules. */
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '#shared/access';
import type { Problem } from '#shared/errors';
import type { CommandName, InputOf } from '#shared/kit/commands';
import type { RecordOf, Resource, ValuesOf } from '#shared/kit/resource';
import { tableOf, type ResourceTable } from '../db/schema';
import type { HistorySource } from './history';
import { linesInRow } from './ownedLines';
import type { FoundByWords } from './lists/searchWords';
import type { Queryable } from './runner';
import type { Work } from './work';

/** A row as the database answers it, by column. */
export type Row = { readonly id: string; readonly version: number; readonly [column: string]: unknown };

/** Attributes and relations by their declared names; relations as `{ type, id }`. */
export type Values = Readonly<Record<string, unknown>>;

/** How a relation is stored: a column here, a table between, or a column of the other side that names us. */
export type RelationStorage =
  | { readonly by: 'column'; readonly column: string }
  | { readonly by: 'join'; readonly table: string; readonly mine: string; readonly theirs: string; readonly ordered: boolean }
  | { readonly by: 'reverse'; readonly column: string };

/** The record as it is before a change, read when a rule asks for it; undefined for a new one, or when it isn't there. */
export type Current = () => Promise<Row | undefined>;

/**
 * What a resource does before its own rows are written; the transaction is open, and each may throw a Refusal.
 * Other resources are written through `work`; each such line of the audit is linked to the one of this change.
 */
export type Before = {
  /** Answers with the values to write: the given ones and those that the server makes. */
  readonly add?: (work: Work, values: Values) => Promise<Values>;
  readonly update?: (work: Work, before: Row, values: Values) => Promise<Values>;
  /**
   * Which of these rows (locked, existing) cannot be deleted, and why. The others are deleted. As it isn't known yet which, what is
   * written here is linked to the cause of the deletion itself.
   */
  readonly destroy?: (work: Work, ids: readonly string[]) => Promise<ReadonlyMap<string, Problem>>;
  /** Refuses to bring back these rows, which are still deleted when it is asked. */
  readonly restore?: (work: Work, ids: readonly string[]) => Promise<void>;
};

/** What follows from a change, for each record, once its row and links are written: in the same transaction, so it can still refuse. */
export type After = {
  /** `values`: those that were written, also the ones that the server made. */
  readonly add?: (work: Work, id: string, values: Values) => Promise<void>;
  /** `values`: only those that changed. */
  readonly update?: (work: Work, before: Row, values: Values) => Promise<void>;
  /** After the command of this name. `record`: as the command left it; what the command's own changes of others did to it is not in it. */
  readonly run?: (work: Work, record: RecordOf<Resource>, command: string) => Promise<void>;
  readonly destroy?: (work: Work, before: Row) => Promise<void>;
  readonly restore?: (work: Work, id: string) => Promise<void>;
};

/** Who asks and when. `isSelf`: the record is the person who asks. */
export type About = { readonly isSelf: boolean; readonly now: Date };

/** A resource's own rules, in the order in which they are asked. The first two are asked outside of the transaction, which may run several times. */
export type Hooks = {
  /** Further problems of the valid values: reported together with the problems that the declaration finds. */
  readonly validate?: (values: Values, how: 'add' | 'update', current: Current, about: About) => Promise<readonly Problem[]>;
  /** The values as they are stored, once nothing is wrong with them: hashing, one spelling. */
  readonly beforeStore?: (values: Values) => Promise<Values>;
  readonly before?: Before;
  readonly after?: After;
  /**
   * The records as this actor may see them, where an attribute is not for everyone who may see the record. Lists are remembered by what
   * the actor may get of this resource and of those that `changesWith` names: where the attribute depends on anything else, leave
   * `changesWith` undefined, and no list is remembered.
   */
  readonly hide?: (runner: Queryable, actor: Actor | null, rows: readonly Row[]) => Promise<readonly Row[]>;
};

/**
 * What a command does in addition to moving the record to its next state: it writes other records through `work`, and answers with the values of
 * its own record. It may run only to be taken back (a preview), so it does nothing that a rollback leaves behind.
 */
export type Run<R extends Resource = Resource, I = Values> = (
  work: Work,
  record: RecordOf<R>,
  input: I,
) => Promise<Partial<Omit<RecordOf<R>, 'id' | 'version' | 'created_at' | 'updated_at'> & ValuesOf<R>>>;

/** The server's half of a resource's commands: one that is missing doesn't compile. */
export type Runs<R extends Resource> = { readonly [K in CommandName<R>]: Run<R, InputOf<R['commands'][K]>> };

export type ServerResource = {
  readonly resource: Resource;
  readonly table: ResourceTable;
  /** Whether row-level security hides rows of other clients, by the column `entity_id`; it never changes. */
  readonly tenant: boolean;
  /** No totals are kept for each client: some rows belong to no client, or the repository does not count them. */
  readonly withoutClientTotals?: true;
  /** The column that names the client whose money a change may touch: that lock comes first (see `clientMoney`). */
  readonly moneyOf?: 'id' | 'entity_id';
  readonly relations: Readonly<Record<string, RelationStorage>>;
  /** Attributes kept under another column's name. */
  readonly columns: Readonly<Record<string, string>>;
  /** Attributes that no column keeps but an expression on the row `t` makes: a count by a subquery, or the record's own lines. */
  readonly counted: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Attributes that are null, and that no search finds, except in rows `t` that meet the condition. */
  readonly hidden?: { readonly attributes: readonly string[]; readonly unless: RawBuilder<boolean> };
  /**
   * The resource as this person reads it: some attributes `hidden` or `counted` from less; itself where they may read all of it.
   * Other than `hide`, it also decides what a search finds and in which order a list comes. For resources that are only read
   * and that nothing includes; its lists are never remembered, so `changesWith` has to be undefined.
   */
  readonly readBy?: (actor: Actor | null, find: Find) => ServerResource;
  /** Of a resource whose attributes hold values of other records, as an audit line does: a row with the personal ones masked, and who reads them in full (PRV-6). */
  readonly personal?: { readonly masked: (row: Row) => Row; readonly isWhole: (actor: Actor | null, row: Row) => boolean };
  /**
   * Its counted attributes tell what the client of who reads has noted of a record that belongs to no client: it is read in that client's
   * scope, and totals of its lists are not remembered.
   */
  readonly notedByClients?: true;
  /** Finds its records by typed words in a way of its own, in the place of the comparison of texts. */
  readonly findBy?: (runner: Queryable, q: string) => Promise<FoundByWords>;
  /** A column that the database keeps: all of its own attributes that are searched, in lower case. */
  readonly searchColumn?: string;
  readonly hooks: Hooks;
  readonly commands: Readonly<Record<string, Run>>;
  /** Of a `replaceable` resource: puts the other record in the place of this one, which is deleted then. Both are in one unit of work. */
  readonly replace?: (work: Work, id: string, instead: string) => Promise<void>;
  /** Attributes and relations that say who may do what: a write of one of them takes the rights' lock first (`lockRights`). */
  readonly rights?: readonly string[];
  /**
   * Names of the other resources with whose books its answers change; none is an empty list. Undefined where a row is written
   * past the books, as when a person was seen: then no list that tells of it is remembered.
   */
  readonly changesWith?: readonly string[];
  /** Its answers change as a day of the client of the person who reads begins, without a change of any record: a remembered list is of one day. */
  readonly changesDaily?: true;
  /** What its records' history tells in addition to their changes. */
  readonly history?: HistorySource;
  /** Its changes concern only the owner, or the line of what brings them tells them: they are not audited. */
  readonly unaudited?: true;
};

/** The server's side of a resource, by its JSON:API type. */
export type Find = (type: string) => ServerResource;

/** A relation kept in a column of this table. */
export const column = (name: string): RelationStorage => ({ by: 'column', column: name });
/** A relation kept in a table between; `ordered` keeps the order in `position`. */
export const join = (table: string, mine: string, theirs: string, ordered = false): RelationStorage => ({
  by: 'join',
  table,
  mine,
  theirs,
  ordered,
});
/** A relation read from the other side's column. */
export const reverse = (name: string): RelationStorage => ({ by: 'reverse', column: name });

/** Relations to one record, each in a column: `category` in `category_id`. */
const columnsOf = ({ relations }: Resource): Record<string, RelationStorage> =>
  Object.fromEntries(Object.entries(relations).flatMap(([name, { kind }]) => (kind === 'toOne' ? [[name, column(`${name}_id`)]] : [])));

type Options<R extends Resource> = Partial<Omit<ServerResource, 'resource' | 'table' | 'commands'>> & { readonly commands?: Runs<R> };

/** What the commands of a resource do cannot be left out. */
type OptionsOf<R extends Resource> = [CommandName<R>] extends [never]
  ? [options?: Options<R>]
  : [options: Options<R> & { readonly commands: Runs<R> }];

/**
 * Declares the server's side of a resource: what is left out follows from the declaration.
 * @param options.relations those that are stored otherwise than in a column, as every relation to many is
 */
export const defineServerResource = <R extends Resource>(resource: R, ...[options = {} as Options<R>]: OptionsOf<R>): ServerResource => ({
  resource,
  table: tableOf(resource),
  tenant: false,
  columns: {},
  hooks: {},
  ...options,
  counted: { ...linesInRow(resource), ...options.counted },
  commands: (options.commands ?? {}) as unknown as ServerResource['commands'],
  relations: { ...columnsOf(resource), ...options.relations },
});

/** Where an attribute is kept; undefined when it is counted. */
export const columnOf = ({ counted, columns }: ServerResource, attribute: string): string | undefined =>
  Object.hasOwn(counted, attribute) ? undefined : (columns[attribute] ?? attribute);

const storedValueOf = (server: ServerResource, attribute: string): RawBuilder<unknown> => {
  const stored = server.counted[attribute] ?? sql.ref(`t.${columnOf(server, attribute)!}`);
  // Where a file is stored is not read with its record, so it cannot get into an answer, an audit line or a cache (PRV-11).
  const kind = server.resource.attributes[attribute]?.kind;
  if (kind === 'files')
    return sql`(select jsonb_agg(f.one - 'address' order by f.at) from jsonb_array_elements(${stored}) with ordinality as f (one, at))`;
  return kind === 'file' ? sql`(${stored} - 'address')` : stored;
};

const isHidden = ({ hidden }: ServerResource, attribute: string): boolean => hidden?.attributes.includes(attribute) ?? false;

/** An attribute's value in the row `t`: its column, or what counts it; null where it is hidden. */
export const valueOf = (server: ServerResource, attribute: string): RawBuilder<unknown> => {
  const stored = storedValueOf(server, attribute);
  return isHidden(server, attribute) ? sql`(case when ${server.hidden!.unless} then ${stored} end)` : stored;
};

/** Whether a text is like the pattern as a search compares them. The index of a searched column holds what this function makes of it. */
export const isFound = (text: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`search_form(${text}) like search_form(${pattern})`;

/** Whether an attribute of the row `t` is like the pattern. */
export const isLike = (server: ServerResource, attribute: string, pattern: string): RawBuilder<boolean> => {
  const like = isFound(storedValueOf(server, attribute), pattern);
  return isHidden(server, attribute) ? sql`(${like} and ${server.hidden!.unless})` : like;
};

/** Every attribute that is kept in a column; the others are counted. */
export const keptFields = (server: ServerResource): string[] =>
  Object.keys(server.resource.attributes).filter((name) => columnOf(server, name) !== undefined);
