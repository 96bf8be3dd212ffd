/** The few facts that are asked for first of a record, in one row at the top of its page. */
import type { Fact } from './Facts';
import css from './FactStrip.module.css';

export const FactStrip = ({ label, facts }: { label: string; facts: readonly Fact[] }) => (
  <dl className={css.strip} aria-label={label}>
    {facts.map(([name, value, help]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {help && <dd className={css.help}>{help}</dd>}
      </div>
    ))}
  </dl>
);
