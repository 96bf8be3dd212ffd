/** The first page after signing in: what needs somebody now, how the clinic or the business stands, then what is new, as far as this person may see it. Rules: APP-10, APP-23. */
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { part } from '#client/ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { me } from '#client/store/session/me';
import { useMoment } from '#client/store/session/useToday';
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
import { useSummary } from './useSummary';

const Welcome = part(
  () => import(/* webpackChunkName: "welcome" */ '../../identity/screens/auth/Welcome').then((chunk) => ({ default: chunk.Welcome })),
  {
    words: ['auth'],
  },
);

const AttentionNow = part(
  () => import(/* webpackChunkName: "attention-now" */ './AttentionNow').then((chunk) => ({ default: chunk.AttentionNow })),
  { place: 'here' },
);
const ClinicNow = part(() => import(/* webpackChunkName: "clinic-now" */ './ClinicNow').then((chunk) => ({ default: chunk.ClinicNow })), {
  place: 'here',
});

const ClinicToday = part(
  () => import(/* webpackChunkName: "clinic-today" */ './ClinicToday').then((chunk) => ({ default: chunk.ClinicToday })),
  { place: 'here' },
);

const partOfDay = (hour: number) => (hour < 4 || hour >= 18 ? 'evening' : hour < 11 ? 'morning' : hour < 15 ? 'noon' : 'afternoon');

/** Stands where the first figures will be, so that nothing moves when they come. */
const waiting = <Skeleton variant="rounded" height={132} className={css.waiting ?? ''} />;

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

/** Of the platform's people: the catalogue only for who manages it. */
function ForPlatform() {
  const [addsItems, editsItems] = [useCan('item', 'add'), useCan('item', 'update')];
  const managesItems = addsItems || editsItems;
  const summary = useSummary();
  // Where one is led into an empty catalogue, that it is empty needn't be said again.
  const isBeginning = addsItems && summary.numbers?.parts.item?.total === 0;
  return (
    <>
      {managesItems && <Overview {...summary} />}
      <div className={css.columns}>
        <div className={css.stack}>
          {managesItems && !isBeginning && <RecentItems shelves={summary.numbers?.parts.category?.total} />}
          <Clients numbers={summary.numbers} />
        </div>
        <div className={css.stack}>
          <QuickActions />
          <Activity />
        </div>
      </div>
    </>
  );
}

/** Of a client's people. */
function ForClinic({ own }: { own: OwnSubscription }) {
  return (
    <>
      <Suspense fallback={waiting}>
        <ClinicToday />
        <ClinicNow own={own} />
      </Suspense>
      <FirstSteps />
      <div className={css.columns}>
        <Activity />
      </div>
    </>
  );
}

const usePurpose = (isClinic: boolean): string => {
  const { t } = useTranslation('dashboard');
  const start = useAppSelector(me.selectors.start);
  return t(isClinic ? 'purpose.clinic' : start ? 'purpose.nobody' : 'purpose.operator');
};

export function Dashboard() {
  const { t } = useTranslation('dashboard');
  const profile = useAppSelector(me.selectors.profile);
  const own = useAppSelector(me.selectors.subscription);
  const isNew = useAppSelector(register.selectors.newUserRegistered);
  // The banner above the pages tells a new person what is missing; the welcome comes when they may begin.
  const isUnverified = useAppSelector(me.selectors.actor)?.restriction === 'unverified';
  const greeting = t(`greeting.${partOfDay(Number(useMoment().time.slice(0, 2)))}`, { name: profile?.name ?? '' });
  return (
    <>
      {isNew && !isUnverified && (
        <Suspense fallback={null}>
          <Welcome />
        </Suspense>
      )}
      <PageHeader title={greeting.replace(/, $/, '')} purpose={usePurpose(own !== null)} />
      <BeginClinic />
      {own ? (
        <ForClinic own={own} />
      ) : (
        <>
          <Suspense fallback={waiting}>
            <AttentionNow />
          </Suspense>
          <Figures />
          <ForPlatform />
        </>
      )}
    </>
  );
}
