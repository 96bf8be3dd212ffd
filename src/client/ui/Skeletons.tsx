/** Quiet shapes that hold the place of what is being fetched, so that nothing jumps when it arrives. */
import Skeleton from '@mui/material/Skeleton';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDelay } from './constants';
import css from './Skeletons.module.css';

const times = (count: number) => Array.from({ length: count }, (_, position) => position);

/** Rows of a list: `rows` of them, each `height` pixels high. */
export function RowSkeletons({ rows = 5, height = 52 }: { rows?: number; height?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('chrome.loading')}>
      {times(rows).map((row) => (
        <div key={row} className={css.row} style={{ height }}>
          <Skeleton variant="rounded" width={36} height={36} />
          <Skeleton width={`${38 - (row % 3) * 8}%`} />
          <Skeleton width="16%" className={css.end ?? ''} />
        </div>
      ))}
    </div>
  );
}

/** How many pages are being waited for now. */
let waiting = 0;

/** Marks the document while a page is being waited for, so that styles can hide what the page will move. Why not `:has()`: decision 59. */
const useWaitingMark = () =>
  useLayoutEffect(() => {
    const count = (by: number) => {
      waiting += by;
      document.documentElement.toggleAttribute('data-waiting', waiting > 0);
    };
    count(1);
    return () => count(-1);
  }, []);

/** A whole page before its chunk is here: a title, a line, a card of rows. One that is here at once shows none, and nothing flashes. */
export function PageSkeleton() {
  useWaitingMark();
  return (
    <div className={css.page} style={{ animationDelay: `${fetchDelay}ms` }}>
      <div className={css.head}>
        <Skeleton width={220} height={34} />
        <Skeleton width={320} height={20} />
      </div>
      <div className={css.card}>
        <RowSkeletons rows={6} />
      </div>
    </div>
  );
}

/** A form's fields: label and box, `fields` times. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('chrome.loading')} className={css.form}>
      {times(fields).map((field) => (
        <div key={field}>
          <Skeleton width={96} height={20} />
          <Skeleton variant="rounded" height={44} />
        </div>
      ))}
    </div>
  );
}
