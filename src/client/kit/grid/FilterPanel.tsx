/** What the filter menu opens: a field per filter. Fetched when it is first opened, with the pickers that it needs. */
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { FilterInput } from './FilterInput';
import { withFilter, type Filter } from './filters';
import css from './toolbar.module.css';

type Values = Readonly<Record<string, FilterValue>>;
export type FilterProps = { resource: Resource; filters: readonly Filter[]; values: Values; onChange: (values: Values) => void };
type Props = FilterProps & { open: boolean; button: RefObject<HTMLButtonElement | null>; onClose: () => void };

export function FilterPanel({ resource, filters, values, onChange, open, button, onClose }: Props) {
  const { t } = useTranslation('grid');
  return (
    <Popover
      open={open}
      anchorEl={() => button.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('filterTitle') } }}
    >
      <div className={css.panel}>
        <div className={css.panelHead}>
          <h2>{t('filterTitle')}</h2>
          {Object.keys(values).length > 0 && (
            <Button size="small" onClick={() => onChange({})}>
              {t('clearFilters')}
            </Button>
          )}
        </div>
        {filters.map((filter) => (
          <FilterInput
            key={filter.field}
            resource={resource}
            filter={filter}
            value={values[filter.field]}
            onChange={(value) => onChange(withFilter(values, filter.field, value))}
          />
        ))}
        <Button variant="contained" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </Popover>
  );
}
