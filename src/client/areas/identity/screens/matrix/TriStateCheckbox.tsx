/** A checkbox that can also say "some of them". One that is stored says so and stays ticked. */
import type { KeyboardEventHandler } from 'react';
import css from './matrix.module.css';
import type { TickState } from './matrix';

type Props = {
  state: TickState;
  label: string;
  /** Shown next to it instead of only being said. */
  text?: string;
  kept?: boolean;
  onToggle: () => void;
  /** Where a tick stands in the grid, and whether Tab leads to it. */
  place?: { readonly row: number; readonly column: number; readonly reachable: boolean };
  onFocus?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
};

export function Tick({ state, label, text, kept = false, onToggle, place, onFocus, onKeyDown }: Props) {
  return (
    <label className={css.tick} title={text === undefined ? label : undefined}>
      <input
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        checked={state === 'all'}
        aria-label={label}
        aria-disabled={kept || undefined}
        onChange={() => !kept && onToggle()}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        {...(place && { 'data-place': `${place.row}/${place.column}`, tabIndex: place.reachable ? 0 : -1 })}
      />
      {text !== undefined && <span>{text}</span>}
    </label>
  );
}
