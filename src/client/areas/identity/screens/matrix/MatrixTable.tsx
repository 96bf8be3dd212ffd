/** The matrix on a wide screen: resources down, actions across, a tick for each row, each column and the whole. */
import { useTranslation } from 'react-i18next';
import type { PermissionRecord } from '#shared/areas/identity/resources/permission';
import { usePermissionWords } from '../people/permissionWords';
import type { Choosing } from './selection';
import { actions, firstOther, idsInColumn, idsInRow, type ColumnAction, type MatrixRow } from './matrix';
import css from './matrix.module.css';
import { Tick } from './TriStateCheckbox';
import { useRoving, type Roving } from './useRoving';

type Props = { rows: readonly MatrixRow[]; choosing: Choosing; labelledBy: string; describedBy: string | undefined };

type RowProps = { row: MatrixRow; number: number; choosing: Choosing; roving: Roving };

function ResourceRow({ row, number, choosing, roving }: RowProps) {
  const { t } = useTranslation('people');
  const words = usePermissionWords();
  const { cells, others } = row;
  const resource = words.resource(row.resource);
  const tick = (one: PermissionRecord, column: number, text?: string) => (
    <Tick {...choosing.tick([one.id])} {...roving.tickAt(number, column)} label={words.phrase(one)} {...(text !== undefined && { text })} />
  );
  const ids = idsInRow(row);
  return (
    <tr>
      <th scope="row">
        <span className={css.resource}>
          <Tick {...choosing.tick(ids)} {...roving.tickAt(number, 0)} label={t('matrix.row', { resource })} />
          <span>{resource}</span>
          <span className={`${css.count} tabular`}>{t('matrix.rowCount', choosing.count(ids))}</span>
        </span>
      </th>
      {actions.map((action, index) => (
        <td key={action}>{cells[action] ? tick(cells[action], index + 1) : <span className={css.none}>–</span>}</td>
      ))}
      <td className={css.others}>
        {others.length ? others.map((one, index) => <div key={one.id}>{tick(one, firstOther + index, words.phrase(one))}</div>) : null}
      </td>
    </tr>
  );
}

export function MatrixTable({ rows, choosing, labelledBy, describedBy }: Props) {
  const { t } = useTranslation('people');
  const words = usePermissionWords();
  const roving = useRoving(rows);
  const head = (column: ColumnAction | 'others', index: number) => {
    const ids = idsInColumn(rows, column);
    const name = column === 'others' ? t('matrix.others') : words.action(column);
    return (
      <th key={column} scope="col" className={column === 'others' ? css.others : undefined}>
        <span className={css.column}>
          <span>{name}</span>
          {ids.length > 0 && <Tick {...choosing.tick(ids)} {...roving.tickAt(0, index)} label={t('matrix.column', { action: name })} />}
        </span>
      </th>
    );
  };
  return (
    <table ref={roving.grid} role="grid" className={css.table} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <thead>
        <tr>
          <th scope="col">
            <span className={css.resource}>
              <Tick {...choosing.tick(choosing.every)} {...roving.tickAt(0, 0)} label={t('matrix.all')} />
              <span>{t('matrix.resource')}</span>
            </span>
          </th>
          {actions.map((action, index) => head(action, index + 1))}
          {head('others', firstOther)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <ResourceRow key={row.resource} row={row} number={index + 1} choosing={choosing} roving={roving} />
        ))}
      </tbody>
    </table>
  );
}
