/** What the declaration of a report says. Route, OpenAPI path, page, CSV, chart and access test are made from it. Rules: INV-9, INV-12, INV-14. */
import type { Permission } from '../access';
import type { Feature } from '../domain/features';
import type { Who } from '../endpoints/endpoint';
import type { Field } from './fields';
import type { Language } from '../locale';
import type { ResourceName } from '../areas/resources';

/** A row as it is answered: rupiah and counts as numbers, percentages as decimal texts, days and months (their first day) as `2026-11-01`. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

/**
 * `id`: a record's id. `percent`, `decimal`: two places. `name`: as it is; `option`: one of a few, in the page's words. `group`: what the row
 * stands for, a day, an option or a name; null for what belongs to none.
 */
export type ColumnKind = 'month' | 'day' | 'money' | 'count' | 'percent' | 'decimal' | 'name' | 'option' | 'group' | 'id';

export type ReportColumn = {
  readonly kind: ColumnKind;
  /** The choices of an `option`. */
  readonly values?: readonly string[];
  /** The last line has the sum of all rows. */
  readonly total?: true;
  /** It is answered for the links of other columns, and not shown. */
  readonly hidden?: true;
  /** Shown in this language only. */
  readonly language?: Language;
  /** The page that shows what the figure is made of. */
  readonly leadsTo?: (row: ReportRow) => string;
};

/** Of all clients. `scope`: the permission without which there is no such report; of the platform, never one that is held at a client. */
type OfPlatform = { readonly scope: Permission; readonly lists?: undefined; readonly under?: undefined };

/** Of the client where the person who asks works: for who may list these resources there, with the feature, at a page under this path. */
type OfClient = {
  readonly scope?: undefined;
  readonly lists: readonly ResourceName[];
  readonly feature: Feature;
  readonly under: `/${string}`;
};

export type Report = (OfPlatform | OfClient) & {
  /** The resources with whose revisions its rows change. */
  readonly reads: readonly ResourceName[];
  /** Parameters of the query, each of which may be left out. */
  readonly params: Readonly<Record<string, Field>>;
  readonly columns: Readonly<Record<string, ReportColumn>>;
  /** Columns that are drawn over the months, or in the order of the rows over another column; lines for what is there at a time, bars for what comes in a time. */
  readonly chart?: { readonly kind: 'line' | 'bar' | 'stacked'; readonly of: readonly string[]; readonly over?: string };
  /** Its rows change with the time of the day, so that no answer is stored. */
  readonly byTheMinute?: true;
  /** It is read by another page and has none of its own. */
  readonly pageless?: true;
};

/** What is answered. `cut`: there are more rows than are answered; the totals are those of the answered ones. */
export type ReportAnswer = {
  readonly rows: readonly ReportRow[];
  readonly totals: Readonly<Record<string, number>>;
  readonly cut: boolean;
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The API's path of a report, and the path of its page where it is of the platform. */
export const reportPath = (name: string): `/reports/${string}` => `/reports/${kebab(name)}`;

/** The path of a report's page. */
export const reportPagePath = (name: string, report: Report): `/${string}` =>
  report.lists ? `${report.under}/${kebab(name)}` : reportPath(name);

/** Who may call a report. */
export const readersOf = ({ lists, scope }: Report): Exclude<Who, string> =>
  lists ? { rights: lists.map((name) => [name, 'list'] as const) } : { scope };

/** The sums of the columns that have one. */
export const totalsOf = ({ columns }: Pick<Report, 'columns'>, rows: readonly ReportRow[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { total }]) =>
      total ? [[name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]] : [],
    ),
  );
