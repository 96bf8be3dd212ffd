/** A new series of sessions of a patient, in the panel at the side. Rule: TRT-10. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { treatmentSeries as declared } from '#shared/areas/clinic/resources/treatmentSeries';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import type { FormField } from '#client/kit/form/fields';
import * as modules from '../../modules';
import { RecordPanel } from '#client/kit/sidePanel/RecordPanel';
import { usePanelFields } from '#client/kit/sidePanel/usePanelFields';

const names: readonly string[] = ['entity', 'patient', 'template', 'total', 'charge_by'];
const given: readonly string[] = ['entity', 'patient'];
const asIs = (field: FormField): FormField => field;

export function SeriesPanel({ visit: { entity, patient }, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('treatments');
  const fields = usePanelFields(declared, names, given, asIs);
  const values = useMemo(() => ({ entity, patient }), [entity, patient]);
  return (
    <RecordPanel
      module={modules.treatmentSeries as unknown as AnyModule}
      title={t('newSeries')}
      fields={fields}
      values={values}
      from={patient.id}
      save={t('save')}
      done="treatments:seriesMade"
      onClose={onClose}
    />
  );
}
