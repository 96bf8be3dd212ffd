/** One card of the profile: what it is about, one line on why, and its own way to save. */
import { useId, type ReactNode } from 'react';
import css from './card.module.css';

type Props = {
  title: string;
  /** One line: what a person does here. */
  purpose: string;
  /** Next to the title: how it stands. */
  badge?: ReactNode;
  children: ReactNode;
};

export function Card({ title, purpose, badge, children }: Props) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{purpose}</p>
        </div>
        {badge}
      </div>
      {children}
    </section>
  );
}
