/** The panel that filters a list: a field per filter, in the way its kind asks for; each choice takes effect at once. */
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { part } from '../../ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { FilterIcon } from '../../ui/icons';
import { useOpened } from '../../ui/prefetch';
import type { FilterProps } from './FilterPanel';
import css from './toolbar.module.css';

const loadPanel = () => import(/* webpackChunkName: "filter-panel" */ './FilterPanel');
const FilterPanel = part(async () => ({ default: (await loadPanel()).FilterPanel }));

export function FilterMenu(props: FilterProps) {
  const { values } = props;
  const { t } = useTranslation('grid');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useOpened(open);
  const active = Object.keys(values).length;
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<FilterIcon size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        // Prefetch when the mouse or the focus reaches the button.
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden={active > 0}>{t('filters')}</span>
        {active > 0 && (
          <>
            <span className="visually-hidden">{t('filtersActive', { count: active })}</span>
            <span className={css.count} aria-hidden="true">
              {active}
            </span>
          </>
        )}
      </Button>
      <Suspense fallback={null}>{opened && <FilterPanel {...props} open={open} button={button} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
