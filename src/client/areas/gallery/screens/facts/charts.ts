/** Facts about the charts. */
import type { ComponentFacts } from './facts';

const LineChart: ComponentFacts = {
  component: 'LineChart',
  from: 'ui/charts/AxisCharts.tsx',
  use: `<LineChart
  title={t('visits')}
  summary={t('visitsSummary', { most })}
  axis={t('month')}
  labels={months}
  series={[{ name: t('outpatient'), values: outpatient }, { name: t('inpatient'), values: inpatient }]}
/>`,
};

const AreaChart: ComponentFacts = {
  component: 'AreaChart',
  from: 'ui/charts/AxisCharts.tsx',
  use: `<AreaChart
  title={t('growth.title')}
  summary={t('growth.summary', { all, now })}
  axis={t('growth.axis')}
  labels={weeks}
  series={[{ name: t('growth.series'), values: weekly }]}
  state={numbers ? 'ready' : 'loading'}
  empty={{ message: t('growth.empty') }}
/>`,
};

const BarChart: ComponentFacts = {
  component: 'BarChart',
  from: 'ui/charts/AxisCharts.tsx',
  use: `<BarChart
  title={t('categories.title')}
  axis={t('categories.axis')}
  labels={shares.map(({ name }) => name)}
  series={[{ name: t('items'), values: shares.map(({ count }) => count) }]}
  lying
/>`,
};

const StackedChart: ComponentFacts = {
  component: 'StackedChart',
  from: 'ui/charts/AxisCharts.tsx',
  use: `<StackedChart
  title={t('visits')}
  axis={t('month')}
  labels={months}
  series={rooms}
/>`,
};

const DonutChart: ComponentFacts = {
  component: 'DonutChart',
  from: 'ui/charts/DonutChart.tsx',
  use: `<DonutChart
  title={t('statuses.title')}
  axis={t('statuses.axis')}
  unit={t('items')}
  slices={[
    { name: t('status.published'), value: published, colour: 'success' },
    { name: t('status.draft'), value: drafts, colour: 'neutral' },
  ]}
/>`,
};

const Sparkline: ComponentFacts = {
  component: 'Sparkline',
  from: 'ui/charts/Sparkline.tsx',
  use: `<Sparkline values={perWeek} label={t('course', { count })} />`,
};

export const chartFacts = { LineChart, AreaChart, BarChart, StackedChart, DonutChart, Sparkline };
