/** The lines that a record owns, as a table on its page. */
import type { Row } from '#client/services/serviceResults';
import { Card } from '#client/ui/Card';
import type { AnyModule } from '../../anyModule';
import { LinesText } from '../../form/lines/LinesText';
import { useFieldsOf } from '../../history/useFieldsOf';

/** @param name of the attribute; nothing is shown where there are no lines */
export function OwnedLines({ module, record, name }: { module: AnyModule; record: Row; name: string }) {
  const field = useFieldsOf(module).find((one) => one.name === name);
  const lines = record[name];
  if (!field || !Array.isArray(lines) || !lines.length) return null;
  return (
    <Card title={field.label}>
      <LinesText resource={module.resource} field={field} value={lines} />
    </Card>
  );
}
