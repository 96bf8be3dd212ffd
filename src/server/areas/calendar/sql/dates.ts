/** Dates of the records that a person may list, a few days at once. Rules: NTF-7, PRV-3. */
import { sql, type RawBuilder } from 'kysely';
import type { Actor, Verdict } from '#shared/access';
import { dateKinds, dateKindNames, dateLimits, type BusinessDate, type DateKind } from '#shared/areas/calendar/dates';
import { resources, type ResourceName } from '#shared/areas/resources';
import { defaultZone } from '#shared/domain/calendarDays';
import type { Resource } from '#shared/kit/resource';
import { allRows, conditionsOf } from '#server/repository/lists/conditions';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import { reading } from '#server/repository/tenantScope';

type Span = { readonly from: string; readonly to: string };

/** How a kind's dates are read: its day, its instant, what it is called, and which rows `t` have one. */
type Source = {
  readonly day: RawBuilder<unknown>;
  readonly at?: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
  readonly which: RawBuilder<unknown>;
};

const zone = sql`coalesce(e.time_zone, ${defaultZone})`;
/** The last day before an instant at which something ends. */
const lastDay = (column: RawBuilder<unknown>) => sql`((${column} - interval '1 second') at time zone ${zone})::date`;

const sources: Readonly<Record<DateKind, Source>> = {
  invoice_due: {
    day: sql`t.due_date`,
    name: sql`t.number`,
    which: sql`t.status in ('issued', 'partially_paid') and t.balance > 0`,
  },
  period_end: { day: lastDay(sql`t.period_end`), name: sql`t.number`, which: sql`t.status in ('active', 'grace')` },
  trial_end: { day: lastDay(sql`t.trial_end_at`), name: sql`t.number`, which: sql`t.status = 'trial'` },
  ticket_due: {
    day: sql`(t.next_due_at at time zone ${zone})::date`,
    at: sql`t.next_due_at`,
    name: sql`t.subject`,
    which: sql`t.status in ('new', 'open')`,
  },
  holiday: { day: sql`t.day`, name: sql`t.name`, which: sql`true` },
};

type Row = { day: string; at: string | Date | null; id: string; name: string; client: string | null };

const read = async (
  runner: Queryable,
  store: Store,
  kind: DateKind,
  where: Exclude<Verdict, false>,
  { from, to }: Span,
): Promise<Row[]> => {
  const server = store.find(resources[dateKinds[kind]].type);
  const { day, at, name, which } = sources[kind];
  const may = conditionsOf(server, { ...allRows, where: where === true ? {} : where }, store.find);
  const client = kind === 'holiday' ? sql`null` : sql`t.entity_id`;
  const { rows } =
    await sql<Row>`select to_char(${day}, 'YYYY-MM-DD') as day, ${at ?? sql`null::timestamptz`} as at, t.id, ${name} as name, e.name as client
    from ${sql.table(server.table)} as t left join entities as e on e.id = ${client}::uuid
    where ${may} and ${which} and ${day} between ${from}::date and ${to}::date
    order by 1, 3 limit ${dateLimits.dates}`.execute(runner);
  return rows;
};

const declared: Readonly<Record<ResourceName, Resource>> = resources;
const verdictOn = (kind: DateKind, actor: Actor): Verdict => declared[dateKinds[kind]].access.list?.(actor) ?? false;

/** Everyone reads which days are holidays; their records are opened by those who may. */
const isForEveryone = (kind: DateKind): boolean => kind === 'holiday';

const datesOf = async (store: Store, actor: Actor, kind: DateKind, span: Span): Promise<BusinessDate[]> => {
  const verdict = verdictOn(kind, actor);
  if (verdict === false && !isForEveryone(kind)) return [];
  const server = store.find(resources[dateKinds[kind]].type);
  const rows = await reading(store, actor, verdict, server, {}, (runner) =>
    read(runner, store, kind, verdict === false ? true : verdict, span),
  );
  return rows.map(({ day, at, id, name, client }) => ({
    kind,
    day,
    at: at === null ? null : new Date(at).toISOString(),
    id: verdict === false ? null : id,
    name,
    client,
  }));
};

/** The dates of the days, both included, the first ones first; of more than the limit the later ones are left out. */
export const datesFor = async (store: Store, actor: Actor, span: Span): Promise<BusinessDate[]> => {
  const found: BusinessDate[] = [];
  for (const kind of dateKindNames) found.push(...(await datesOf(store, actor, kind, span)));
  return found.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)).slice(0, dateLimits.dates);
};
