/** What was done last: by everyone, for who may see that; else by oneself. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import { firstPage, type Query } from '#shared/jsonapi';
import { useLineText } from '#client/kit/history/useLineText';
import { useShortList } from '#client/kit/useShortList';
import { RelativeDate } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { RestoreIcon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import css from './Dashboard.module.css';
import { modules as oversight } from '../../oversight';
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

/** What was done to data, also by commands, each once: what followed from it, and who comes and goes, is looked up in the audit itself. */
const newest: Query = {
  ...firstPage,
  page: { number: 1, size: 5 },
  sort: ['-created_at'],
  filter: {
    action: ['add', 'update', 'command', 'destroy', 'restore', 'purged', 'exported', 'imported', 'demo', 'registered'],
    follows: ['false'],
  },
};

export function Activity() {
  const { t } = useTranslation('dashboard');
  const say = useErrorText();
  const listing = useListing()('audit');
  const list = useShortList<Audit>(oversight.audit, 'dashboard', listing === false ? undefined : newest);
  const textOf = useLineText(list.rows);
  const problem = list.status === 'failed' ? list.errors[0] : undefined;
  const waiting = useSteadyLoading(!list.isKnown && !problem);
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
        <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={list.load} />
      ) : (
        <EmptyState icon={RestoreIcon} title={t('activity.empty')} message={t('activity.emptyMessage')} />
      )}
    </section>
  );
}
