/** The matrix on a narrow screen: a fold for each resource, and in it its permissions one below the other. */
import { useTranslation } from 'react-i18next';
import { OpenIcon } from '#client/ui/icons';
import { usePermissionWords } from '../people/permissionWords';
import type { Choosing } from './selection';
import { actions, idsInRow, type MatrixRow } from './matrix';
import css from './matrix.module.css';
import { Tick } from './TriStateCheckbox';

type Props = { rows: readonly MatrixRow[]; choosing: Choosing; labelledBy: string; describedBy: string | undefined };

function ResourceFold({ row, choosing }: { row: MatrixRow; choosing: Choosing }) {
  const { t } = useTranslation('people');
  const words = usePermissionWords();
  const resource = words.resource(row.resource);
  const ids = idsInRow(row);
  const all = t('matrix.row', { resource });
  return (
    <details className={css.fold}>
      <summary>
        <span>{resource}</span>
        <span className={`${css.count} tabular`}>{t('matrix.rowCount', choosing.count(ids))}</span>
        <OpenIcon size={18} aria-hidden="true" />
      </summary>
      <div className={css.folded}>
        <Tick {...choosing.tick(ids)} label={all} text={all} />
        {[...actions.flatMap((action) => row.cells[action] ?? []), ...row.others].map((one) => (
          <Tick key={one.id} {...choosing.tick([one.id])} label={words.phrase(one)} text={words.phrase(one)} />
        ))}
      </div>
    </details>
  );
}

export function MatrixList({ rows, choosing, labelledBy, describedBy }: Props) {
  const { t } = useTranslation('people');
  return (
    <div role="group" className={css.list} aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <div className={css.folded}>
        <Tick {...choosing.tick(choosing.every)} label={t('matrix.all')} text={t('matrix.all')} />
      </div>
      {rows.map((row) => (
        <ResourceFold key={row.resource} row={row} choosing={choosing} />
      ))}
    </div>
  );
}
