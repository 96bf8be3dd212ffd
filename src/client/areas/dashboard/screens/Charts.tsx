/** The numbers as pictures: what came week by week, how the items stand, where they belong, who is here. */
import { useTranslation } from 'react-i18next';
import type { Item } from '#shared/areas/catalogue/resources/item';
import { roleCalled } from '#shared/areas/identity/resources/role';
import type { Counted, Summary } from '#shared/areas/dashboard/summary';
import { AreaChart, BarChart } from '#client/ui/charts/AxisCharts';
import type { ChartState } from '#client/ui/charts/ChartFrame';
import type { ChartColour } from '#client/ui/charts/data';
import { DonutChart } from '#client/ui/charts/DonutChart';
import { formatShortDay } from '#client/ui/formats';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import css from './Dashboard.module.css';
import { usePermitted } from './useSummary';

type Part = { part: Counted | undefined; state: ChartState };

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function Growth({ part, weeks, state }: Part & { weeks: readonly string[] }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const weekly = part?.weekly ?? [];
  const said = { all: sumOf(weekly), now: weekly.at(-1) ?? 0 };
  return (
    <AreaChart
      title={t('growth.title')}
      summary={t('growth.summary', said)}
      axis={t('growth.axis')}
      labels={weeks.map((week) => formatShortDay(week, language))}
      series={[{ name: t('growth.series'), values: weekly }]}
      state={state}
      empty={{ message: t('growth.empty') }}
    />
  );
}

/** By what the statuses mean; both greys of the ring differ, so that what is over is told from what has not begun. */
const colours: Readonly<Record<Item['status'], ChartColour>> = {
  published: toneOfStatus('published'),
  draft: toneOfStatus('draft'),
  archived: 6,
};
const statuses = Object.keys(colours) as Item['status'][];

function Statuses({ part, state }: Part) {
  const { t } = useTranslation('dashboard');
  const countOf = (status: string) => part?.by_status?.[status] ?? 0;
  const said = { published: countOf('published'), total: part?.total ?? 0 };
  return (
    <DonutChart
      title={t('statuses.title')}
      summary={t('statuses.summary', said)}
      axis={t('statuses.axis')}
      unit={t('count.item')}
      slices={statuses.map((status) => ({ name: t(`status.${status}`), value: countOf(status), colour: colours[status] }))}
      state={state}
    />
  );
}

function Shares({ part, state, of }: Part & { of: 'categories' | 'roles' }) {
  const language = useLanguage();
  const { t } = useTranslation('dashboard');
  const { top, others } = part?.shares ?? { top: [], others: 0 };
  const [first] = top;
  // The rest is often larger than all shown shares: as a bar it would make the others look equal.
  const rest = others > 0 ? t('others', { count: others }) : '';
  const said =
    of === 'categories'
      ? first && [t('categories.summary', { name: first.name, count: first.count }), rest].join(' ')
      : t('roles.summary', { active: part?.by_status?.['active'] ?? 0, inactive: part?.by_status?.['inactive'] ?? 0 });
  return (
    <BarChart
      title={t(`${of}.title`)}
      summary={said}
      axis={t(`${of}.axis`)}
      labels={top.map(({ name }) => (of === 'roles' ? roleCalled(name, language) : name))}
      series={[
        {
          name: t(of === 'categories' ? 'count.item' : 'count.user'),
          values: top.map(({ count }) => count),
          colour: of === 'categories' ? 1 : 3,
        },
      ]}
      state={state}
      lying
    />
  );
}

/** Two rows of cards; what the person may not list is not there. */
export function Pictures({ numbers, state }: { numbers: Summary | null; state: ChartState }) {
  const permitted = usePermitted();
  const { item, user } = numbers?.parts ?? {};
  const [items, categories, users, roles] = (['item', 'category', 'user', 'role'] as const).map((name) => permitted(name));
  return (
    <>
      {items && (
        <div className={css.columns}>
          <div className={css.chart}>
            <Growth part={item} weeks={numbers?.weeks ?? []} state={state} />
          </div>
          <div className={css.chart}>
            <Statuses part={item} state={state} />
          </div>
        </div>
      )}
      <div className={css.halves}>
        {items && categories && (
          <div className={css.chart}>
            <Shares part={item} state={state} of="categories" />
          </div>
        )}
        {users && roles && (
          <div className={css.chart}>
            <Shares part={user} state={state} of="roles" />
          </div>
        )}
      </div>
    </>
  );
}
