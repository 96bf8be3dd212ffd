/** The dashboard's numbers from the database: each counts only records that this person may list. */
import { sql, type RawBuilder } from 'kysely';
import type { Actor, Verdict } from '#shared/access';
import type { Zone } from '#shared/domain/calendarDays';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import {
  calendarOf,
  counted,
  spans,
  type Borders,
  type Counted,
  type CountedName,
  type Share,
  type Summary,
} from '#shared/areas/dashboard/summary';
import { prepared } from '#server/db/preparedStatements';
import { totalSql, revisionSql } from '#server/repository/lists/revisions';
import { conditionsOf, allRows } from '#server/repository/lists/conditions';
import type { Condition } from '#server/repository/lists/ruleConditions';
import { reading } from '#server/repository/tenantScope';
import type { ServerResource } from '#server/repository/serverResource';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';

const declared: Readonly<Record<ResourceName, Resource>> = resources;

const verdictOn = (name: ResourceName, actor: Actor): Verdict => declared[name].access.list?.(actor) ?? false;

/** A kind's rows as they are counted: its table as `t`, and which of them. */
type Rows = { readonly server: ServerResource; readonly from: RawBuilder<unknown>; readonly which: Condition; readonly isWhole: boolean };

const rowsOf = (store: Store, name: CountedName, verdict: Exclude<Verdict, false>): Rows => {
  const server = store.find(declared[name].type);
  const which = conditionsOf(server, { ...allRows, where: verdict === true ? {} : verdict }, store.find);
  return { server, from: sql`from ${sql.table(server.table)} as t`, which, isWhole: verdict === true };
};

const totalOf = async (runner: Queryable, { server, from, which, isWhole }: Rows): Promise<number> => {
  const total = isWhole ? totalSql(server.resource.name) : sql`(select count(*) ${from} where ${which})`;
  const { rows } = await sql<{ total: number }>`select ${total} as total`.execute(runner);
  return rows[0]!.total;
};

type Week = { readonly week: number; readonly added: number; readonly recent: number; readonly before: number };

/** What was added since the first week began, which is before the days that are told of do: the index by time alone answers it. */
const addedIn = async (
  runner: Queryable,
  { from, which }: Rows,
  borders: Borders,
): Promise<Pick<Counted, 'weekly' | 'recent' | 'before'>> => {
  const starts = borders.weeks;
  const [recent, before] = [borders.recent, borders.before].map((one) => sql`${one}::timestamptz`);
  const { rows } = await sql<Week>`select width_bucket(t.created_at, ${starts}::timestamptz[]) as week, count(*) as added,
      count(*) filter (where t.created_at >= ${recent}) as recent,
      count(*) filter (where t.created_at >= ${before} and t.created_at < ${recent}) as before
    ${from} where ${which} and t.created_at >= ${starts[0]}::timestamptz group by 1`.execute(runner);
  const sum = (of: 'recent' | 'before') => rows.reduce((all, row) => all + row[of], 0);
  return {
    weekly: starts.map((_, at) => rows.find(({ week }) => week === at + 1)?.added ?? 0),
    recent: sum('recent'),
    before: sum('before'),
  };
};

const statusesOf = async (runner: Queryable, { from, which }: Rows): Promise<Record<string, number>> => {
  const { rows } = await sql<{
    status: string;
    count: number;
  }>`select t.status, count(*) as count ${from} where ${which} group by 1 order by 1`.execute(runner);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

/** What a kind is divided by besides its status, and the column that leads there. */
const divisions: Partial<
  Record<CountedName, { readonly by: 'category' | 'role'; readonly link: RawBuilder<unknown>; readonly column: string }>
> = {
  item: { by: 'category', link: sql``, column: 't.category_id' },
  user: { by: 'role', link: sql`join user_roles as ur on ur.user_id = t.id`, column: 'ur.role_id' },
};

/** Counts first and joins the names afterwards: a few groups are joined instead of a million rows. */
const sharesOf = async (
  runner: Queryable,
  { from, which }: Rows,
  { link, column }: NonNullable<(typeof divisions)['item']>,
  table: RawBuilder<unknown>,
) => {
  const { rows } = await sql<Share>`select d.id, d.name, c.count
    from (select ${sql.ref(column)} as id, count(*) as count ${from} ${link} where ${which} group by 1) as c
    join ${table} as d on d.id = c.id and d.deleted_at is null order by c.count desc, lower(d.name) collate "C", d.id`.execute(runner);
  return { top: rows.slice(0, spans.shares), others: rows.slice(spans.shares).reduce((all, { count }) => all + count, 0) };
};

type Asked = { readonly store: Store; readonly actor: Actor; readonly borders: Borders };

/** Facts about one kind. */
const countedOf = async ({ store, actor, borders }: Asked, runner: Queryable, name: CountedName, rows: Rows): Promise<Counted> => {
  const division = divisions[name];
  // Names of records that the person may not list are left out.
  const isNamed = division && verdictOn(division.by, actor) === true;
  const shares = isNamed && (await sharesOf(runner, rows, division, sql.table(store.find(declared[division.by].type).table)));
  return {
    total: await totalOf(runner, rows),
    ...(await addedIn(runner, rows, borders)),
    ...('status' in declared[name].attributes && { by_status: await statusesOf(runner, rows) }),
    ...(shares && { shares }),
  };
};

const allowed = (actor: Actor) =>
  counted.flatMap((name) => {
    const verdict = verdictOn(name, actor);
    return verdict === false ? [] : [{ name, verdict }];
  });

/** One kind after the other: anyone who looks at the dashboard takes one connection, however much there is to see. */
const countAll = async (asked: Asked): Promise<Summary['parts']> => {
  const { store, actor } = asked;
  const parts: Partial<Record<CountedName, Counted>> = {};
  for (const { name, verdict } of allowed(actor)) {
    const rows = rowsOf(store, name, verdict);
    parts[name] = await reading(store, actor, verdict, rows.server, {}, (runner) => countedOf(asked, runner, name, rows));
  }
  return parts;
};

type Making = {
  /** Counts when there is room for it, through the store that it gives. */
  readonly count: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
  readonly make: (summary: Summary) => Buffer;
};

/**
 * The body of the numbers: the one from before if nothing was written since and it is still the same day, else what `make` makes of new ones.
 * @param actor who asks; decides what is counted
 */
export const summaryBody = async (store: Store, actor: Actor, zone: Zone, { count, make }: Making): Promise<Buffer> => {
  const { today, weeks, borders } = calendarOf(store.clock(), zone);
  const parts = allowed(actor);
  const seen = (['category', 'role'] as const).filter((name) => verdictOn(name, actor) === true);
  const key = JSON.stringify(['summary', zone, today, parts, seen]);
  // Read before the numbers: what is written while they are counted makes them out of date, never fresh.
  const names = [...new Set<string>([...parts.map(({ name }) => name), ...seen])].sort();
  const { rows } = await sql<{ revision: string }>`${prepared} select ${revisionSql(names)} as revision`.execute(store.database.kysely);
  const { revision } = rows[0]!;
  const known = store.lists.get(key, revision);
  if (known) return known;
  const body = make({ zone, today, weeks, parts: await count((through) => countAll({ store: through, actor, borders })) });
  store.lists.set(key, { revision, body });
  return body;
};
