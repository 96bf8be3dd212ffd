/** A new record of which the page knows some values already, in the panel at the side. */
import { useMemo } from 'react';
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
  /** What the button says. */
  save: string;
};

const asDeclared = (field: FormField): FormField => field;

function Form({ asked, own = asDeclared, save, ...of }: Props) {
  const { module, values } = of;
  const given = useMemo(() => Object.keys(values).filter((name) => !asked.includes(name)), [values, asked]);
  const names = useMemo(() => [...given, ...asked], [given, asked]);
  const fields = usePanelFields(module.resource, names, given, own);
  return <PanelForm {...useNewRecord({ ...of, fields })} save={save} />;
}

export function RecordPanel({ title, ...form }: Props & { title: string }) {
  return (
    <SidePanel title={title} onClose={form.onClose}>
      <Form {...form} />
    </SidePanel>
  );
}
