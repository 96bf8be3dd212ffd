/** A new record of which the page knows some values already, in the panel at the side. */
import { useMemo, type ComponentType } from 'react';
import type { Values } from '#client/kit/form/changes';
import type { FormField } from '#client/kit/form/fields';
import { PanelForm } from './PanelForm';
import { SidePanel } from './SidePanel';
import { useNewRecord, type NewRecord } from './useNewRecord';
import { usePanelFields } from './usePanelFields';

type Props = Omit<NewRecord, 'fields'> & {
  /** The fields that are asked for, in their order. Values of others are sent as the page knows them. */
  asked: readonly string[];
  /** Changes what follows from the declaration; the same function each time. */
  own?: (field: FormField) => FormField;
  /** What is shown under a field, by the values that the form holds. */
  under?: { field: string; Content: ComponentType<{ values: Values }> };
  /** What the button says. */
  save: string;
};

const asDeclared = (field: FormField): FormField => field;

function Form({ asked, own = asDeclared, under, save, ...of }: Props) {
  const { module, values } = of;
  const given = useMemo(() => Object.keys(values).filter((name) => !asked.includes(name)), [values, asked]);
  const names = useMemo(() => [...given, ...asked], [given, asked]);
  const fields = usePanelFields(module.resource, names, given, own);
  const form = useNewRecord({ ...of, fields });
  const content = under && { field: under.field, content: <under.Content values={form.form.formik.values} /> };
  return <PanelForm {...form} save={save} {...(content && { under: content })} />;
}

export function RecordPanel({ title, ...form }: Props & { title: string }) {
  return (
    <SidePanel title={title} onClose={form.onClose}>
      <Form {...form} />
    </SidePanel>
  );
}
