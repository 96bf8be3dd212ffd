/** How a list is filtered by each kind of field: what an address and a request may say. Light, as every list needs it; kit/rules checks values. */
import { isDecimal } from '../domain/decimal';
import { isRegionCode } from '../domain/region';
import type { Field, FieldKind } from './fields';
import { isDate, isDateTime, isUuid } from './values';

type FilterKind = {
  /** Any of several values, from one value to another, or not at all. */
  readonly filter: 'list' | 'range' | 'none';
  /** Whether the text can be one of the values, or one end of the range. */
  readonly isFilterValue: (value: string, field: Field) => boolean;
  /** Whether its range can be named from today: `this-month`. */
  readonly ofDays?: true;
};

const never: FilterKind = { filter: 'none', isFilterValue: () => false };
const words: FilterKind = { filter: 'list', isFilterValue: () => true };
const choices: FilterKind = { filter: 'list', isFilterValue: (value, { values }) => values?.includes(value) ?? true };
const whole: FilterKind = { filter: 'range', isFilterValue: (value) => /^-?\d{1,15}$/.test(value) };

const kinds = {
  text: words,
  longText: words,
  richText: never,
  email: words,
  color: words,
  secret: never,
  image: never,
  file: never,
  files: never,
  integer: whole,
  decimal: { filter: 'range', isFilterValue: isDecimal },
  money: whole,
  flag: { filter: 'list', isFilterValue: (value) => value === 'true' || value === 'false' },
  date: { filter: 'range', isFilterValue: isDate, ofDays: true },
  dateTime: { filter: 'range', isFilterValue: (value) => isDate(value) || isDateTime(value), ofDays: true },
  // A list is filtered by the days that a period touches.
  period: { filter: 'range', isFilterValue: isDate, ofDays: true },
  oneOf: choices,
  someOf: choices,
  // Personal numbers have no place in an address (PRV-6).
  phone: never,
  nik: never,
  bpjs: never,
  npwp: words,
  region: { filter: 'list', isFilterValue: isRegionCode },
  id: { filter: 'list', isFilterValue: isUuid },
  json: never,
  owned: never,
} satisfies Record<FieldKind, FilterKind>;

/** How a list is filtered by a field of this kind. */
export const filterOf = (kind: FieldKind): FilterKind => kinds[kind];
