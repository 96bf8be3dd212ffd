/** The rows of a list on paper: MUI's grid draws only what fits its window, and leaves out columns that have no room. */
import { nameOf } from '../anyModule';
import type { RowsProps } from './rowsProps';
import css from './printedRows.module.css';

export function PrintedRows({ module, label, columns, rest, rows }: Pick<RowsProps, 'module' | 'label' | 'columns' | 'rest' | 'rows'>) {
  const all = [...columns, ...rest];
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {all.map(({ field, label: name, align }) => (
            <th key={field} scope="col" data-align={align}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <tr key={record.id}>
            {all.map((column) => (
              <td key={column.field} data-align={column.align}>
                {column.card === 'title' ? (column.unnamed?.(record) ?? nameOf(module, record)) : column.cell(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
