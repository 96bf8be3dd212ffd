/** The style guide's charts: courses, amounts, wholes and their parts, each in every state. */
import { useTranslation } from 'react-i18next';
import { AreaChart, BarChart, LineChart, StackedChart, type AxisChartProps } from '#client/ui/charts/AxisCharts';
import { chartFacts } from '../facts/charts';
import { GalleryPage } from '../GalleryPage';
import { Specimen } from '../Specimen';
import { AxisStates } from './AxisStates';
import { DonutStates } from './DonutStates';
import { SparklineStates } from './SparklineStates';
import { useSample } from './useSample';

const LyingBars = (props: AxisChartProps) => <BarChart {...props} lying />;

export function Charts() {
  const { t } = useTranslation('galleryCharts');
  const { one, three } = useSample();
  return (
    <GalleryPage page="galleryCharts" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <Specimen id="line" why={t('why.line')} facts={chartFacts.LineChart}>
        <AxisStates chart={LineChart} usual={three} />
      </Specimen>
      <Specimen id="area" why={t('why.area')} facts={chartFacts.AreaChart}>
        <AxisStates chart={AreaChart} usual={one} />
      </Specimen>
      <Specimen id="bar" why={t('why.bar')} facts={chartFacts.BarChart}>
        <AxisStates chart={BarChart} usual={three} />
      </Specimen>
      <Specimen id="lying" why={t('why.lying')}>
        <AxisStates chart={LyingBars} usual={one} />
      </Specimen>
      <Specimen id="stacked" why={t('why.stacked')} facts={chartFacts.StackedChart}>
        <AxisStates chart={StackedChart} usual={three} />
      </Specimen>
      <Specimen id="donut" why={t('why.donut')} facts={chartFacts.DonutChart}>
        <DonutStates />
      </Specimen>
      <Specimen id="sparkline" why={t('why.sparkline')} facts={chartFacts.Sparkline}>
        <SparklineStates />
      </Specimen>
    </GalleryPage>
  );
}
