/** How the cards are sorted, where there are no column headers to press. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { AnyModule } from '../anyModule';
import type { Column } from './columns';
import { sortKeyOf } from './sorting';

type Props = { module: AnyModule; columns: readonly Column[]; sort: readonly string[]; onSort: (sort: readonly string[]) => void };

export function SortMenu({ module, columns, sort, onSort }: Props) {
  const { t } = useTranslation('grid');
  const choices = columns.flatMap(({ field, label }) => {
    const key = sortKeyOf(module.resource.sort, field);
    if (!key) return [];
    return [
      { value: key, label: `${label}, ${t('ascending')}` },
      { value: `-${key}`, label: `${label}, ${t('descending')}` },
    ];
  });
  return (
    <TextField
      select
      size="small"
      sx={{ flex: '1 1 160px', minWidth: 0 }}
      value={sort[0] ?? ''}
      onChange={({ target: { value } }) => onSort(value ? [value] : [])}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t('sortBy') } } }}
    >
      <MenuItem value="">{t('sortUsual')}</MenuItem>
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
