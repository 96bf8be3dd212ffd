/** A span of days: its first and its last day, each typed or picked. */
import { useTranslation } from 'react-i18next';
import { endsOf, periodOf } from '#shared/domain/period';
import { labelId } from './FieldFrame';
import css from './form.module.css';
import type { InputProps } from './inputs';
import { LazyDateInput } from './lazyInputs';

export function PeriodInput({ id, value, onChange, onBlur, invalid, describedBy }: InputProps) {
  const { t } = useTranslation('form');
  const ends = (typeof value === 'string' && endsOf(value)) || { from: '', to: '' };
  const change = (next: typeof ends) => onChange(next.from || next.to ? periodOf(next) : null);
  return (
    <div className={css.period} role="group" id={id} tabIndex={-1} aria-labelledby={labelId(id)} aria-describedby={describedBy}>
      {(['from', 'to'] as const).map((end) => (
        <LazyDateInput
          key={end}
          id={`${id}-${end}`}
          label={t(end === 'from' ? 'periodFrom' : 'periodTo')}
          value={ends[end] || null}
          onChange={(day) => change({ ...ends, [end]: day ?? '' })}
          onBlur={onBlur}
          invalid={invalid}
        />
      ))}
    </div>
  );
}
