/** The form of a new letter of a visit, in the panel at the side: only what its kind needs. Rule: LET-3. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { LetterKind } from '#shared/areas/clinic/domain/letters';
import { letter as declared } from '#shared/areas/clinic/resources/letter';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { AnyModule } from '#client/kit/anyModule';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import { askedAmong, type FormField } from '#client/kit/form/fields';
import { useRecordForm } from '#client/kit/form/useRecordForm';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import * as modules from '../../modules';
import { PanelForm } from '../sidePanel/PanelForm';
import { SidePanel } from '../sidePanel/SidePanel';
import { askedByKind, letterFields } from './kinds';

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

type Props = { visit: Visit; kind: LetterKind; onClose: () => void };

function LetterFields({ visit: { id: visit, entity, day }, kind, onClose }: Props) {
  const { t } = useTranslation('letters');
  const { pathname, search } = useLocation();
  const [id] = useState(newId);
  const fields = useFields();
  const values = useMemo(
    () => ({ entity, visit: { type: 'visits', id: visit }, kind, ...(kind === 'sakit' && { first_day: day, rest: 'istirahat' }) }),
    [entity, visit, kind, day],
  );
  const back = pathname + search;
  const form = useRecordForm({
    module: letters,
    id,
    record: undefined,
    fields,
    back,
    given: { from: `${visit} ${kind}`, values },
    done: 'letters:saved',
  });
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
  return (
    <SidePanel title={t('write', { kind: choices.kind[props.kind] })} onClose={props.onClose}>
      <LetterFields {...props} />
    </SidePanel>
  );
}
