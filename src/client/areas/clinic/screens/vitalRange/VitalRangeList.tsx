/** The clinic's own limits of vital signs, and under them the examples that count where it has none. Rule: VIT-2. */
import { measures, type Measure } from '#shared/areas/clinic/domain/measures';
import { exampleBands, type Limits, type Span } from '#shared/areas/clinic/domain/vitals';
import { vitalRange as declared } from '#shared/areas/clinic/resources/vitalRange';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { title } from '#client/kit/grid/columns';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { FoldedCard } from '#client/ui/Card';
import { formatNumber } from '#client/ui/formats';
import { PlainTable } from '#client/ui/PlainTable';
import { useLanguage } from '#client/ui/useLanguage';

const YEAR = 12;

type Line = { readonly measure: Measure; readonly from: number; readonly to?: number } & Partial<Limits>;

const rows: readonly Line[] = measures.flatMap((measure) => exampleBands(measure).map((band) => ({ measure, ...band })));

const useAges = () => {
  const { t } = useTranslation('examination');
  return ({ from, to }: Line): string => {
    if (to === undefined) return t('andOlder', { from: from / YEAR });
    const inYears = from % YEAR === 0 && to % YEAR === 0;
    return inYears ? t('years', { from: from / YEAR, to: to / YEAR }) : t('months', { from, to });
  };
};

function Examples() {
  const { t } = useTranslation('examination');
  const { fields, own, choices } = useWords(declared);
  const language = useLanguage();
  const ages = useAges();
  const end = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, language));
  const span = (of: Span | undefined) => (of ? `${end(of[0])}–${end(of[1])}` : '—');
  return (
    <FoldedCard title={own['examples']!}>
      <p>{own['examplesNote']}</p>
      <PlainTable<Line>
        label={own['examples']!}
        rows={rows}
        rowKey={({ measure, from }) => `${measure} ${from}`}
        dense
        stacked
        columns={[
          {
            key: 'measure',
            label: fields.measure,
            cell: ({ measure }) => t('measureIn', { name: choices.measure[measure], unit: t(`unit.${measure}`) }),
          },
          { key: 'ages', label: own['ages']!, cell: ages },
          { key: 'normal', label: own['normal']!, cell: ({ normal }) => span(normal), align: 'right' },
          { key: 'critical', label: own['critical']!, cell: ({ critical }) => span(critical), align: 'right' },
          { key: 'plausible', label: own['plausible']!, cell: ({ plausible }) => span(plausible), align: 'right' },
        ]}
      />
    </FoldedCard>
  );
}

/** A limit is called by its vital sign, in the person's language. */
const useColumns = (): OwnColumns => {
  const { columns, choices } = useWords(declared);
  return useMemo(() => {
    const said = (row: Row) => choices.measure[row['measure'] as Measure];
    return { measure: title({ field: 'measure', label: columns['measure']!, unnamed: said }) };
  }, [columns, choices]);
};

export const VitalRangeList = () => (
  <>
    <ResourceList name="vitalRange" own={useColumns()} />
    <Examples />
  </>
);
