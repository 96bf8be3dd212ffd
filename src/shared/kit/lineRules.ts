/** How owned lines are tidied, and the rules for the list as a whole. */
import * as yup from 'yup';
import type { ErrorCode, ErrorMeta } from '../errors';
import type { Field } from './fields';
import type { KindRules } from './rules';

type Message = (code: ErrorCode, meta?: ErrorMeta) => string;
type Tidy = (field: Field, value: unknown) => unknown;

const isLine = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Each line with the values that are declared, in their order, and those that follow from them. A name that is not declared stays, to be
 * refused; a value that is only read is made anew, so that lines can be sent back as they were read.
 */
const tidyLines = (tidy: Tidy, value: unknown, { lines, max = Infinity }: Field): unknown => {
  if (!Array.isArray(value) || value.length > max || !value.every(isLine) || !lines) return value;
  const { fields, derive } = lines;
  const named = Object.entries(fields);
  return (value as Readonly<Record<string, unknown>>[]).map((line) => {
    const unknown = Object.entries(line).filter(([name]) => !Object.hasOwn(fields, name));
    const written = named.flatMap(([name, field]) =>
      field.mode === 'r' ? [] : [[name, tidy(field, line[name] ?? field.initial ?? null)]],
    );
    const typed: Readonly<Record<string, unknown>> = Object.fromEntries(written);
    const made = derive?.(typed) ?? {};
    return Object.fromEntries([...named.map(([name, { mode }]) => [name, (mode === 'r' ? made[name] : typed[name]) ?? null]), ...unknown]);
  });
};

/** The list as a whole; `check` looks at what is in the lines. Too many are said to be too many before any of them is looked at. */
const listOfLines = (message: Message, { min = 0, max = Infinity }: Field) =>
  yup
    .array()
    .strict()
    .typeError(message('invalid_type'))
    .min(min, message('required'))
    .max(max, message('too_many', { max }))
    .test('lines', message('invalid_type'), (value) => !value || value.every(isLine));

/** @param tidy how a value of any kind is tidied */
export const lineRules = (message: Message, tidy: Tidy): KindRules => ({
  tidy: (value, field) => tidyLines(tidy, value, field),
  schema: (field) => listOfLines(message, field),
});
