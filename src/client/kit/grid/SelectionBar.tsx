/** What can be done with the selected rows, while there are any. */
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, DownloadIcon } from '../../ui/icons';
import css from './toolbar.module.css';
import type { GridSelection } from './useSelection';

type Props = {
  selection: GridSelection;
  /** How many the query matches, and how many of them are on this page. */
  total: number;
  rows: number;
  onExport: () => void;
  /** Undefined when the person may not delete. */
  onDelete: (() => void) | undefined;
  /** What else can be done with them. */
  more?: ReactNode;
};

export function SelectionBar({ selection, total, rows, onExport, onDelete, more }: Props) {
  const { t } = useTranslation('grid');
  const { all, ids, chooseAll, clear } = selection;
  if (!all && !ids.size) return null;
  const wholePage = ids.size >= rows && total > ids.size;
  return (
    <div className={css.selection}>
      <span>{all ? t('allSelected', { total }) : t('selected', { count: ids.size })}</span>
      {!all && wholePage && (
        <Button size="small" onClick={chooseAll}>
          {t('selectAll', { total })}
        </Button>
      )}
      <Button size="small" onClick={clear}>
        {t('clearSelection')}
      </Button>
      <span className={css.spring} />
      {more}
      <Button size="small" startIcon={<DownloadIcon size={16} aria-hidden="true" />} onClick={onExport}>
        {t('exportSelected')}
      </Button>
      {onDelete && (
        <Button size="small" color="error" variant="contained" startIcon={<DeleteIcon size={16} aria-hidden="true" />} onClick={onDelete}>
          {t('deleteSelected')}
        </Button>
      )}
    </div>
  );
}
