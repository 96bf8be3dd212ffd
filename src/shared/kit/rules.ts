/** How a value of each kind of field is tidied, and the yup rules that it must pass. Separate from the declarations, so that pages which only read records do not load yup. Rule: VAL-14. */
import * as yup from 'yup';
import { compareDecimals, inPlaces, isDecimal, placesOf } from '../domain/decimal';
import { rupiahIn } from '../domain/money';
import { nikDigits, nikProblem } from '../domain/nik';
import { npwpIn } from '../domain/npwp';
import { endsOf, isReversed } from '../domain/period';
import { phoneIn } from '../domain/phone';
import { isRegionCode, regionDigits } from '../domain/region';
import type { ErrorCode, ErrorMeta } from '../errors';
import type { Field, FieldKind } from './fields';
import { fileRules } from './fileRules';
import { lineRules } from './lineRules';
import { isMasked } from './masks';
import { isColor, isDate, isDateTime, isEmail, isOneScript, isPlainText, isVisibleText, isUuid, TOO_MANY_MARKS } from './values';

/** A yup message that is one row of the catalogue. */
export const message = (code: ErrorCode, meta?: ErrorMeta) => ({ code, ...(meta && { meta }) }) as unknown as string;

export type KindRules = {
  /** The value as it is stored. What is of a wrong type or cannot be read passes through, for the schema to refuse. */
  readonly tidy: (value: unknown, field: Field) => unknown;
  /** What a value that is present must be. */
  readonly schema: (field: Field) => yup.Schema;
};

/** Trimmed and in Unicode NFC; empty optional text is null. */
const tidyText = (value: unknown, { oneScript, required }: Field): unknown => {
  if (typeof value !== 'string' || TOO_MANY_MARKS.test(value)) return value;
  // A name that rights depend on has one spelling: no wide letters, no second space.
  const text = oneScript ? value.normalize('NFKC').replace(/\s+/g, ' ').trim() : value.normalize('NFC').trim();
  return text === '' && !required ? null : text;
};

const tidyLower = (value: unknown, field: Field): unknown => {
  const text = tidyText(value, field);
  return typeof text === 'string' && !TOO_MANY_MARKS.test(text) ? text.toLowerCase() : text;
};

/** A text tidied by `read`; what it cannot read stays as it is. */
const tidyBy =
  (read: (text: string, field: Field) => unknown) =>
  (value: unknown, field: Field): unknown => {
    const text = tidyText(value, field);
    return typeof text === 'string' ? (read(text, field) ?? text) : text;
  };

const tidySecret = (value: unknown, { required }: Field): unknown => (value === '' && !required ? null : value);

/** Each once and in the order of the declaration, so that the same choice is always the same list. */
const tidyChoices = (value: unknown, { values = [] }: Field): unknown => {
  if (!Array.isArray(value)) return value;
  const place = (one: unknown) => (values.includes(one as string) ? values.indexOf(one as string) : values.length);
  return [...new Set<unknown>(value)].sort((one, other) => place(one) - place(other));
};

const string = () => yup.string().typeError(message('invalid_type')).strict();

const words = ({ min = 0, max = Infinity }: Field) =>
  string()
    .max(max, message('too_long', { max }))
    .min(min, message('too_short', { min }))
    .test('plain', message('invalid_text'), (value) => !value || isPlainText(value));

/** A text of any length. The masked form of a personal one is no value: storing it would lose the real one (PRV-6). */
const unmasked = (field: Field) =>
  field.personal ? words(field).test('masked', message('masked_value'), (value) => !isMasked(value)) : words(field);

const oneLine = (field: Field) => {
  const line = unmasked(field).test('seen', message('invalid_text'), (value) => !value || isVisibleText(value));
  return field.oneScript ? line.test('script', message('mixed_scripts'), (value) => !value || isOneScript(value)) : line;
};

const written = (code: ErrorCode, isSo: (value: string) => boolean) => () =>
  string().test(code, message(code), (value) => !value || isSo(value));

/** @param code what is said of anything that is no number */
const whole =
  (code: ErrorCode) =>
  ({ min = 0, max = Infinity }: Field) =>
    yup
      .number()
      .typeError(message(code))
      .strict()
      .integer(message('not_integer'))
      .min(min, message('too_small', { min }))
      .max(max, message('too_large', { max }));

