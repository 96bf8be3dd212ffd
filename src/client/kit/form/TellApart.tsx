/** What tells records of the same name apart in a picker: a second line, as `Klinik · Rp 100.000` of a module. Rule: LST-7. */
import { Fragment } from 'react';
import type { FieldKind } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import type { Row } from '../../services/serviceResults';
import { nameOf, type AnyModule } from '../anyModule';
import { ValueText } from './ValueText';

/** Values that are read without the words of their resource, which may not be on the page. */
const readable: ReadonlySet<FieldKind> = new Set(['text', 'email', 'phone', 'money', 'integer', 'date', 'dateTime', 'period']);

/** No more than these stand in the line. */
const MOST = 2;

/** By what a list of these records can be sorted, other than by their name: what people know them by, the most important first. */
const candidates = ({ sort, attributes, relations, label, calledBy }: Resource): string[] => {
  const names = sort.map((path) => path.split('.')[0]!).filter((name) => name !== label && name !== calledBy);
  return [...new Set(names)].filter((name) => name in relations || readable.has(attributes[name]?.kind ?? 'json'));
};

const asText = (value: unknown): string => JSON.stringify(value ?? null);

/** The records by their names; only those names that several of them have. */
const repeated = (module: AnyModule, rows: readonly Row[]): Row[][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = nameOf(module, row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
};

/** The names of the values that tell each of these records from the others of its name, by its id. */
export const tellingApart = (module: AnyModule, rows: readonly Row[]): ReadonlyMap<string, readonly string[]> => {
  const known = candidates(module.resource);
  return new Map(
    repeated(module, rows).flatMap((group) => {
      const differs = (name: string) => new Set(group.map((row) => asText(row[name]))).size > 1;
      const names = known.filter(differs).slice(0, MOST);
      return names.length ? group.map(({ id }) => [id, names] as const) : [];
    }),
  );
};

/** The line itself. @param names of the values */
export function TellApart({ module: { resource }, row, names }: { module: AnyModule; row: Row; names: readonly string[] }) {
  const shown = names.filter((name) => (row[name] ?? '') !== '');
  return shown.map((name, at) => {
    const module = moduleOfType(resource.relations[name]?.type ?? '');
    return (
      <Fragment key={name}>
        {at > 0 && ' · '}
        <ValueText resource={resource} field={{ name, label: name, ...(module && { module }) }} value={row[name]} />
      </Fragment>
    );
  });
}
