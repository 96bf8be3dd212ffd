/** One card of a page: what it is about, perhaps one line on why, and what is in it. */
import { useId, type ReactNode } from 'react';
import css from './card.module.css';

type Props = {
  /** Its heading; without one it is a plain frame. */
  title?: string;
  /** One line: what a person does here. */
  purpose?: string | undefined;
  /** Next to the title: how it stands, or what can be done. */
  badge?: ReactNode;
  /** Not on paper. */
  screenOnly?: boolean;
  children: ReactNode;
};

const classes = (screenOnly: boolean) => (screenOnly ? `${css.card} screen-only` : css.card);

export function Card({ title, purpose, badge, screenOnly = false, children }: Props) {
  const id = useId();
  if (title === undefined) return <div className={classes(screenOnly)}>{children}</div>;
  return (
    <section className={classes(screenOnly)} aria-labelledby={id}>
      <div className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {purpose && <p>{purpose}</p>}
        </div>
        {badge}
      </div>
      {children}
    </section>
  );
}

/** A card that is closed until somebody opens it; not on paper. */
export const FoldedCard = ({
  title,
  onToggle,
  children,
}: Required<Pick<Props, 'title' | 'children'>> & { onToggle?: (isOpen: boolean) => void }) => (
  <details className={classes(true)} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
    <summary>{title}</summary>
    {children}
  </details>
);
