/** A table of a few rows in plain CSS: hairlines, nothing else. What is too wide scrolls inside, by the keyboard too. */
import type { MouseEvent, ReactNode } from 'react';
import { AscendingIcon, DescendingIcon } from './icons';
import css from './PlainTable.module.css';

export type PlainColumn<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'right';
  /** The rows can be put in its order. */
  readonly sort?: PlainSort;
};

export type PlainSort = {
  /** Nothing while the rows are not in its order. */
  readonly direction?: 'asc' | 'desc' | undefined;
  /** Its place, from 1, where the order is of several columns; and the same in words, for those who hear it. */
  readonly place?: number | undefined;
  readonly said?: string | undefined;
  /** @param adding the order of the other columns stays, and this one follows it: Shift or Ctrl was held */
  readonly onPress: (adding: boolean) => void;
};

type Props<Row> = {
  /** What the table is of, for those who hear it. */
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows of 36 pixels instead of 52. */
  dense?: boolean;
  /** On a phone each row is a card, with the column's name next to each value. */
  stacked?: boolean;
};

function Heading({ label, sort }: { label: string; sort: PlainSort }) {
  const Arrow = sort.direction === 'desc' ? DescendingIcon : AscendingIcon;
  const press = (event: MouseEvent) => sort.onPress(event.shiftKey || event.ctrlKey || event.metaKey);
  return (
    <button type="button" className={css.sort} data-sorted={sort.direction !== undefined} onClick={press}>
      {label}
      <span aria-hidden="true">
        <Arrow size={14} />
        {sort.place}
      </span>
      {sort.said && <span className="visually-hidden">{sort.said}</span>}
    </button>
  );
}

/** Only the first column of an order may say which way it goes. */
const ariaSort = ({ direction, place = 1 }: PlainSort) =>
  direction && place === 1 ? (direction === 'asc' ? 'ascending' : 'descending') : undefined;

export function PlainTable<Row>({ label, columns, rows, rowKey, dense = false, stacked = false }: Props<Row>) {
  return (
    <div className={css.frame} role="region" aria-label={label} tabIndex={0}>
      {/* The explicit role: without it, a table whose rows are shown as cards is no table to a screen reader. */}
      <table role="table" className={css.table} data-dense={dense || undefined} data-stacked={stacked || undefined}>
        <thead>
          <tr>
            {columns.map(({ key, label: name, align, sort }) => (
              <th key={key} scope="col" data-align={align} aria-sort={sort && ariaSort(sort)}>
                {sort ? <Heading label={name} sort={sort} /> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, label: name, align, cell }) => (
                <td key={key} role="cell" data-align={align} data-label={name}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
