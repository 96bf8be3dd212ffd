/** The form of a new letter of a visit, in the panel at the side: only what its kind needs, with the diagnosis that the visit has. Rule: LET-3. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { diagnosisText } from '#shared/areas/clinic/domain/diagnoses';
import type { LetterKind } from '#shared/areas/clinic/domain/letters';
import { letter as declared } from '#shared/areas/clinic/resources/letter';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { VisitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import { defaultLanguage, languages, type Language } from '#shared/locale';
import type { AnyModule } from '#client/kit/anyModule';
import type { RecordForm } from '#client/kit/form/useRecordForm';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { PanelForm } from '#client/kit/sidePanel/PanelForm';
import { SidePanel } from '#client/kit/sidePanel/SidePanel';
import { useNewRecord } from '#client/kit/sidePanel/useNewRecord';
import { usePanelFields } from '#client/kit/sidePanel/usePanelFields';
import { asks, askedByKind, letterFields } from './kinds';

/** What the visit and the pressed button say already. */
const given: readonly string[] = ['entity', 'visit', 'kind'];

/** The diagnoses of the visit; undefined while they are on their way. Who may not read them writes without. */
const useCoded = (visit: string): readonly VisitDiagnosis[] | undefined => {
  const mayList = useCan('visitDiagnosis', 'list');
  const asked = { filter: { visit: [visit], status: ['recorded'] } };
  const { rows, isKnown, status } = useShortList<VisitDiagnosis>(modules.visitDiagnosis, `letter-of-${visit}`, mayList ? asked : undefined);
  return isKnown || !mayList || status === 'failed' ? rows : undefined;
};

/** A diagnosis that nobody has changed is in the language of the letter. */
const useLanguageOf = ({ formik, change }: RecordForm, coded: readonly VisitDiagnosis[]) => {
  const { diagnosis } = formik.values;
  const text = diagnosisText(coded, formik.values['language'] as Language);
  const isFilled = diagnosis !== text && languages.some((one) => diagnosis === diagnosisText(coded, one));
  useEffect(() => {
    if (isFilled) change('diagnosis', text);
  }, [isFilled, change, text]);
};

type Props = { visit: Visit; kind: LetterKind; onClose: () => void };

function NewLetter({ visit, kind, onClose, coded }: Props & { coded: readonly VisitDiagnosis[] }) {
  const { t } = useTranslation('letters');
  const fields = usePanelFields(declared, letterFields, given, askedByKind);
  const [values] = useState(() => ({
    entity: visit.entity,
    visit: { type: 'visits', id: visit.id },
    kind,
    language: defaultLanguage,
    ...(asks(kind, 'diagnosis') && { diagnosis: diagnosisText(coded, defaultLanguage) }),
    ...(kind === 'sakit' && { first_day: visit.day, rest: 'istirahat' }),
  }));
  const panel = useNewRecord({
    module: modules.letter as unknown as AnyModule,
    fields,
    values,
    from: `${visit.id} ${kind}`,
    done: 'letters:saved',
    onClose,
  });
  useLanguageOf(panel.form, coded);
  return <PanelForm {...panel} save={t('save')} />;
}

export function LetterPanel(props: Props) {
  const { t } = useTranslation('letters');
  const { choices } = useWords(declared);
  const coded = useCoded(props.visit.id);
  return (
    <SidePanel title={t('write', { kind: choices.kind[props.kind] })} onClose={props.onClose}>
      {coded && <NewLetter {...props} coded={coded} />}
    </SidePanel>
  );
}
