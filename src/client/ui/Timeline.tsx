/** What happened, one thing below the other, along a line: when, what, and more about it. Plain CSS. */
import type { ReactNode } from 'react';
import type { Icon } from './icons';
import css from './Timeline.module.css';
import type { Tone } from './StatusChip';

export type TimelineEntry = {
  readonly id: string;
  readonly icon: Icon;
  readonly tone?: Tone;
  /** What happened, in a sentence. */
  readonly title: ReactNode;
  readonly when: ReactNode;
  readonly text?: ReactNode;
};

type Props = {
  /** What it is the course of, for those who hear it. */
  label: string;
  /** Newest first. */
  entries: readonly TimelineEntry[];
};

export function Timeline({ label, entries }: Props) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {entries.map(({ id, icon: EntryIcon, tone = 'neutral', title, when, text }) => (
        <li key={id}>
          <span className={css.dot} data-tone={tone}>
            <EntryIcon size={16} strokeWidth={1.9} aria-hidden="true" />
          </span>
          <div className={css.words}>
            <strong>{title}</strong>
            <small>{when}</small>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
