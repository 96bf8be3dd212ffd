/** A choice of a few by the browser's own list: there at once, and at home on a phone. */
import { OpenIcon } from './icons';
import css from './PlainSelect.module.css';

type Choice = { readonly value: string; readonly label: string };
type Props = { label: string; value: string; choices: readonly Choice[]; onChange: (value: string) => void; wide?: boolean };

export function PlainSelect({ label, value, choices, onChange, wide }: Props) {
  return (
    <span className={css.frame} data-wide={wide || undefined}>
      <select className={css.select} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <OpenIcon size={16} className={css.arrow} aria-hidden="true" />
    </span>
  );
}
