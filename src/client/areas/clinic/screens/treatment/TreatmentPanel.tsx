/** A treatment that is planned at a visit, by itself or as a session of a series, in the panel at the side. Rules: TRT-7, TRT-9. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { treatment as declared } from '#shared/areas/clinic/resources/treatment';
import type { TreatmentSeries } from '#shared/areas/clinic/resources/treatmentSeries';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import type { FormField } from '#client/kit/form/fields';
import * as modules from '../../modules';
import { RecordPanel } from '#client/kit/sidePanel/RecordPanel';
import { usePanelFields } from '#client/kit/sidePanel/usePanelFields';

const names: readonly string[] = ['entity', 'visit', 'series', 'template', 'performer', 'site', 'side', 'notes', 'consumables'];
const ofVisit: readonly string[] = ['entity', 'visit', 'series'];
const ofSeries: readonly string[] = [...ofVisit, 'template'];
const asIs = (field: FormField): FormField => field;

type Props = {
  visit: Visit;
  /** Null for a treatment by itself. */
  series: TreatmentSeries | null;
  onClose: () => void;
};

export function TreatmentPanel({ visit: { id: visit, entity, doctor }, series, onClose }: Props) {
  const { t } = useTranslation('treatments');
  const fields = usePanelFields(declared, names, series ? ofSeries : ofVisit, asIs);
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
      fields={fields}
      values={values}
      from={`${visit} ${series?.id ?? ''}`}
      save={t('save')}
      done="treatments:planned"
      onClose={onClose}
    />
  );
}
