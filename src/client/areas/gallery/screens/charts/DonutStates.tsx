/** The ring in every state that it can be in. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartState } from '#client/ui/charts/ChartFrame';
import type { Slice } from '#client/ui/charts/data';
import { DonutChart } from '#client/ui/charts/DonutChart';
import { State, States } from '../Specimen';
import { useSample } from './useSample';

export function DonutStates() {
  const { t } = useTranslation(['galleryCharts', 'gallery']);
  const { three, longNames } = useSample();
  const [state, setState] = useState<ChartState>('failed');
  const slices: Slice[] = three.map(({ name, values }) => ({ name, value: values[0] ?? 0 }));
  const statuses: Slice[] = [
    { name: t('status.done'), value: 48, colour: 'success' },
    { name: t('status.waiting'), value: 12, colour: 'warning' },
    { name: t('status.cancelled'), value: 5, colour: 'danger' },
  ];
  const common = { title: t('whole'), axis: t('roomAxis'), unit: t('unit'), level: 3 } as const;
  return (
    <States>
      <State name={t('gallery:state.usual')} wide>
        <DonutChart {...common} summary={t('wholeSummary')} slices={slices} />
      </State>
      <State name={t('state.statuses')}>
        <DonutChart {...common} title={t('statuses')} axis={t('statusAxis')} slices={statuses} />
      </State>
      <State name={t('state.onePart')}>
        <DonutChart {...common} slices={slices.slice(0, 1)} />
      </State>
      <State name={t('gallery:state.long')}>
        <DonutChart {...common} title={t('longTitle')} slices={longNames.map((name, at) => ({ name, value: 60 - at * 13 }))} />
      </State>
      <State name={t('gallery:state.loading')}>
        <DonutChart {...common} slices={[]} state="loading" />
      </State>
      <State name={t('gallery:state.empty')}>
        <DonutChart {...common} slices={[]} empty={{ message: t('emptyMessage') }} />
      </State>
      <State name={t('gallery:state.error')}>
        <DonutChart
          {...common}
          slices={state === 'ready' ? slices : []}
          state={state}
          failure={t('failure')}
          onRetry={() => setState('ready')}
        />
      </State>
    </States>
  );
}
