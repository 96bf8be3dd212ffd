/** Owned lines as they are read: a table with a row for each. */
import { useMemo } from 'react';
import type { Resource } from '#shared/kit/resource';
import { isNumberKind } from '../../numbers';
import type { FormField } from '../fields';
import { ValueText } from '../ValueText';
import css from './lines.module.css';

type Props = { resource: Resource; field: FormField; value: unknown };

export function LinesText({ resource, field, value }: Props) {
  const attributes = resource.attributes[field.name]!.lines!.fields;
  const lineResource = useMemo(() => ({ ...resource, attributes, relations: {} }) as Resource, [resource, attributes]);
  const fields = field.lines?.fields ?? Object.keys(attributes).map((name): FormField => ({ name, label: name }));
  const lines = value as readonly Readonly<Record<string, unknown>>[];
  const shown = fields.filter(({ name }) => lines.some((line) => (line[name] ?? null) !== null));
  const end = (name: string) => (isNumberKind(attributes[name]?.kind) ? css.end : undefined);
  return (
    <span className={css.scroll} role="region" aria-label={field.label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {shown.map(({ name, label }) => (
              <th key={name} scope="col" className={end(name)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              {shown.map((one) => (
                <td key={one.name} className={end(one.name)}>
                  {(line[one.name] ?? null) !== null && <ValueText resource={lineResource} field={one} value={line[one.name]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </span>
  );
}
