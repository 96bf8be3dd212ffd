/** What a table has no room for: a row's other columns, in a panel next to its button. */
import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import { nameOf, type AnyModule } from '../anyModule';
import type { Column } from './columns';
import type { OpenedRow } from './RowActions';
import css from './rowDetail.module.css';

type Props = { module: AnyModule; columns: readonly Column[]; detail: OpenedRow; onClose: () => void };

export function RowDetail({ module, columns, detail, onClose }: Props) {
  const { t } = useTranslation('grid');
  const { anchor, record } = detail;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('detailOne', { name: nameOf(module, record) }), tabIndex: -1 } }}
    >
      <dl className={css.lines}>
        {columns.map(({ field, label, cell }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{cell(record) ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
