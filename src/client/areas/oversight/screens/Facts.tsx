/** What is known of something that is only read: names and values, side by side. */
import type { ReactNode } from 'react';
import css from './Facts.module.css';

type Props = { facts: readonly (readonly [label: string, value: ReactNode])[]; children?: ReactNode };

export function Facts({ facts, children }: Props) {
  return (
    <div className={css.card}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
