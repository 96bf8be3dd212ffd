/** A new record in the panel at the side. */
import { PanelForm } from './PanelForm';
import { SidePanel } from './SidePanel';
import { useNewRecord, type NewRecord } from './useNewRecord';

/** `save`: what the button says. */
type Props = NewRecord & { save: string };

function Form({ save, ...of }: Props) {
  return <PanelForm {...useNewRecord(of)} save={save} />;
}

export function RecordPanel({ title, ...form }: Props & { title: string }) {
  return (
    <SidePanel title={title} onClose={form.onClose}>
      <Form {...form} />
    </SidePanel>
  );
}
