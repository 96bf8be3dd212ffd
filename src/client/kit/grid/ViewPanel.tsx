/** What the view menu opens: which columns, how dense. Fetched after the page. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './columns';
import css from './toolbar.module.css';

export type ViewProps = {
  columns: readonly Column[];
  /** Fields of the shown columns. */
  shown: readonly string[];
  onShow: (fields: readonly string[]) => void;
  onReset: () => void;
  compact: boolean;
  onCompact: (compact: boolean) => void;
};

function Columns({ columns, shown, onShow, onReset }: Pick<ViewProps, 'columns' | 'shown' | 'onShow' | 'onReset'>) {
  const { t } = useTranslation('grid');
  const legend = useId();
  // The address follows a moment later: two quick choices build on each other, not on what it still says.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const ticked = chosen ?? shown;
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
      {columns.map(({ field, label, card }) => (
        <FormControlLabel
          key={field}
          sx={{ display: 'flex', mr: 0 }}
          // The name stays: a row without it could not be told from another.
          control={<Checkbox size="small" checked={ticked.includes(field)} disabled={card === 'title'} onChange={() => toggle(field)} />}
          label={label}
        />
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
