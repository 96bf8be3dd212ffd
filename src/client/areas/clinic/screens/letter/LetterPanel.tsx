/** The form of a new letter of a visit, in the panel at the side: only what its kind needs, with the diagnosis that the visit has. Rule: LET-3. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { diagnosisText } from '#shared/areas/clinic/domain/diagnoses';
import type { LetterKind } from '#shared/areas/clinic/domain/letters';
import { letter as declared } from '#shared/areas/clinic/resources/letter';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { VisitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import { defaultLanguage, languages, type Language } from '#shared/locale';
import type { AnyModule } from '#client/kit/anyModule';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import { askedAmong, type FormField } from '#client/kit/form/fields';
import { useRecordForm, type RecordForm } from '#client/kit/form/useRecordForm';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import * as modules from '../../modules';
import { PanelForm } from '../sidePanel/PanelForm';
import { SidePanel } from '../sidePanel/SidePanel';
import { asks, askedByKind, letterFields } from './kinds';

const letters = modules.letter as unknown as AnyModule;

/** What the ids of the form's inputs begin with. */
const FORM = 'letter';

/** What the visit and the pressed button say already. */
const given: readonly string[] = ['entity', 'visit', 'kind'];

const useFields = (): readonly FormField[] => {
  const words = useWords(declared);
  return useMemo(() => {
    const all = fieldsOf(declared, words as unknown as FieldWords, moduleOfType);
    return letterFields.map((name): FormField => {
      const field = all.find((one) => one.name === name)!;
      return given.includes(name) ? { ...field, hidden: true } : askedByKind(field);
    });
  }, [words]);
};

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

function LetterFields({ visit, kind, onClose, coded }: Props & { coded: readonly VisitDiagnosis[] }) {
  const { t } = useTranslation('letters');
  const { pathname, search } = useLocation();
  const [id] = useState(newId);
  const fields = useFields();
  const [values] = useState(() => ({
    entity: visit.entity,
    visit: { type: 'visits', id: visit.id },
    kind,
    language: defaultLanguage,
    ...(asks(kind, 'diagnosis') && { diagnosis: diagnosisText(coded, defaultLanguage) }),
    ...(kind === 'sakit' && { first_day: visit.day, rest: 'istirahat' }),
  }));
  const back = pathname + search;
  const form = useRecordForm({
    module: letters,
    id,
    record: undefined,
    fields,
    back,
    given: { from: `${visit.id} ${kind}`, values },
    done: 'letters:saved',
  });
  useLanguageOf(form, coded);
  const isThere = useAppSelector((state) => modules.letter.selectors.byId(state, id) !== undefined);
  useEffect(() => {
    if (isThere) onClose();
  }, [isThere, onClose]);
  const shown = fields.map((field) => askedAmong(field, form.formik.values));
  return (
    <PanelForm ids={FORM} resource={declared} form={form} fields={fields} shown={shown} back={back} save={t('save')} onClose={onClose} />
  );
}

export function LetterPanel(props: Props) {
  const { t } = useTranslation('letters');
  const { choices } = useWords(declared);
  const coded = useCoded(props.visit.id);
  return (
    <SidePanel title={t('write', { kind: choices.kind[props.kind] })} onClose={props.onClose}>
      {coded && <LetterFields {...props} coded={coded} />}
    </SidePanel>
  );
}
