/** The chart that a report declares, over its months from the oldest to the newest, or over another column in the order of the rows. */
import { useTranslation } from 'react-i18next';
import { declaredReports, type ReportName } from '#shared/areas/reports/reports';
import type { ReportRow } from '#shared/kit/report';
import { AreaChart, BarChart } from '#client/ui/charts/AxisCharts';
import { useLanguage } from '#client/ui/useLanguage';
import { columnOf, monthText } from './cells';
import css from './reports.module.css';

type Props = {
  name: ReportName;
  rows: readonly ReportRow[];
  /** What the rows stand for, where they can stand for several things. */
  axis?: string | undefined;
};

export function ReportChart({ name, rows, axis }: Props) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { chart } = declaredReports[name];
  if (!chart) return null;
  const Chart = chart.kind === 'line' ? AreaChart : BarChart;
  const { over } = chart;
  const named = over && columnOf(over, declaredReports[name].columns[over]!, t, language);
  const inOrder = over ? rows : [...rows].reverse();
  return (
    <div className={css.chart}>
      <Chart
        title={t(`title.${name}`)}
        axis={axis ?? t(`columns.${(over ?? 'month') as 'month'}`)}
        labels={inOrder.map((row) =>
          named ? String(named.text(row as never, undefined as never)) : monthText(String(row['month']), language),
        )}
        series={chart.of.map((field) => ({
          name: t(`columns.${field as 'month'}`),
          values: inOrder.map((row) => Number(row[field] ?? 0)),
        }))}
      />
    </div>
  );
}