const decimal = ({ scale = 0, min = 0, max = Infinity }: Field) => {
  const holds = (isSo: (value: string) => boolean) => (value: string | undefined | null) => !value || !isDecimal(value) || isSo(value);
  return yup
    .string()
    .typeError(message('invalid_decimal'))
    .strict()
    .test('decimal', message('invalid_decimal'), (value) => !value || isDecimal(value))
    .test(
      'places',
      message('too_many_places', { scale }),
      holds((value) => placesOf(value) <= scale),
    )
    .test(
      'min',
      message('too_small', { min }),
      holds((value) => compareDecimals(value, String(min)) >= 0),
    )
    .test(
      'max',
      message('too_large', { max }),
      holds((value) => compareDecimals(value, String(max)) <= 0),
    );
};

const flag = ({ agreed }: Field) => {
  const either = yup.boolean().typeError(message('invalid_type')).strict();
  return agreed ? either.isTrue(message('terms.required')) : either;
};

const oneOf = ({ values = [] }: Field) => string().oneOf([...values], message('not_an_option'));

/** Too many are said to be too many before any of them is looked at. */
const someOf = ({ values = [], max = Infinity }: Field) =>
  yup
    .array()
    .strict()
    .typeError(message('invalid_type'))
    .max(max, message('too_many', { max }))
    .test('options', message('not_an_option'), (chosen) => !chosen || chosen.every((one) => values.includes(one as string)));

const email = (field: Field) => words(field).test('email', message('invalid_email'), (value) => !value || isEmail(value));

/** Each thing that can be wrong with it has its own sentence. */
const nik = () => {
  const isNot = (code: ReturnType<typeof nikProblem>) => (value: string | null | undefined) => !value || nikProblem(value) !== code;
  return string()
    .test('length', message('nik.length'), isNot('nik.length'))
    .test('province', message('nik.province'), isNot('nik.province'))
    .test('date', message('nik.date'), isNot('nik.date'));
};

const period = () => {
  const ends = (value: string) => {
    const found = endsOf(value);
    return found && isDate(found.from) && isDate(found.to) ? found : undefined;
  };
  return string()
    .test('days', message('invalid_period'), (value) => !value || ends(value) !== undefined)
    .test('order', message('period.reversed'), (value) => {
      const days = value ? ends(value) : undefined;
      return !days || !isReversed(days);
    });
};

const kinds = {
  text: { tidy: tidyText, schema: oneLine },
  longText: { tidy: tidyText, schema: unmasked },
  richText: { tidy: tidyText, schema: words },
  secret: { tidy: tidySecret, schema: words },
  image: { tidy: tidyText, schema: words },
  ...fileRules(message),
  email: { tidy: tidyLower, schema: email },
  color: { tidy: tidyLower, schema: written('invalid_color', isColor) },
  integer: { tidy: tidyText, schema: whole('not_integer') },
  decimal: { tidy: tidyBy((text, { scale = 0 }) => inPlaces(text, scale)), schema: decimal },
  money: { tidy: tidyBy(rupiahIn), schema: whole('invalid_money') },
  flag: { tidy: tidyText, schema: flag },
  date: { tidy: tidyText, schema: written('invalid_date', isDate) },
  dateTime: { tidy: tidyText, schema: written('invalid_moment', isDateTime) },
  period: { tidy: tidyText, schema: period },
  oneOf: { tidy: tidyText, schema: oneOf },
  someOf: { tidy: tidyChoices, schema: someOf },
  phone: {
    tidy: tidyBy((text) => (isMasked(text) ? undefined : phoneIn(text))),
    schema: written('invalid_phone', (value) => phoneIn(value) === value),
  },
  nik: { tidy: tidyBy(nikDigits), schema: nik },
  bpjs: { tidy: tidyBy(nikDigits), schema: written('invalid_bpjs', (value) => /^\d{13}$/.test(value)) },
  npwp: { tidy: tidyBy(npwpIn), schema: written('invalid_npwp', (value) => npwpIn(value) === value) },
  region: { tidy: tidyBy(regionDigits), schema: written('invalid_region', isRegionCode) },
  id: { tidy: tidyText, schema: written('invalid_id', isUuid) },
  json: { tidy: (value) => value, schema: () => yup.object() },
  owned: lineRules(message, (field, value) => tidy(field, value)),
} satisfies Record<FieldKind, KindRules>;

/** A value as it is stored: text trimmed, numbers and choices in their one form, nothing as null. What cannot be read stays, for the schema to refuse. */
export const tidy = (field: Field, value: unknown): unknown => kinds[field.kind].tidy(value, field);

const made = new WeakMap<Field, yup.Schema>();

/** A field's rules for a value that is present; `null` passes where it is optional. Made when first asked for. */
export const rulesOf = (field: Field): yup.Schema => {
  const known = made.get(field);
  if (known) return known;
  const schema: yup.Schema = kinds[field.kind].schema(field);
  const rules = field.required ? schema.required(message('required')) : schema.nullable().optional();
  made.set(field, rules);
  return rules;
};
