/** A new series of sessions of a patient, in the panel at the side. Rule: TRT-10. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import * as modules from '../../modules';
import { RecordPanel } from '#client/kit/sidePanel/RecordPanel';

const asked: readonly string[] = ['template', 'total', 'charge_by'];

export function SeriesPanel({ visit: { entity, patient }, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('treatments');
  const values = useMemo(() => ({ entity, patient }), [entity, patient]);
  return (
    <RecordPanel
      module={modules.treatmentSeries as unknown as AnyModule}
      title={t('newSeries')}
      asked={asked}
      values={values}
      from={patient.id}
      save={t('save')}
      done="treatments:seriesMade"
      onClose={onClose}
    />
  );
}
