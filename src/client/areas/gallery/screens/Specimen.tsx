/** One part of the interface, shown live in its states, with why it is there, what it takes and how it is written. */
import type { ReactNode } from 'react';
import { CodeBlock } from './CodeBlock';
import { useTitle } from './contents';
import type { ComponentFacts } from './facts/facts';
import { PropsTable } from './PropsTable';
import css from './Specimen.module.css';
import { Stage } from './Stage';

type Props = {
  /** Its key in the page's contents, and its anchor. */
  id: string;
  /** When to use it, and when something else. */
  why: string;
  /** What it takes and how it is written; none where it is no component but a way of doing things. */
  facts?: ComponentFacts;
  /** How it is written, where it is no component. */
  code?: string;
  /** The live thing: its states side by side, or one piece. */
  children: ReactNode;
};

export function Specimen({ id, why, facts, code, children }: Props) {
  const title = useTitle(id);
  return (
    <section id={id} className={css.specimen} aria-labelledby={`${id}-title`}>
      <div className={css.words}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{why}</p>
      </div>
      <Stage title={title}>{children}</Stage>
      {(facts ?? code) && (
        <div className={css.facts}>
          {code && <CodeBlock name={title} code={code} />}
          {facts && <CodeBlock name={facts.component} code={facts.use} />}
          {facts && <PropsTable facts={facts} />}
        </div>
      )}
    </section>
  );
}

/** The states of a part, side by side as far as there is room. */
export const States = ({ children }: { children: ReactNode }) => <div className={css.states}>{children}</div>;

/** One state, under its name. `wide` takes the whole width of the stage. */
export function State({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={css.state} data-wide={wide || undefined}>
      <figcaption>{name}</figcaption>
      <div className={css.live}>{children}</div>
    </figure>
  );
}
