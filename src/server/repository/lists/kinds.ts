/** How each kind of field stands in SQL: the type of a filter's value, how a list is filtered by it and in which order it comes. */
import { sql, type RawBuilder } from 'kysely';
import type { FieldKind } from '#shared/kit/fields';

type SqlKind = {
  /** The type that a filter's value is cast to. */
  readonly type: string;
  /** Ordered as letters, whatever their case, so that every engine orders alike. */
  readonly letters?: true;
  /** Stored in lower case, so a filter's value is lowered too. */
  readonly lower?: true;
  /** A filter finds the value itself and all that begins with it: a region and its parts. */
  readonly within?: true;
  /** Holds several values: a filter finds those that hold any of its own. */
  readonly several?: true;
};

const letters: SqlKind = { type: 'text', letters: true };

const kinds = {
  text: letters,
  longText: letters,
  richText: letters,
  secret: { type: 'text' },
  image: letters,
  file: { type: 'jsonb' },
  files: { type: 'jsonb' },
  email: { ...letters, lower: true },
  color: { ...letters, lower: true },
  integer: { type: 'bigint' },
  decimal: { type: 'numeric' },
  money: { type: 'bigint' },
  flag: { type: 'boolean' },
  date: { type: 'date' },
  dateTime: { type: 'timestamptz' },
  period: { type: 'text', letters: true },
  oneOf: letters,
  someOf: { type: 'text', several: true },
  phone: letters,
  nik: letters,
  bpjs: letters,
  npwp: letters,
  region: { type: 'text', letters: true, within: true },
  id: { type: 'uuid' },
  json: { type: 'jsonb' },
  owned: { type: 'jsonb' },
} satisfies Record<FieldKind, SqlKind>;

const of = (kind: FieldKind): SqlKind => kinds[kind];

/** The type of a column, as a cast names it. */
export const sqlTypeOf = (kind: FieldKind): string => of(kind).type;

/** One end of a range. */
export const typed = (kind: FieldKind, value: string): RawBuilder<unknown> => sql`${value}::${sql.raw(of(kind).type)}`;

/** Rows whose value is one of these, or holds one of them. */
export const listed = (kind: FieldKind, value: RawBuilder<unknown>, wanted: readonly string[]): RawBuilder<boolean> => {
  const { type, lower, several, within } = of(kind);
  if (within) return sql`${value} like any(${wanted.map((one) => `${one}%`)}::text[])`;
  const theirs = sql`${lower ? wanted.map((one) => one.toLowerCase()) : wanted}::${sql.raw(type)}[]`;
  return several ? sql`${value} && ${theirs}` : sql`${value} = any(${theirs})`;
};

/** What a list is ordered by: an expression that every engine orders alike, whatever its collation. */
export const comparable = (kind: FieldKind, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  of(kind).letters ? sql`lower(${value}) collate "C"` : value;
