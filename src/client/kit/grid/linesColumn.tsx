/** A column of owned lines: how many there are; in a spreadsheet what they say, each value by its declared order. */
import type { Row } from '../../services/serviceResults';
import css from './cells.module.css';
import type { Basics, Column } from './columns';

type Line = Readonly<Record<string, unknown>>;

const linesAt = (record: Row, field: string): readonly Line[] => {
  const value = record[field];
  return Array.isArray(value) ? (value as readonly Line[]) : [];
};

const written = (line: Line): string =>
  Object.values(line)
    .filter((value) => value !== null && value !== '')
    .map(String)
    .join(' | ');

export const ownedLines = (column: Basics): Column => ({
  width: 90,
  ...column,
  align: 'right',
  cell: (record) => <span className={`${css.words} tabular`}>{linesAt(record, column.field).length}</span>,
  text: (record) => linesAt(record, column.field).map(written).join('\n'),
});
