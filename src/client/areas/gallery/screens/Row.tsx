/** Parts side by side, on as many lines as they need. */
import type { ReactNode } from 'react';
import css from './Row.module.css';

export const Row = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;
