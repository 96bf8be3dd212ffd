/** What was done last: by everyone, for who may see that; else by oneself. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import type { ListView } from '#client/storeKit/moduleSelectors';
import { useLineText } from '#client/kit/history/useLineText';
import { RelativeDate } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { RestoreIcon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import css from './Dashboard.module.css';
import { useListing } from './useSummary';
import { useErrorText } from '#client/ui/useErrorText';

function Line({ line, text, isOwn }: { line: Audit; text: string; isOwn: boolean }) {
  const { t } = useTranslation('audit');
  return (
    <li className={css.line}>
      <span className={css.words}>
        {!isOwn && <strong>{line.actor_name ?? t('nobody')}</strong>}
        <span>{text}</span>
        <small>
          <RelativeDate iso={line.created_at} tabStop />
        </small>
      </span>
    </li>
  );
}

export function Activity({ list, onRetry }: { list: ListView<Audit>; onRetry: () => void }) {
  const { t } = useTranslation('dashboard');
  const say = useErrorText();
  const textOf = useLineText(list.rows);
  const listing = useListing()('audit');
  const problem = list.status === 'failed' ? list.errors[0] : undefined;
  const waiting = useSteadyLoading(!list.rows.length && !problem && list.status !== 'ready');
  if (listing === false) return null;
  const isOwn = listing !== true;
  return (
    <section className={css.card} aria-labelledby="latest-activity">
      <div className={css.head}>
        <h2 id="latest-activity">{t(isOwn ? 'activity.own' : 'activity.all')}</h2>
        {!isOwn && list.rows.length > 0 && <Link to="/usman/audit">{t('seeAll')}</Link>}
      </div>
      {waiting ? (
        <RowSkeletons rows={5} height={64} />
      ) : list.rows.length > 0 ? (
        <ul className={css.list} aria-busy={list.status === 'loading'}>
          {list.rows.map((line) => (
            <Line key={line.id} line={line} text={textOf(line)} isOwn={isOwn} />
          ))}
        </ul>
      ) : problem ? (
        <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={onRetry} />
      ) : (
        <EmptyState icon={RestoreIcon} title={t('activity.empty')} message={t('activity.emptyMessage')} />
      )}
    </section>
  );
}
