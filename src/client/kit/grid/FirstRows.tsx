/** What a table shows before MUI's grid stands in its place: the same columns and those rows that can be seen, only to be looked at. */
import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties, ReactNode } from 'react';
import type { Row } from '../../services/serviceResults';
import { nameOf } from '../anyModule';
import cells from './cells.module.css';
import type { Column, Widths } from './columns';
import { actionsWidthOf, isSelectable, type RowsProps } from './rowsProps';
import css from './firstRows.module.css';
import { rowsInWindow } from './useGridAppearance';

type Props = Pick<RowsProps, 'module' | 'columns' | 'rest' | 'widths' | 'rows' | 'rowHeight' | 'page' | 'button'>;

/** Grown as the grid grows its columns. */
const widthOf = ({ field, grow, width, align }: Column, widths: Widths): CSSProperties => ({
  ...(widths[field]
    ? { flex: 'none', width: widths[field] }
    : grow
      ? { flex: `${grow} ${grow} 0`, minWidth: width }
      : { flex: 'none', width }),
  ...(align && { justifyContent: 'end' }),
});

function Value({ module, column, record }: Pick<Props, 'module'> & { column: Column; record: Row }) {
  if (column.card !== 'title') return column.cell(record);
  return (
    <>
      <span className={cells.title}>{column.unnamed?.(record) ?? nameOf(module, record)}</span>
      {column.mark && <span className={cells.mark}>{column.mark(record)}</span>}
    </>
  );
}

type LineProps = Pick<Props, 'columns' | 'widths'> & {
  start: ReactNode;
  end: ReactNode;
  'data-row'?: string;
  /** What a column shows. */
  children: (column: Column) => ReactNode;
};

function Line({ columns, widths, start, end, children, ...attributes }: LineProps) {
  return (
    <div className={css.row} {...attributes}>
      {start}
      {columns.map((column) => (
        <span key={column.field} className={css.cell} style={widthOf(column, widths)}>
          {children(column)}
        </span>
      ))}
      {end}
    </div>
  );
}

export function FirstRows({ module, columns, rest, widths, rows, rowHeight, page, button }: Props) {
  const select = isSelectable(module) && <span className={css.select} />;
  const actions = actionsWidthOf(module, button, rest.length > 0);
  const end = actions > 0 && <span className={css.actions} style={{ width: actions }} />;
  const waiting = rows.length ? [] : Array.from({ length: Math.min(page.size, 10) }, (_, at) => at);
  return (
    <div className={css.table} aria-hidden="true">
      <div className={css.head}>
        {select}
        {columns.map((column) => (
          <span key={column.field} className={css.name} style={widthOf(column, widths)}>
            {column.label}
          </span>
        ))}
        {end}
      </div>
      {rows.slice(0, rowsInWindow(rowHeight)).map((record) => (
        <Line key={record.id} columns={columns} widths={widths} start={select} end={end} data-row="">
          {(column) => <Value module={module} column={column} record={record} />}
        </Line>
      ))}
      {waiting.map((at) => (
        <Line key={at} columns={columns} widths={widths} start={select} end={end}>
          {({ field }) => <Skeleton width={`${70 - ((at + field.length) % 4) * 12}%`} />}
        </Line>
      ))}
    </div>
  );
}
