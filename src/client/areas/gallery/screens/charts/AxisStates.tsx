/** A chart with axes in every state that it can be in. */
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AxisChartProps } from '#client/ui/charts/AxisCharts';
import type { ChartState } from '#client/ui/charts/ChartFrame';
import type { Series } from '#client/ui/charts/data';
import { State, States } from '../Specimen';
import { useSample } from './useSample';

type Props = {
  chart: ComponentType<AxisChartProps>;
  /** What it shows when all is well. */
  usual: readonly Series[];
};

const HEIGHT = 200;

export function AxisStates({ chart: Chart, usual }: Props) {
  const { t } = useTranslation(['galleryCharts', 'gallery']);
  const { axis, months, changes, gap, longNames, longValues } = useSample();
  // Retry works here as it does anywhere: the numbers come.
  const [state, setState] = useState<ChartState>('failed');
  const common = { title: t('title'), axis, level: 3, height: HEIGHT } as const;
  return (
    <States>
      <State name={t('gallery:state.usual')} wide>
        <Chart {...common} summary={t('summary')} labels={months} series={usual} />
      </State>
      <State name={t('state.negative')}>
        <Chart {...common} title={t('changes')} labels={months} series={changes} />
      </State>
      <State name={t('state.gap')}>
        <Chart {...common} labels={months} series={gap} />
      </State>
      <State name={t('state.one')}>
        <Chart {...common} labels={months.slice(0, 1)} series={usual.map(({ name, values }) => ({ name, values: values.slice(0, 1) }))} />
      </State>
      <State name={t('gallery:state.long')}>
        <Chart {...common} title={t('longTitle')} labels={longNames} series={longValues} />
      </State>
      <State name={t('gallery:state.loading')}>
        <Chart {...common} labels={[]} series={[]} state="loading" />
      </State>
      <State name={t('gallery:state.empty')}>
        <Chart {...common} labels={[]} series={[]} empty={{ message: t('emptyMessage') }} />
      </State>
      <State name={t('gallery:state.error')}>
        <Chart
          {...common}
          labels={months}
          series={state === 'ready' ? usual : []}
          state={state}
          failure={t('failure')}
          onRetry={() => setState('ready')}
        />
      </State>
    </States>
  );
}
