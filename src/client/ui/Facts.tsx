/** What is known of something that is only read: names and values, side by side where there is room. */
import type { ReactNode } from 'react';
import css from './Facts.module.css';

/** `help`: what the value means, in a small line under it. */
export type Fact = readonly [label: string, value: ReactNode, help?: ReactNode];

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(([label, value, help]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {help && <dd className={css.help}>{help}</dd>}
      </div>
    ))}
  </dl>
);
