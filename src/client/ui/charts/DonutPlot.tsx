/** The drawing of a whole and its parts. Loaded apart, as it brings the charts library. */
import { PieChart } from '@mui/x-charts/PieChart';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../formats';
import { useLanguage } from '../useLanguage';
import css from './charts.module.css';
import { colourOf, type Slice } from './data';

export function DonutPlot({ slices }: { slices: readonly Slice[] }) {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const data = slices.map(({ name, value, colour }, at) => ({ id: at, value, label: name, color: colourOf(colour, at) }));
  // A gap would look like a part where there is only one.
  const isDivided = slices.filter(({ value }) => value > 0).length > 1;
  return (
    <PieChart
      hideLegend
      margin={4}
      className={css.plot ?? ''}
      localeText={{ noData: t('empty'), loading: t('loading'), a11yNoValue: t('none') }}
      series={[
        {
          data,
          innerRadius: '72%',
          outerRadius: '100%',
          cornerRadius: 4,
          paddingAngle: isDivided ? 2 : 0,
          sortingValues: 'none',
          valueFormatter: ({ value }) => formatNumber(value, language),
        },
      ]}
    />
  );
}
