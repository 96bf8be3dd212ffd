/** Charts with axes: a course as a line or an area, amounts as bars, amounts and what they consist of as stacked bars. */
import { useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../formats';
import { useLanguage } from '../useLanguage';
import { useNear } from '../useNear';
import type { AxisKind } from './AxisPlot';
import { ChartFrame, type FrameProps } from './ChartFrame';
import css from './charts.module.css';
import { colourOf, isBlank, type Series } from './data';
import { AxisPlot } from './lazyPlots';

export type AxisChartProps = FrameProps & {
  /** What the labels are of: the table's first heading. */
  axis: string;
  labels: readonly string[];
  /** A value for each label. */
  series: readonly Series[];
};

type LineChartProps = AxisChartProps & {
  /** The axis of values begins at 0; not so where the distance from 0 says nothing: a temperature. */
  fromZero?: boolean;
  /** Drawn when it comes near what is seen of the page: one of many charts below what people read first. */
  whenNear?: boolean;
};

function Legend({ series }: Pick<AxisChartProps, 'series'>) {
  return (
    <ul className={css.legend}>
      {series.map(({ name, colour }, at) => (
        <li key={name}>
          <span className={css.dot} style={{ '--colour': colourOf(colour, at) } as CSSProperties} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function AxisChart({
  kind,
  lying = false,
  axis,
  labels,
  series,
  height = 260,
  fromZero = true,
  whenNear = false,
  ...frame
}: LineChartProps & { kind: AxisKind; lying?: boolean }) {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, whenNear);
  const read = (value: number | null | undefined) => (value === null || value === undefined ? t('none') : formatNumber(value, language));
  const table = {
    head: [axis, ...series.map(({ name }) => name)],
    rows: labels.map((label, at) => [label, ...series.map(({ values }) => read(values[at]))]),
  };
  return (
    <ChartFrame {...frame} height={height} table={table} blank={isBlank(series)} legend={series.length > 1 && <Legend series={series} />}>
      <div style={{ height }} ref={place}>
        {near && <AxisPlot kind={kind} labels={labels} series={series} lying={lying} height={height} fromZero={fromZero} />}
      </div>
    </ChartFrame>
  );
}

/** How something went, where the single points matter. */
export const LineChart = (props: LineChartProps) => <AxisChart {...props} kind="line" />;

/** How much of something came, week by week. */
export const AreaChart = (props: AxisChartProps) => <AxisChart {...props} kind="area" />;

/** Amounts next to one another; `lying` where their names are long. */
export const BarChart = (props: AxisChartProps & { lying?: boolean }) => <AxisChart {...props} kind="bar" />;

/** Amounts and what they consist of. */
export const StackedChart = (props: AxisChartProps & { lying?: boolean }) => <AxisChart {...props} kind="stacked" />;
