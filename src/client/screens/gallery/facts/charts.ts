/** What is told of the charts. */
import type { ComponentFacts, PropFact } from './facts';

/** What every chart is given beside its numbers. */
const frame: readonly PropFact[] = [
  { name: 'title', type: 'string', required: true },
  { name: 'summary', type: 'string' },
  { name: 'state', type: 'ChartState', fallback: "'ready'" },
  { name: 'empty', type: '{ readonly icon?: Icon; readonly title?: string; readonly message?: string; readonly action?: ReactNode }' },
  { name: 'failure', type: 'string' },
  { name: 'onRetry', type: '() => void' },
  { name: 'height', type: 'number', fallback: '260' },
  { name: 'level', type: '2 | 3', fallback: '2' },
];

const axes: readonly PropFact[] = [
  { name: 'axis', type: 'string', required: true },
  { name: 'labels', type: 'readonly string[]', required: true },
  { name: 'series', type: 'readonly Series[]', required: true },
  ...frame,
];

const lying: PropFact = { name: 'lying', type: 'boolean', fallback: 'false' };

const from = 'ui/charts/AxisCharts.tsx';

const LineChart: ComponentFacts = {
  component: 'LineChart',
  from,
  props: axes,
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
  from,
  props: axes,
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
  from,
  props: [...axes, lying],
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
  from,
  props: [...axes, lying],
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
  props: [
    { name: 'axis', type: 'string', required: true },
    { name: 'unit', type: 'string', required: true },
    { name: 'slices', type: 'readonly Slice[]', required: true },
    ...frame,
  ],
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
  props: [
    { name: 'values', type: 'readonly number[]', required: true },
    { name: 'label', type: 'string' },
    { name: 'colour', type: 'ChartColour' },
  ],
  use: `<Sparkline values={perWeek} label={t('course', { count })} />`,
};

export const chartFacts = { LineChart, AreaChart, BarChart, StackedChart, DonutChart, Sparkline };
