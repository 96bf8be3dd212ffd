/** The kinds of attributes, as data: each has its TypeScript type, its bounds, and what a form or a column needs to know. kit/rules checks values. */

import type { Rule } from '../access';
import type { AttachedFile, FileInfo, FileRules, FileType } from '../domain/file';
import { MOST_RUPIAH } from '../domain/money';
import type { Lines, Numbered } from './owned';

export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'email'
  | 'color'
  | 'secret'
  | 'image'
  | 'file'
  | 'files'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'flag'
  | 'date'
  | 'dateTime'
  | 'period'
  | 'oneOf'
  | 'someOf'
  | 'phone'
  | 'nik'
  | 'bpjs'
  | 'npwp'
  | 'region'
  | 'id'
  | 'json'
  | 'owned';

/** `rw` read and written, `r` only read (the server makes it), `w` only written (never answered). */
export type Mode = 'rw' | 'r' | 'w';

/**
 * The records that a derived value is made of: their JSON:API type, and their relation that leads to the record.
 * `also`: types of other records that change it.
 */
export type Source = { readonly from: string; readonly by: string; readonly also?: readonly string[] };

export type Field<T = unknown, M extends Mode = Mode> = {
  readonly kind: FieldKind;
  readonly mode: M;
  /** Otherwise the value may be null. */
  readonly required: boolean;
  /** The least and the most: of a number, of a text's characters, or of a file's bytes. */
  readonly min?: number;
  readonly max?: number;
  /** The most decimal places. */
  readonly scale?: number;
  readonly values?: readonly string[];
  /** The media types that a file may have. */
  readonly types?: readonly FileType[];
  /** The most files there may be. */
  readonly most?: number;
  /** The value of a new record when none is given. */
  readonly initial?: T;
  /**
   * Unique among the records that are not deleted, whatever the letters' case; with the name of a relation to one record, among those that
   * lead to the same one or to none.
   */
  readonly unique?: Unique;
  /** A name that must not look like another: in one script, stored in NFKC with single spaces. */
  readonly oneScript?: boolean;
  /** A consent that is required: only true is valid. */
  readonly agreed?: boolean;
  /** A whole number of seconds, which people read as days, hours and minutes. */
  readonly duration?: true;
  /** What one owned line holds. */
  readonly lines?: Lines;
  /** How the server makes the number. */
  readonly numbered?: Numbered;
  /** A personal text, such as an address: lists show it masked (PRV-6). Numbers of persons are personal by their kind. */
  readonly personal?: boolean;
  /** Which records the server makes the value from. */
  readonly derived?: Source;
  /** Who reads the value, by a rule on the record's id, where not everybody who may get the record does: others read null, and the audit `***`. */
  readonly shownTo?: Rule;
  /** Carries the type only; never called. */
  readonly is?: () => T;
};

/** `unless`: a relation; records in which it is set do not count, such as those that were merged into another one. */
type Unique = true | { readonly within: string; readonly unless?: string };
export type Basics = { required?: boolean; unique?: Unique };
type Maybe<O, T> = O extends { required: true } ? T : T | null;

export const settle = <T, O extends Basics & { initial?: unknown }>(kind: FieldKind, options: O, more: Partial<Field<T>> = {}) => {
  const { required = false, unique, initial } = options;
  const basics = { required, ...(unique && { unique }), ...(initial !== undefined && { initial }) };
  return { kind, mode: 'rw', ...basics, ...more } as Field<Maybe<O, T>, 'rw'>;
};

export const always = { required: true } as const;

/** One line of text; trimmed. `max` in characters, 255 by default. `personal`: lists show it masked. */
export const text = <const O extends Basics & { max?: number; oneScript?: boolean; personal?: boolean }>(options: O = {} as O) =>
  settle<string, O>('text', options, {
    max: options.max ?? 255,
    ...(options.oneScript && { oneScript: true }),
    ...(options.personal && { personal: true }),
  });

/** Several lines of plain text. `personal`: lists show it masked. */
export const longText = <const O extends Basics & { max?: number; personal?: boolean }>(options: O = {} as O) =>
  settle<string, O>('longText', options, { max: options.max ?? 2_000, ...(options.personal && { personal: true }) });

/** HTML of the few tags in domain/richText, sanitised on both sides. `max` counts the markup too. */
export const richText = <const O extends Basics & { max?: number }>(options: O = {} as O) =>
  settle<string, O>('richText', options, { max: options.max ?? 50_000 });

/** An e-mail address: trimmed, lower case, at most 254 characters (VAL-6). */
export const email = <const O extends Basics>(options: O = {} as O) => settle<string, O>('email', options, { max: 254 });

/** A colour as #RRGGBB, lower case. */
export const color = <const O extends Basics>(options: O = {} as O) => settle<string, O>('color', options, { max: 7 });

/** A picture's address; null removes it, an upload sets it (ITM-10). */
export const image = () => settle<string, { required: false }>('image', { required: false }, { max: 500 });

/**
 * A document, stored as it came: its name, size and type; null removes it, an upload sets it (VAL-15, PRV-11).
 * @param options.max bytes
 */
export const file = (options: FileRules) => settle<FileInfo, { required: false }>('file', { required: false }, options);

