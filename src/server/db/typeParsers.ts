/** How column values arrive: as what JSON can say, so that no answer depends on the server's zone or on a Date in between. */
import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const asIs = (text: string): string => text;

/** '2026-03-05 10:04:05.12+00' → '2026-03-05T10:04:05.120Z'; the session's zone is UTC, and columns keep milliseconds. */
export function isoOf(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text);
  if (!match) return text;
  return `${match[1]}T${match[2]}.${(match[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
}

const ours = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [DATE, asIs],
  [TIMESTAMPTZ, isoOf],
]);

/** For a pool's `types`: bigint as number, date as 'YYYY-MM-DD', timestamptz as ISO 8601 in UTC with milliseconds. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ours.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
