/** A consent is taken: the text is read, the decision chosen and signed, in the panel at the side. Rule: TRT-11. */
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { consent as declared } from '#shared/areas/clinic/resources/consent';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Treatment } from '#shared/areas/clinic/resources/treatment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Language } from '#shared/locale';
import type { AnyModule } from '#client/kit/anyModule';
import type { FormField } from '#client/kit/form/fields';
import { RowSkeletons } from '#client/ui/Skeletons';
import * as modules from '../../modules';
import { PanelForm } from '#client/kit/sidePanel/PanelForm';
import { SidePanel } from '#client/kit/sidePanel/SidePanel';
import { useNewRecord } from '#client/kit/sidePanel/useNewRecord';
import { usePanelFields } from '#client/kit/sidePanel/usePanelFields';
import { ReadText } from './ReadText';
import { SignatureInput } from './SignatureInput';
import { useConsentTexts, type Texts } from './useConsentTexts';

const names: readonly string[] = [
  ...['entity', 'visit', 'treatment', 'kind', 'language', 'text', 'decision', 'form'],
  ...['signer', 'relation', 'witness', 'signature'],
];
const given: readonly string[] = ['entity', 'visit', 'treatment', 'kind'];

const own = (field: FormField): FormField => {
  if (field.name === 'text') return { ...field, input: ReadText };
  if (field.name === 'signature')
    return { ...field, input: SignatureInput, asks: ({ form }) => (form === 'lisan' ? 'hidden' : 'required') };
  if (field.name === 'witness') return { ...field, asks: ({ kind }) => (kind === 'persetujuan_tindakan' ? 'required' : 'open') };
  return field;
};

type Props = {
  visit: Visit;
  /** Null for the general consent. */
  treatment: Treatment | null;
  onClose: () => void;
};

function NewConsent({ visit: { id, entity }, treatment, patient, texts, onClose }: Props & { patient: Patient; texts: Texts }) {
  const { t } = useTranslation('treatments');
  const fields = usePanelFields(declared, names, given, own);
  const values = useMemo(
    () => ({
      entity,
      visit: { type: 'visits', id },
      kind: treatment ? 'persetujuan_tindakan' : 'persetujuan_umum',
      ...(treatment && { treatment: { type: 'treatments', id: treatment.id }, form: treatment.consent === 'lisan' ? 'lisan' : 'tertulis' }),
      signer: patient.name,
    }),
    [entity, id, treatment, patient.name],
  );
  const panel = useNewRecord({
    module: modules.consent as unknown as AnyModule,
    fields,
    values,
    from: `${id} ${treatment?.id ?? ''}`,
    done: 'treatments:consentTaken',
    onClose,
  });
  const { form } = panel;
  const { text, language } = form.formik.values;
  const { body } = texts[language as Language];
  useEffect(() => {
    // In another language, or after a change of the template, the text has to be read and signed again.
    if (text === body) return;
    form.change('text', body);
    form.change('signature', null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `form` is another object with each keystroke
  }, [text, body]);
  return <PanelForm {...panel} save={t('sign')} />;
}

export function ConsentPanel(props: Props) {
  const { t } = useTranslation('treatments');
  const found = useConsentTexts(props.visit, props.treatment);
  return (
    <SidePanel title={t(props.treatment ? 'takeConsent' : 'general')} onClose={props.onClose}>
      {found ? <NewConsent {...props} {...found} /> : <RowSkeletons rows={6} />}
    </SidePanel>
  );
}
