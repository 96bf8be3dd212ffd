/** The panel that filters a list: a field per filter, in the way its kind asks for; each choice takes effect at once. */
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { FilterIcon } from '../../ui/icons';
import { FilterInput } from './FilterInput';
import { withFilter, type Filter } from './filters';
import css from './toolbar.module.css';

type Values = Readonly<Record<string, FilterValue>>;
type Props = { resource: Resource; filters: readonly Filter[]; values: Values; onChange: (values: Values) => void };

export function FilterMenu({ resource, filters, values, onChange }: Props) {
  const { t } = useTranslation('grid');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const active = Object.keys(values).length;
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<FilterIcon size={18} aria-hidden="true" />}
        endIcon={
          active ? (
            <span className={css.count} aria-hidden="true">
              {active}
            </span>
          ) : undefined
        }
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden={active > 0}>{t('filters')}</span>
        {active > 0 && <span className="visually-hidden">{t('filtersActive', { count: active })}</span>}
      </Button>
      <Popover
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('filterTitle') } }}
      >
        <div className={css.panel}>
          <div className={css.panelHead}>
            <h2>{t('filterTitle')}</h2>
            {active > 0 && (
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
          <Button variant="contained" onClick={() => setOpen(false)}>
            {t('done')}
          </Button>
        </div>
      </Popover>
    </>
  );
}
