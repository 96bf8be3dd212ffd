/** Answers a report: its rows by SQL, or the answer from before while nothing that it reads has changed. */
import { sql, type RawBuilder } from 'kysely';
import { dayOf, defaultZone, type Day } from '#shared/domain/calendarDays';
import type { Actor } from '#shared/access';
import type { Feature } from '#shared/domain/features';
import type { QueryOf } from '#shared/endpoints/endpoint';
import { declaredReports, type ReportName, type reports } from '#shared/areas/reports/reports';
import { totalsOf, type ReportAnswer, type ReportRow } from '#shared/kit/report';
import { transaction } from '#server/db/database';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import { revisionNow } from '#server/repository/lists/revisions';
import type { Store } from '#server/repository/store';
import { invoicesSql } from '../../billing';
import { refuseUnusable, revenueSql } from '../../clients';
import { cashierSql } from '../../cashier';
import { diseasesSql } from '../../clinic';
import { ticketsSql } from '../../support';
import { daysAsked, monthsAsked, type Span } from '#server/repository/span';

type ParamsOf<N extends ReportName> = QueryOf<{ readonly query: (typeof reports)[N]['params'] }>;

/**
 * `span`: the months of a report that takes `from` and `to`, the last twelve for the others; of a report of a client its days.
 * `client`: whose report it is; null for one of the platform.
 */
export type Times = { readonly today: Day; readonly span: Span; readonly client: string | null };

/** A report's rows: a column for each that is declared. */
export type ReportsSql<N extends ReportName> = { readonly [K in N]: (params: ParamsOf<K>, times: Times) => RawBuilder<unknown> };

const statements: ReportsSql<ReportName> = { ...revenueSql, ...invoicesSql, ...ticketsSql, ...diseasesSql, ...cashierSql };

export type ReportParams = Readonly<Record<string, string | null>>;

/** `actor`: who asks, and may read the report. */
export type AskedReport = {
  readonly name: ReportName;
  readonly params: ReportParams;
  readonly actor: Actor;
  readonly action?: 'read' | 'export';
};

/** Rows of a report; one with more says so and is asked for a shorter time. */
const MOST = 10_000;

/** The client whose report it is. @throws Refusal `access.denied` for who works for none, `feature.…` where it has not bought it */
const clientOf = async (store: Store, actor: Actor, feature: Feature, action: 'read' | 'export'): Promise<string> => {
  if (actor.entityId === null) throw new Refusal([{ code: 'access.denied' }]);
  await refuseUnusable(store, actor, feature, action);
  return actor.entityId;
};

const scopeOf = ({ client }: Pick<Times, 'client'>) => (client === null ? ('all' as const) : { entityId: client });

const timesOf = async (store: Store, { name, params, actor, action = 'read' }: AskedReport): Promise<Times> => {
  const report = declaredReports[name];
  const client = report.lists ? await clientOf(store, actor, report.feature, action) : null;
  const now = store.clock();
  const on = { readOnly: true, scope: scopeOf({ client }) };
  const own = client === null ? undefined : await transaction(store.database, (trx) => clientTime({ trx, now }, client), on);
  const today = dayOf(own?.now ?? now.toISOString(), own?.zone ?? defaultZone);
  const takesMonths = 'from' in params && !('ends_from' in params);
  const span = own ? daysAsked(params, today) : monthsAsked(takesMonths ? params : {}, today);
  if ('code' in span) throw new Refusal([span]);
  return { today, span, client };
};

const rowsOf = ({ database }: Store, statement: RawBuilder<unknown>, times: Times): Promise<readonly ReportRow[]> =>
  transaction(database, async (trx) => (await sql<ReportRow>`select * from (${statement}) as report limit ${MOST + 1}`.execute(trx)).rows, {
    readOnly: true,
    scope: scopeOf(times),
  });

/** @throws Refusal `query.invalid` for a span of months that ends before it begins, or is too long */
export const readReport = async (store: Store, asked: AskedReport): Promise<ReportAnswer> => {
  const { name, params } = asked;
  const times = await timesOf(store, asked);
  const statement = statements[name] as (params: ReportParams, times: Times) => RawBuilder<unknown>;
  const found = await rowsOf(store, statement(params, times), times);
  const rows = found.slice(0, MOST);
  return { rows, totals: totalsOf(declaredReports[name], rows), cut: found.length > MOST };
};

/**
 * The body of a report: the one from before if nothing that it reads was written since, and it is still the same day.
 * @param make what is sent of an answer
 */
export const reportBody = async (
  store: Store,
  asked: AskedReport,
  {
    count,
    make,
  }: { readonly count: <T>(work: (store: Store) => Promise<T>) => Promise<T>; readonly make: (answer: ReportAnswer) => Buffer },
): Promise<Buffer> => {
  const { name, params } = asked;
  const key = JSON.stringify(['report', name, params, await timesOf(store, asked)]);
  // Read before the rows: what is written while they are read makes them out of date, never fresh.
  const revision = await revisionNow(store.database.kysely, [...declaredReports[name].reads].sort());
  const known = store.lists.get(key, revision);
  if (known && !declaredReports[name].byTheMinute) return known;
  const body = make(await count((through) => readReport(through, asked)));
  store.lists.set(key, { revision, body });
  return body;
};
