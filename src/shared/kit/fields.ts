/** What an attribute may be: each kind carries its TypeScript type, its yup rules and what a screen or a column needs to know. */
import * as yup from 'yup';
import type { ErrorCode, ErrorMeta } from '../errors';
import { isColor, isDate, isDateTime, isEmail, isPlainText, isUuid } from './values';

export type FieldKind =
  | 'text' | 'longText' | 'richText' | 'email' | 'color' | 'secret' | 'image'
  | 'integer' | 'money' | 'flag' | 'date' | 'dateTime' | 'oneOf' | 'someOf' | 'id' | 'json';

/** `rw` read and written, `r` only read (the server makes it), `w` only written (never answered). */
export type Mode = 'rw' | 'r' | 'w';

export type Field<T = unknown, M extends Mode = Mode> = {
  readonly kind: FieldKind;
  readonly mode: M;
  readonly required: boolean;
  /** Rules for a value that is present; `null` where it is optional. */
  readonly schema: yup.Schema;
  readonly max?: number;
  readonly values?: readonly string[];
  /** What a new record has when nothing is said. */
  readonly initial?: T;
  /** Unique among the records that are not deleted, whatever the letters' case. */
  readonly unique?: boolean;
  /** Carries the type only; never called. */
  readonly is?: () => T;
};

/** A yup message that is one row of the catalogue. */
export const message = (code: ErrorCode, meta?: ErrorMeta) => ({ code, ...(meta && { meta }) }) as unknown as string;

type Basics = { required?: boolean; unique?: boolean };
type Maybe<O, T> = O extends { required: true } ? T : T | null;

const settle = <T, O extends Basics>(kind: FieldKind, options: O, schema: yup.Schema, more: Partial<Field<T>> = {}) =>
  ({
    kind,
    mode: 'rw',
    required: options.required ?? false,
    ...(options.unique && { unique: true }),
    schema: options.required ? schema.required(message('required')) : schema.nullable().optional(),
    ...more,
  }) as Field<Maybe<O, T>, 'rw'>;

const string = () => yup.string().typeError(message('invalid_type')).strict();
const number = () => yup.number().typeError(message('invalid_type')).strict();

const words = (max: number, min = 0) =>
  string()
    .max(max, message('too_long', { max }))
    .min(min, message('too_short', { min }))
    .test('plain', message('invalid_text'), (value) => !value || isPlainText(value));

/** One line of text; trimmed. `max` in characters, 255 unless told. */
export const text = <const O extends Basics & { max?: number }>(options: O = {} as O) =>
  settle<string, O>('text', options, words(options.max ?? 255), { max: options.max ?? 255 });

/** Several lines of plain text. */
export const longText = <const O extends Basics & { max?: number }>(options: O = {} as O) =>
  settle<string, O>('longText', options, words(options.max ?? 2_000), { max: options.max ?? 2_000 });

/** HTML of the few tags in domain/richText, sanitised on both sides. `max` counts the markup too. */
export const richText = <const O extends Basics & { max?: number }>(options: O = {} as O) =>
  settle<string, O>('richText', options, words(options.max ?? 50_000), { max: options.max ?? 50_000 });

/** An e-mail address: trimmed, lower case, at most 254 characters (DOMAIN.md 6). */
export const email = <const O extends Basics>(options: O = {} as O) =>
  settle<string, O>('email', options, words(254).test('email', message('invalid_email'), (value) => !value || isEmail(value)), { max: 254 });

/** A colour as #RRGGBB, lower case. */
export const color = <const O extends Basics>(options: O = {} as O) =>
  settle<string, O>('color', options, string().test('color', message('invalid_color'), (value) => !value || isColor(value)), { max: 7 });

/** A picture's address; null removes it, an upload sets it. */
export const image = () => ({ ...settle<string, { required: false }>('image', { required: false }, words(500)), mode: 'rw' }) as Field<string | null, 'rw'>;

/** Something written and never read back. */
export const secret = <const O extends Basics & { min: number; max: number }>(options: O) =>
  ({ ...settle<string, O>('secret', options, words(options.max, options.min)), mode: 'w' }) as Field<Maybe<O, string>, 'w'>;

/** A whole number. */
export const integer = <const O extends Basics & { min?: number; max?: number }>(options: O = {} as O) => {
  const { min = 0, max = 1_000_000_000 } = options;
  return settle<number, O>('integer', options, whole(min, max));
};

/** Whole rupiah, 0 … 999.999.999.999 (DOMAIN.md 1 and 6). */
export const money = <const O extends Basics>(options: O = {} as O) => settle<number, O>('money', options, whole(0, 999_999_999_999));

const whole = (min: number, max: number) =>
  number().integer(message('not_integer')).min(min, message('too_small', { min })).max(max, message('too_large', { max }));

/** Yes or no; a new record starts with `initial`. */
export const flag = (initial = false) =>
  ({ ...settle('flag', { required: true }, yup.boolean().typeError(message('invalid_type')).strict()), initial }) as Field<boolean, 'rw'>;

/** A consent that has to be given: only yes will do. */
export const agreement = () =>
  ({ ...settle<boolean, { required: true }>('flag', { required: true }, yup.boolean().typeError(message('invalid_type')).strict().isTrue(message('terms.required'))), initial: false }) as Field<boolean, 'rw'>;

/** A calendar day, YYYY-MM-DD. */
export const date = <const O extends Basics>(options: O = {} as O) =>
  settle<string, O>('date', options, string().test('date', message('invalid_date'), (value) => !value || isDate(value)));

/** An instant, ISO 8601 in UTC. */
export const dateTime = <const O extends Basics>(options: O = {} as O) =>
  settle<string, O>('dateTime', options, string().test('dateTime', message('invalid_date'), (value) => !value || isDateTime(value)));

/** One of a fixed few. */
export const oneOf = <const V extends string, const O extends Basics & { initial?: NoInfer<V> }>(values: readonly V[], options: O = {} as O) =>
  settle<V, O>('oneOf', options, string().oneOf([...values], message('not_an_option')), {
    values,
    ...(options.initial && { initial: options.initial as V }),
  });

/** Any number of a fixed few, each once. */
export const someOf = <const V extends string>(values: readonly V[]) =>
  ({
    ...settle('someOf', { required: true }, yup.array(string().oneOf([...values], message('not_an_option')).defined()).strict().typeError(message('invalid_type')).max(values.length, message('too_many', { max: values.length }))),
    values,
    initial: [] as V[],
  }) as Field<V[], 'rw'>;

/** The same field, made by the server and only read. */
export const readOnly = <T>(field: Field<T, 'rw'>) => ({ ...field, mode: 'r', required: false }) as Field<T, 'r'>;

/** The id of a record of whatever resource, which need not be there any more; only read. */
export const recordId = () =>
  readOnly(settle<string, { required: false }>('id', { required: false }, string().test('id', message('invalid_id'), (value) => !value || isUuid(value))));

/** Values by name as they were written down once, shown as they are; only read, and nobody's to search or edit. */
export const json = () =>
  readOnly(settle<Readonly<Record<string, unknown>>, { required: false }>('json', { required: false }, yup.object()));

/** How many of something there are; counted by the server. */
export const count = () => readOnly(integer({ required: true }));
