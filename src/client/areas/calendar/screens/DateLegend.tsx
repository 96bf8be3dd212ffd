/** What the colours of the business's dates mean; each kind can be hidden, and is remembered so. Rule: NTF-7. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { DateKind } from '#shared/areas/calendar/dates';
import css from './calendar.module.css';
import { dateIcons } from './dateIcons';
import { dateColors } from './useDates';

type Props = {
  kinds: readonly DateKind[];
  hidden: readonly DateKind[];
  failed: boolean;
  onToggle: (kind: DateKind) => void;
  onRetry: () => void;
};

export function DateLegend({ kinds, hidden, failed, onToggle, onRetry }: Props) {
  const { t } = useTranslation(['calendar', 'common']);
  return (
    <div className={css.legend} role="group" aria-label={t('calendar:date.legend')}>
      {kinds.map((kind) => {
        const Sign = dateIcons[kind];
        return (
          <button
            key={kind}
            type="button"
            className={`${css.kind} ${css[dateColors[kind]]}`}
            aria-pressed={!hidden.includes(kind)}
            onClick={() => onToggle(kind)}
          >
            <Sign size={14} aria-hidden="true" />
            {t(`calendar:date.kind.${kind}`)}
          </button>
        );
      })}
      {failed && (
        <span className={css.legendProblem} role="status">
          {t('calendar:date.failed')}{' '}
          <Button size="small" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        </span>
      )}
    </div>
  );
}
