/** The kinds of field that are numbers: how each is read from what is typed, and written in a person's language. Forms and filters use the same. */
import { rupiahIn } from '#shared/domain/money';
import { decimalIn, decimalText, wholeIn } from '#shared/domain/typedNumber';
import type { FieldKind } from '#shared/kit/fields';
import type { Language } from '#shared/locale';
import { formatNumber } from '../ui/formats';

export type NumberKind = Extract<FieldKind, 'integer' | 'decimal' | 'money'>;

type NumberText = {
  /** The value as it travels; undefined for what is no such number. */
  readonly read: (text: string, language: Language) => number | string | undefined;
  readonly write: (value: number | string, language: Language) => string;
};

const grouped = (value: number | string, language: Language): string => formatNumber(Number(value), language);

export const numberTexts = {
  integer: { read: wholeIn, write: grouped },
  decimal: { read: decimalIn, write: (value, language) => decimalText(String(value), language) },
  money: { read: rupiahIn, write: grouped },
} satisfies Record<NumberKind, NumberText>;

export const isNumberKind = (kind: string | undefined): kind is NumberKind => kind !== undefined && Object.hasOwn(numberTexts, kind);
