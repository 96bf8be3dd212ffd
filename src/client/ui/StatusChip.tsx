/** A status in a soft chip: a dot and a word, so that colour never speaks alone. */
import type { ReactNode } from 'react';
import css from './StatusChip.module.css';

/** What a status means, everywhere the same. */
export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={css.chip} data-tone={tone}>
      {children}
    </span>
  );
}
