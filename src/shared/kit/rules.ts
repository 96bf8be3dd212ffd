/** The yup rules of each kind of field. Separate from the declarations, so that pages which only read records do not load yup. */
import * as yup from 'yup';
import type { ErrorCode, ErrorMeta } from '../errors';
import type { Field, FieldKind } from './fields';
import { isColor, isDate, isDateTime, isEmail, isOneScript, isPlainText, isSeenText, isUuid } from './values';

/** A yup message that is one row of the catalogue. */
export const message = (code: ErrorCode, meta?: ErrorMeta) => ({ code, ...(meta && { meta }) }) as unknown as string;

const string = () => yup.string().typeError(message('invalid_type')).strict();

const words = ({ min = 0, max = Infinity }: Field) =>
  string()
    .max(max, message('too_long', { max }))
    .min(min, message('too_short', { min }))
    .test('plain', message('invalid_text'), (value) => !value || isPlainText(value));

const oneLine = (field: Field) => {
  const line = words(field).test('seen', message('invalid_text'), (value) => !value || isSeenText(value));
  return field.oneScript ? line.test('script', message('mixed_scripts'), (value) => !value || isOneScript(value)) : line;
};

const written = (code: ErrorCode, isSo: (value: string) => boolean) => () =>
  string().test(code, message(code), (value) => !value || isSo(value));

const whole = ({ min = 0, max = Infinity }: Field) =>
  yup
    .number()
    .typeError(message('invalid_type'))
    .strict()
    .integer(message('not_integer'))
    .min(min, message('too_small', { min }))
    .max(max, message('too_large', { max }));

const flag = ({ agreed }: Field) => {
  const either = yup.boolean().typeError(message('invalid_type')).strict();
  return agreed ? either.isTrue(message('terms.required')) : either;
};

const oneOf = ({ values = [] }: Field) => string().oneOf([...values], message('not_an_option'));

const someOf = (field: Field) => {
  const max = field.max ?? Infinity;
  return yup.array(oneOf(field).defined()).strict().typeError(message('invalid_type')).max(max, message('too_many', { max }));
};

const kinds: Readonly<Record<FieldKind, (field: Field) => yup.Schema>> = {
  text: oneLine,
  longText: words,
  richText: words,
  secret: words,
  image: words,
  email: (field) => words(field).test('email', message('invalid_email'), (value) => !value || isEmail(value)),
  color: written('invalid_color', isColor),
  integer: whole,
  money: whole,
  flag,
  date: written('invalid_date', isDate),
  dateTime: written('invalid_date', isDateTime),
  oneOf,
  someOf,
  id: written('invalid_id', isUuid),
  json: () => yup.object(),
};

const made = new WeakMap<Field, yup.Schema>();

/** A field's rules for a value that is present; `null` passes where it is optional. Made when first asked for. */
export const rulesOf = (field: Field): yup.Schema => {
  const known = made.get(field);
  if (known) return known;
  const schema = kinds[field.kind](field);
  const rules = field.required ? schema.required(message('required')) : schema.nullable().optional();
  made.set(field, rules);
  return rules;
};
