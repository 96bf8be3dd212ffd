/** How far something has come, from 0 to 100. Rule: APP-18. */
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import css from './ProgressBar.module.css';

type Props = {
  label: string;
  /** Per cent, from 0 to 100; anything else is a mistake of the caller's and is refused. */
  value: number;
};

/** @throws RangeError when the value is outside 0–100 */
export function ProgressBar({ label, value }: Props) {
  const id = useId();
  if (!(value >= 0 && value <= 100)) throw new RangeError(`A progress value must be between 0 and 100, not ${value}.`);
  return (
    <div>
      <div className={css.words}>
        <span id={id}>{label}</span>
        <span className="tabular">{Math.round(value)}%</span>
      </div>
      <LinearProgress variant="determinate" value={value} aria-labelledby={id} className={css.bar ?? ''} />
    </div>
  );
}
