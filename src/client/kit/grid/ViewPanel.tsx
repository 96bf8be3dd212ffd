/** What the view menu opens: which columns, in which order, how dense. Fetched after the page. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AscendingIcon, DescendingIcon, type Icon } from '../../ui/icons';
import type { Column } from './columns';
import css from './toolbar.module.css';

export type ViewProps = {
  columns: readonly Column[];
  /** Fields of the shown columns. */
  shown: readonly string[];
  onShow: (fields: readonly string[]) => void;
  /** Hears all fields in their new order. */
  onArrange: (fields: readonly string[]) => void;
  onReset: () => void;
  compact: boolean;
  onCompact: (compact: boolean) => void;
};

/** One place earlier (-1) or later (1). */
const moved = (fields: readonly string[], field: string, by: -1 | 1): readonly string[] => {
  const others = fields.filter((one) => one !== field);
  return [...others.slice(0, fields.indexOf(field) + by), field, ...others.slice(fields.indexOf(field) + by)];
};

type MoveProps = { icon: Icon; label: string; disabled: boolean; onClick: () => void };

function Move({ icon: Mark, label, ...button }: MoveProps) {
  return (
    <IconButton size="small" aria-label={label} {...button}>
      <Mark size={16} aria-hidden="true" />
    </IconButton>
  );
}

function Columns({ columns, shown, onShow, onArrange, onReset }: Omit<ViewProps, 'compact' | 'onCompact'>) {
  const { t } = useTranslation('grid');
  const legend = useId();
  // The address follows a moment later: two quick choices build on each other, not on what it still says.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const ticked = chosen ?? shown;
  const fields = columns.map(({ field }) => field);
  const toggle = (field: string) => {
    const next = columns.map((one) => one.field).filter((one) => ticked.includes(one) !== (one === field));
    setChosen(next);
    onShow(next);
  };
  const reset = () => {
    setChosen(null);
    onReset();
  };
  return (
    <div role="group" aria-labelledby={legend}>
      <div className={css.panelHead}>
        <h2 id={legend}>{t('columns')}</h2>
        <Button size="small" onClick={reset}>
          {t('resetColumns')}
        </Button>
      </div>
      {columns.map(({ field, label, card }, at) => (
        <div key={field} className={css.column}>
          <FormControlLabel
            sx={{ flex: 1, mr: 0 }}
            // The name stays: a row without it could not be told from another.
            control={<Checkbox size="small" checked={ticked.includes(field)} disabled={card === 'title'} onChange={() => toggle(field)} />}
            label={label}
          />
          <Move
            icon={AscendingIcon}
            label={t('columnEarlier', { name: label })}
            disabled={at === 0}
            onClick={() => onArrange(moved(fields, field, -1))}
          />
          <Move
            icon={DescendingIcon}
            label={t('columnLater', { name: label })}
            disabled={at === fields.length - 1}
            onClick={() => onArrange(moved(fields, field, 1))}
          />
        </div>
      ))}
    </div>
  );
}

type Props = ViewProps & { open: boolean; button: RefObject<HTMLButtonElement | null>; onClose: () => void };

export function ViewPanel({ open, button, onClose, compact, onCompact, ...columns }: Props) {
  const { t } = useTranslation('grid');
  return (
    <Popover
      open={open}
      anchorEl={() => button.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('view') } }}
    >
      <div className={css.panel}>
        <Columns {...columns} />
        <div>
          <div className={css.legend}>{t('density')}</div>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={compact}
            onChange={(_, next: boolean | null) => next !== null && onCompact(next)}
            aria-label={t('density')}
          >
            <ToggleButton value={false}>{t('comfortable')}</ToggleButton>
            <ToggleButton value={true}>{t('compact')}</ToggleButton>
          </ToggleButtonGroup>
        </div>
      </div>
    </Popover>
  );
}
