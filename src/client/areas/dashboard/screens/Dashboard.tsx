/** The first page after signing in: what there is, what is new, what comes next, as far as this person may see it. */
import { Suspense } from 'react';
import { part } from '#client/ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { register } from '../../identity';
import { PageHeader } from '#client/ui/PageHeader';
import { Activity } from './Activity';
import { BeginClinic } from './BeginClinic';
import { Clients } from './Clients';
import css from './Dashboard.module.css';
import { Figures } from './Figures';
import { FirstSteps } from './FirstSteps';
import { Numbers } from './Totals';
import { Pictures } from './Charts';
import { QuickActions } from './QuickActions';
import { RecentItems } from './RecentItems';
import { SummaryFailure } from './SummaryFailure';
import { StartHere } from './StartHere';
import { useNewest } from './useNewest';
import { useSummary } from './useSummary';

const Welcome = part(
  () => import(/* webpackChunkName: "welcome" */ '../../identity/screens/auth/Welcome').then((chunk) => ({ default: chunk.Welcome })),
  {
    words: ['auth'],
  },
);

const partOfDay = (hour: number) => (hour < 4 || hour >= 18 ? 'evening' : hour < 11 ? 'morning' : hour < 15 ? 'noon' : 'afternoon');

/** The numbers, as cards and as pictures; in an empty catalogue the way into it. */
function Overview({ numbers, status, errors, load }: ReturnType<typeof useSummary>) {
  const problem = status === 'failed' ? errors[0] : undefined;
  const isEmpty = numbers?.parts.item?.total === 0;
  return (
    <>
      {problem && <SummaryFailure problem={problem} hasNumbers={numbers !== null} onRetry={load} />}
      {numbers && isEmpty && <StartHere numbers={numbers} />}
      {(numbers ?? !problem) && <Numbers numbers={numbers} />}
      {(numbers ?? !problem) && !isEmpty && <Pictures numbers={numbers} state={numbers ? 'ready' : 'loading'} />}
    </>
  );
}

export function Dashboard() {
  const { t } = useTranslation('dashboard');
  const profile = useAppSelector(me.selectors.profile);
  const isNew = useAppSelector(register.selectors.newUserRegistered);
  // The banner above the pages tells a new person what is missing; the welcome comes when they may begin.
  const isUnverified = useAppSelector(me.selectors.actor)?.restriction === 'unverified';
  const [mayList, mayAdd] = [useCan('item', 'list'), useCan('item', 'add')];
  const summary = useSummary();
  // Where one is led into an empty catalogue, that it is empty needn't be said again.
  const isBeginning = mayAdd && summary.numbers?.parts.item?.total === 0;
  const { items, lines, load } = useNewest();
  const greeting = t(`greeting.${partOfDay(new Date().getHours())}`, { name: profile?.name ?? '' });
  return (
    <>
      {isNew && !isUnverified && (
        <Suspense fallback={null}>
          <Welcome />
        </Suspense>
      )}
      <PageHeader title={greeting.replace(/, $/, '')} purpose={t('purpose')} />
      <BeginClinic />
      <FirstSteps />
      <Figures />
      <Overview {...summary} />
      <div className={css.columns}>
        <div className={css.stack}>
          {mayList && !isBeginning && <RecentItems list={items} shelves={summary.numbers?.parts.category?.total} onRetry={load} />}
          <Clients numbers={summary.numbers} />
        </div>
        <div className={css.stack}>
          <QuickActions />
          <Activity list={lines} onRetry={load} />
        </div>
      </div>
    </>
  );
}