/** Up to `most` documents of `max` bytes each, given when the record is added with what their uploads answered (VAL-15, PRV-11). */
export const files = <const O extends Basics & FileRules & { readonly most: number }>({ required, ...rules }: O) =>
  settle<readonly AttachedFile[], O>('files', { required } as unknown as O, rules);

/** Whether only an upload sets its value; a request can remove it. */
export const isUploaded = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'image' || kind === 'file';

/** A value that is written and never returned (a password). */
export const secret = <const O extends Basics & { min: number; max: number }>(options: O) =>
  ({ ...settle<string, O>('secret', options, { min: options.min, max: options.max }), mode: 'w' }) as Field<Maybe<O, string>, 'w'>;

/** A whole number. */
export const integer = <const O extends Basics & { min?: number; max?: number }>(options: O = {} as O) =>
  settle<number, O>('integer', options, { min: options.min ?? 0, max: options.max ?? 1_000_000_000 });

/** A length of time that the server makes, in whole seconds. */
export const duration = () => ({ ...readOnly(integer()), duration: true }) as Field<number | null, 'r'>;

/**
 * A number with up to `scale` places after the point, exact: it travels as text (`12.500`) and is stored as `numeric`.
 * From 0 to 999,999,999 by default.
 */
export const decimal = <const O extends Basics & { scale: number; min?: number; max?: number }>(options: O) =>
  settle<string, O>('decimal', options, { scale: options.scale, min: options.min ?? 0, max: options.max ?? 999_999_999 });

/** Whole rupiah, 0 … 999.999.999.999; `signed`: also below zero, as a credit is (MNY-1, VAL-9). */
export const money = <const O extends Basics & { signed?: boolean; initial?: number }>(options: O = {} as O) =>
  settle<number, O>('money', options, { min: options.signed ? -MOST_RUPIAH : 0, max: MOST_RUPIAH });

/** Yes or no; a new record starts with `initial`. */
export const flag = (initial = false) => settle<boolean, typeof always>('flag', always, { initial });

/** A consent that is required: only true is valid. */
export const agreement = () => settle<boolean, typeof always>('flag', always, { agreed: true, initial: false });

/** A calendar day, YYYY-MM-DD (VAL-11). */
export const date = <const O extends Basics>(options: O = {} as O) => settle<string, O>('date', options);

/** An instant, ISO 8601 in UTC. */
export const dateTime = <const O extends Basics>(options: O = {} as O) => settle<string, O>('dateTime', options);

/** A span of days, both included: `2026-11-01/2026-11-30`. */
export const period = <const O extends Basics>(options: O = {} as O) => settle<string, O>('period', options, { max: 21 });

/** A phone number as E.164, Indonesian unless another country is written. Personal: lists show it masked. */
export const phone = <const O extends Basics>(options: O = {} as O) => settle<string, O>('phone', options, { max: 16 });

/** The 16 digits of an Indonesian identity card. Personal: lists show its last four digits, and no log shows it. */
export const nik = <const O extends Basics>(options: O = {} as O) => settle<string, O>('nik', options, { max: 16 });

/** The 13 digits of a member of BPJS Kesehatan, kept as text. Personal: lists show its last four digits, and no log shows it. */
export const bpjs = <const O extends Basics>(options: O = {} as O) => settle<string, O>('bpjs', options, { max: 13 });

/** An Indonesian tax number in 16 digits; 15 are taken and get a zero in front. */
export const npwp = <const O extends Basics>(options: O = {} as O) => settle<string, O>('npwp', options, { max: 16 });

/** A region of Indonesia, from a province to a village, by its code of 2, 4, 6 or 10 digits; found and shown by its name. */
export const region = <const O extends Basics>(options: O = {} as O) => settle<string, O>('region', options, { max: 10 });

/** One of a fixed few. */
export const oneOf = <const V extends string, const O extends Basics & { initial?: NoInfer<V> }>(values: readonly V[], options = {} as O) =>
  settle<V, O>('oneOf', options, { values });

/** Any number of a fixed few, each once. */
export const someOf = <const V extends string>(values: readonly V[]) =>
  settle<V[], typeof always>('someOf', always, { values, max: values.length, initial: [] });

/** The same field, made by the server and only read. */
export const readOnly = <T>(field: Field<T, 'rw'>) => ({ ...field, mode: 'r', required: false }) as Field<T, 'r'>;

/** The same field, only written: no answer has it, and the server decides what becomes of it. */
export const writeOnly = <T>(field: Field<T, 'rw'>) => ({ ...field, mode: 'w' }) as Field<T, 'w'>;

/**
 * A value that the server makes of records of another resource when it is read; null where there are none. Lists are sorted and filtered
 * by it as by any other, by anyone who may see those records (LST-15).
 */
export const derived = <T>(field: Field<T, 'rw'>, source: Source) => ({ ...readOnly(field), derived: source }) as Field<T, 'r'>;

/** The same field, read only by those whom the rule lets. */
export const shownTo = <F extends Field>(rule: Rule, field: F): F => ({ ...field, shownTo: rule });

/** The id of a record of any resource, which may no longer exist; read-only. */
export const recordId = () => readOnly(settle<string, { required: false }>('id', { required: false }));

/** Values by name, as they were recorded; read-only, not searchable. */
export const json = () => readOnly(settle<Readonly<Record<string, unknown>>, { required: false }>('json', { required: false }));

/** A number of records, counted by the server. */
export const count = () => readOnly(integer({ required: true }));
