/** Answers a report: its rows by SQL, or the answer from before while nothing that it reads has changed. */
import { sql, type RawBuilder } from 'kysely';
import { dayOf, defaultZone, type Day } from '#shared/domain/calendarDays';
import type { QueryOf } from '#shared/endpoints/endpoint';
import { declaredReports, type ReportName, type reports } from '#shared/areas/reports/reports';
import { totalsOf, type ReportAnswer, type ReportRow } from '#shared/kit/report';
import { transaction } from '#server/db/database';
import { Refusal } from '#server/refusal';
import { revisionNow } from '#server/repository/lists/revisions';
import type { Store } from '#server/repository/store';
import { invoicesSql } from '../../billing';
import { revenueSql } from '../../clients';
import { ticketsSql } from '../../support';
import { monthsAsked, type Span } from '#server/repository/span';

type ParamsOf<N extends ReportName> = QueryOf<{ readonly query: (typeof reports)[N]['params'] }>;

/** `span`: the months of a report that takes `from` and `to`; the last twelve for the others. */
type Times = { readonly today: Day; readonly span: Span };

/** A report's rows: a column for each that is declared. */
export type ReportsSql<N extends ReportName> = { readonly [K in N]: (params: ParamsOf<K>, times: Times) => RawBuilder<unknown> };

const statements: ReportsSql<ReportName> = { ...revenueSql, ...invoicesSql, ...ticketsSql };

export type ReportParams = Readonly<Record<string, string | null>>;

/** Rows of a report; one with more says so and is asked for a shorter time. */
const MOST = 10_000;

const timesOf = ({ clock }: Store, name: ReportName, params: ReportParams): Times => {
  const today = dayOf(clock().toISOString(), defaultZone);
  const takesMonths = 'from' in params && !('ends_from' in params);
  const span = monthsAsked(takesMonths ? params : {}, today);
  if ('code' in span) throw new Refusal([span]);
  return { today, span };
};

const rowsOf = ({ database }: Store, statement: RawBuilder<unknown>): Promise<readonly ReportRow[]> =>
  transaction(database, async (trx) => (await sql<ReportRow>`select * from (${statement}) as report limit ${MOST + 1}`.execute(trx)).rows, {
    readOnly: true,
    scope: 'all',
  });

/** @throws Refusal `query.invalid` for a span of months that ends before it begins, or is too long */
export const readReport = async (store: Store, name: ReportName, params: ReportParams): Promise<ReportAnswer> => {
  const times = timesOf(store, name, params);
  const found = await rowsOf(store, (statements[name] as (params: ReportParams, times: Times) => RawBuilder<unknown>)(params, times));
  const rows = found.slice(0, MOST);
  return { rows, totals: totalsOf(declaredReports[name], rows), cut: found.length > MOST };
};

/**
 * The body of a report: the one from before if nothing that it reads was written since, and it is still the same day.
 * @param make what is sent of an answer
 */
export const reportBody = async (
  store: Store,
  name: ReportName,
  params: ReportParams,
  {
    count,
    make,
  }: { readonly count: <T>(work: (store: Store) => Promise<T>) => Promise<T>; readonly make: (answer: ReportAnswer) => Buffer },
): Promise<Buffer> => {
  const key = JSON.stringify(['report', name, params, timesOf(store, name, params)]);
  // Read before the rows: what is written while they are read makes them out of date, never fresh.
  const revision = await revisionNow(store.database.kysely, [...declaredReports[name].reads].sort());
  const known = store.lists.get(key, revision);
  if (known && !declaredReports[name].byTheMinute) return known;
  const body = make(await count((through) => readReport(through, name, params)));
  store.lists.set(key, { revision, body });
  return body;
};
