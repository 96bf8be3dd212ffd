/** Columns of numbers: aligned by their end, grouped as the language groups them. */
import type { Language } from '#shared/locale';
import type { Row } from '../../services/serviceResults';
import { formatDuration } from '../../ui/formatDuration';
import { formatMoney } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { numberTexts } from '../numbers';
import type { Basics, Column } from './columns';
import type { CsvValue } from '#shared/csv';

type Written = (value: number | string, language: Language) => string;

function Figure({ value, write }: { value: number | string; write: Written }) {
  return <span className="tabular">{write(value, useLanguage())}</span>;
}

/** Digits in a column of their own, aligned by their end. Where there is no number, there is nothing. */
const digits = (column: Basics, write: Written, text: (value: number | string) => CsvValue): Column => {
  const at = (record: Row) => (record[column.field] ?? null) as number | string | null;
  return {
    width: 90,
    ...column,
    align: 'right',
    cell: (record) => {
      const value = at(record);
      return value === null ? null : <Figure value={value} write={write} />;
    },
    text: (record) => {
      const value = at(record);
      return value === null ? null : text(value);
    },
  };
};

/** A whole number. */
export const figure = (column: Basics): Column => digits(column, numberTexts.integer.write, Number);

/** A length of time; in a spreadsheet its seconds. */
export const lasting = (column: Basics): Column =>
  digits({ width: 140, ...column }, (value, language) => formatDuration(Number(value), language), Number);

/** A decimal number, exact also in a spreadsheet. */
export const fraction = (column: Basics): Column =>
  digits({ width: 110, ...column }, numberTexts.decimal.write, (value) => ({ decimal: String(value) }));

/** Rupiah. */
export const amount = (column: Basics): Column =>
  digits({ width: 124, ...column }, (value, language) => formatMoney(Number(value), language, 'IDR'), Number);
