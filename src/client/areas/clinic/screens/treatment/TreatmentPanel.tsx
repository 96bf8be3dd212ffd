/** A treatment that is planned at a visit, by itself or as a session of a series, in the panel at the side. Rules: TRT-7, TRT-9. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreatmentSeries } from '#shared/areas/clinic/resources/treatmentSeries';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import * as modules from '../../modules';
import { RecordPanel } from '#client/kit/sidePanel/RecordPanel';

const ofSeries: readonly string[] = ['performer', 'site', 'side', 'notes', 'consumables'];
const ofVisit: readonly string[] = ['template', ...ofSeries];

type Props = {
  visit: Visit;
  /** Null for a treatment by itself. */
  series: TreatmentSeries | null;
  onClose: () => void;
};

export function TreatmentPanel({ visit: { id: visit, entity, doctor }, series, onClose }: Props) {
  const { t } = useTranslation('treatments');
  const values = useMemo(
    () => ({
      entity,
      visit: { type: 'visits', id: visit },
      performer: doctor,
      ...(series && { series: { type: 'treatment-series', id: series.id }, template: series.template }),
    }),
    [entity, visit, doctor, series],
  );
  return (
    <RecordPanel
      module={modules.treatment as unknown as AnyModule}
      title={t(series ? 'planSession' : 'plan')}
      asked={series ? ofSeries : ofVisit}
      values={values}
      from={`${visit} ${series?.id ?? ''}`}
      save={t('save')}
      done="treatments:planned"
      onClose={onClose}
    />
  );
}
