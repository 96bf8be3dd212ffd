/** A card of what is known of something that is only read. */
import type { ReactNode } from 'react';
import { Card } from '#client/ui/Card';
import { Facts as FactList, type Fact } from '#client/ui/Facts';
import css from './Facts.module.css';

export const Facts = ({ facts, children }: { facts: readonly Fact[]; children?: ReactNode }) => (
  <div className={css.place}>
    <Card>
      <FactList facts={facts} />
      {children}
    </Card>
  </div>
);
