/** The form of a new letter of a visit, in the panel at the side: only what its kind needs. Rule: LET-3. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterKind } from '#shared/areas/clinic/domain/letters';
import { letter as declared } from '#shared/areas/clinic/resources/letter';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { RecordPanel } from '../sidePanel/RecordPanel';
import { usePanelFields } from '../sidePanel/usePanelFields';
import { askedByKind, letterFields } from './kinds';

/** What the visit and the pressed button say already. */
const given: readonly string[] = ['entity', 'visit', 'kind'];

type Props = { visit: Visit; kind: LetterKind; onClose: () => void };

export function LetterPanel({ visit: { id: visit, entity, day }, kind, onClose }: Props) {
  const { t } = useTranslation('letters');
  const { choices } = useWords(declared);
  const fields = usePanelFields(declared, letterFields, given, askedByKind);
  const values = useMemo(
    () => ({ entity, visit: { type: 'visits', id: visit }, kind, ...(kind === 'sakit' && { first_day: day, rest: 'istirahat' }) }),
    [entity, visit, kind, day],
  );
  return (
    <RecordPanel
      module={modules.letter as unknown as AnyModule}
      title={t('write', { kind: choices.kind[kind] })}
      fields={fields}
      values={values}
      from={`${visit} ${kind}`}
      save={t('save')}
      done="letters:saved"
      onClose={onClose}
    />
  );
}
