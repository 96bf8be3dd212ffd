/** A card of what is known of something that is only read. */
import type { ReactNode } from 'react';
import { Facts as FactList, type Fact } from '#client/ui/Facts';
import css from './Facts.module.css';

export const Facts = ({ facts, children }: { facts: readonly Fact[]; children?: ReactNode }) => (
  <div className={css.card}>
    <FactList facts={facts} />
    {children}
  </div>
);
