/** What stands around every chart: its title, what it says in a sentence, the same numbers as a table, and the states without any. */
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { ChartIcon, TableIcon, type Icon } from '../icons';
import { useSteadyLoading } from '../useSteadyLoading';
import css from './charts.module.css';
import { ChartTable, type TableOf } from './ChartTable';

export type ChartState = 'ready' | 'loading' | 'failed';

/** What every chart is given next to its numbers. */
export type FrameProps = {
  title: string;
  /** What the chart says, in one sentence; shown under the title, and read out before the numbers. */
  summary?: string | undefined;
  /** `loading` and `failed` are shown only while there are no numbers: those from before stay. */
  state?: ChartState;
  /** What stands here while there is nothing to draw, and how that changes. */
  empty?: { readonly icon?: Icon; readonly title?: string; readonly message?: string; readonly action?: ReactNode };
  /** Why the numbers didn't come, in a sentence. */
  failure?: string;
  onRetry?: () => void;
  /** Pixels that the drawing takes, and every other state at least; 260 unless given. */
  height?: number;
  /** The heading's level. */
  level?: 2 | 3;
};

type Props = FrameProps & {
  table: TableOf;
  /** There is nothing to draw. */
  blank: boolean;
  /** Names of the series and their colours, where the drawing needs them told. */
  legend?: ReactNode;
  children: ReactNode;
};

function Body({
  state,
  blank,
  empty,
  failure,
  onRetry,
  height,
  children,
}: Pick<Props, 'state' | 'blank' | 'empty' | 'failure' | 'onRetry' | 'height' | 'children'>) {
  const { t } = useTranslation('charts');
  const waiting = useSteadyLoading(Boolean(blank) && state === 'loading');
  if (waiting) return <Skeleton variant="rounded" height={height ?? 0} role="status" aria-label={t('loading')} />;
  if (!blank) return children;
  if (state === 'failed') return <ErrorState message={failure ?? t('failed')} onRetry={onRetry} />;
  return <EmptyState icon={empty?.icon ?? ChartIcon} title={empty?.title ?? t('empty')} message={empty?.message} action={empty?.action} />;
}

export function ChartFrame({ title, summary, state = 'ready', blank, table, legend, height = 260, level = 2, children, ...rest }: Props) {
  const { t } = useTranslation('charts');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const Heading = level === 2 ? 'h2' : 'h3';
  const Other = asTable ? ChartIcon : TableIcon;
  const isTable = asTable && !blank;
  return (
    <figure
      className={css.frame}
      aria-labelledby={id}
      aria-describedby={summary && !blank ? `${id}-summary` : undefined}
      aria-busy={state === 'loading'}
    >
      <div className={css.head}>
        <div>
          <Heading id={id}>{title}</Heading>
          {/* Holds its line while the numbers are on their way, so that nothing jumps. */}
          <p id={`${id}-summary`} className={css.summary}>
            {blank ? ' ' : summary}
          </p>
        </div>
        {!blank && (
          <button
            type="button"
            className={css.toggle}
            aria-pressed={isTable}
            aria-label={t('asTable')}
            title={t(isTable ? 'asChart' : 'asTable')}
            onClick={() => setAsTable(!asTable)}
          >
            <Other size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={css.body} style={{ minHeight: height }}>
        {isTable ? (
          <ChartTable label={title} height={height} {...table} />
        ) : (
          <Body state={state} blank={blank} height={height} {...rest}>
            <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
          </Body>
        )}
      </div>
      {!isTable && !blank && legend}
    </figure>
  );
}
