/** The drawing of a chart with axes: lines, areas or bars. Loaded apart, as it brings the charts library. */
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatNumber } from '../formats';
import { useLanguage } from '../useLanguage';
import css from './charts.module.css';
import { colourOf, type Series } from './data';

export type AxisKind = 'line' | 'area' | 'bar' | 'stacked';

export type AxisPlotProps = {
  kind: AxisKind;
  labels: readonly string[];
  series: readonly Series[];
  /** Bars lie, so that long names have room. */
  lying: boolean;
  /** Pixels. */
  height: number;
  /** The axis of a line's values begins at 0, not near the least of them. */
  fromZero: boolean;
};

const tick = { fontSize: 12, fill: 'var(--muted)' };
const axisLook = { disableLine: true, disableTicks: true, tickLabelStyle: tick } as const;
const linesLook = { '& .MuiLineChart-area': { opacity: 0.14 }, '& .MuiLineChart-line': { strokeWidth: 2.5 } };

/** Pixels: the names of lying bars, the numbers of standing ones, the names below, a bar at its thickest. */
const room = { names: 124, numbers: 44, labels: 28, bar: 28 } as const;

/** Places of a line up to which each has its mark; of more the marks would touch, and each of them takes time to draw. */
const MARKED = 40;
/** Places of an axis that have their label, about: all of them are measured, also those without room. */
const LABELLED = 12;

/** Times its longest bar that an axis reaches, where the bars' numbers stand at their ends. */
const REACH = 1.35;

/** Part of a place that is left free around its bars, so that a few of them don't become blocks. */
const gapOf = (places: number, length: number): number => Math.max(0.4, 1 - (room.bar * Math.max(places, 1)) / length);

/** A course is measured from 0, or from what is below it. */
const lowest = (series: readonly Series[]): number => Math.min(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));

/** Where an axis begins and ends that has room for numbers at the ends of its bars. */
const reachOf = (series: readonly Series[]): { min: number; max: number } => {
  const all = series.flatMap(({ values }) => values.map((value) => value ?? 0));
  return { min: Math.min(0, ...all) * REACH, max: Math.max(0, ...all) * REACH };
};

/** What both kinds of chart are told. */
const useCommon = ({ kind, labels, series }: AxisPlotProps) => {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const lines = series.map(({ name, values, colour }, at) => ({
    id: String(at),
    label: name,
    data: [...values],
    color: colourOf(colour, at),
    valueFormatter: (value: number | null) => (value === null ? t('none') : formatNumber(value, language)),
    ...(kind === 'stacked' && { stack: 'all' }),
    ...(kind === 'area' && { area: true }),
  }));
  const places = { ...axisLook, data: [...labels] };
  // Half an item is none: no marks between whole numbers.
  const values = { ...axisLook, tickMinStep: 1, tickNumber: 4, valueFormatter: (value: number) => formatCompact(value, language) };
  // Its name is the figure's around it.
  const chart = {
    hideLegend: true,
    className: css.plot ?? '',
    localeText: { noData: t('empty'), loading: t('loading'), a11yNoValue: t('none') },
  };
  return { lines, places, values, chart };
};

/** Vertical or horizontal bars; a single lying series says its numbers at the ends, which needs no axis. */
function Bars(props: AxisPlotProps) {
  const { lying, labels, height, kind, series } = props;
  const { lines, places, values, chart } = useCommon(props);
  const isSaid = lying && kind === 'bar' && series.length === 1;
  const bars = {
    ...chart,
    borderRadius: 4,
    series: isSaid
      ? lines.map((line) => ({
          ...line,
          barLabel: ({ value }: { value: number | null }) => line.valueFormatter(value),
          barLabelPlacement: 'outside' as const,
        }))
      : lines,
  };
  const band = { ...places, scaleType: 'band' as const, barGapRatio: 0.15, categoryGapRatio: lying ? gapOf(labels.length, height) : 0.4 };
  if (!lying)
    return (
      <BarChart
        {...bars}
        grid={{ horizontal: true }}
        margin={margin}
        xAxis={[{ ...band, height: room.labels }]}
        yAxis={[{ ...values, width: room.numbers }]}
      />
    );
  const along = isSaid ? { ...values, position: 'none' as const, ...reachOf(series) } : { ...values, height: room.labels };
  return (
    <BarChart
      {...bars}
      layout="horizontal"
      grid={{ vertical: !isSaid }}
      margin={margin}
      xAxis={[along]}
      yAxis={[{ ...band, width: room.names }]}
    />
  );
}

const margin = { top: 8, right: 24, bottom: 0, left: 0 };

/** Which places of a line's axis have a label; `auto` where there are few. */
const labelled = (count: number) => {
  const step = Math.ceil(count / LABELLED);
  return count > MARKED ? (_: unknown, at: number) => at % step === 0 : ('auto' as const);
};

export function AxisPlot(props: AxisPlotProps) {
  const { lines, places, values, chart } = useCommon(props);
  if (props.kind === 'bar' || props.kind === 'stacked') return <Bars {...props} />;
  return (
    <LineChart
      {...chart}
      grid={{ horizontal: true }}
      margin={margin}
      sx={linesLook}
      series={lines.map((line, at) => ({
        ...line,
        curve: 'monotoneX' as const,
        showMark: (props.kind === 'line' || props.labels.length === 1) && props.labels.length <= MARKED && !props.series[at]!.isCourse,
      }))}
      xAxis={[{ ...places, scaleType: 'point', height: room.labels, tickInterval: labelled(props.labels.length) }]}
      yAxis={[{ ...values, ...(props.fromZero && { min: lowest(props.series) }), width: room.numbers }]}
    />
  );
}
