/** Columns of values that have a form of their own: phone and tax numbers, spans of days, regions, several choices, colours. */
import type { Row } from '../../services/serviceResults';
import { PeriodText } from '../../ui/DateText';
import { RegionText } from '../RegionText';
import css from './cells.module.css';
import { textAt, type Basics, type Column } from './columns';

/** A text in the form in which people know it, also in a spreadsheet: a phone number, a tax number. */
export const written =
  (write: (value: string) => string) =>
  (column: Basics): Column => {
    const said = (record: Row) => (record[column.field] ? write(textAt(record, column.field)) : '');
    return { width: 160, ...column, cell: (record) => <span className="tabular">{said(record)}</span>, text: said };
  };

/** A region by its name; in a spreadsheet its code, which other systems know. */
export const place = (column: Basics): Column => ({
  width: 180,
  grow: 1,
  ...column,
  cell: (record) =>
    record[column.field] ? (
      <span className={css.words}>
        <RegionText code={textAt(record, column.field)} />
      </span>
    ) : null,
  text: (record) => textAt(record, column.field),
});

/** A span of days. */
export const span = (column: Basics): Column => ({
  width: 210,
  ...column,
  cell: (record) => (record[column.field] ? <PeriodText period={textAt(record, column.field)} /> : null),
  text: (record) => textAt(record, column.field),
});

/** Several of a few, by name. */
export const choices = (column: Basics & { options?: Readonly<Record<string, string>> }): Column => {
  const { options = {}, ...basics } = column;
  const said = (record: Row) => {
    const value = record[column.field];
    return Array.isArray(value) ? value.map((one) => options[String(one)] ?? String(one)).join(', ') : '';
  };
  const cell = (record: Row) => {
    const text = said(record);
    return text ? (
      <span className={css.words} title={text}>
        {text}
      </span>
    ) : null;
  };
  return { width: 180, grow: 1, ...basics, cell, text: said };
};

/** A colour: its dot, and how it is written. */
export const swatch = (column: Basics): Column => ({
  width: 110,
  ...column,
  cell: (record) =>
    record[column.field] ? (
      <span className={css.swatch}>
        <span style={{ background: textAt(record, column.field) }} aria-hidden="true" />
        {textAt(record, column.field)}
      </span>
    ) : null,
  text: (record) => textAt(record, column.field),
});
