/** Facts of a record in a chosen order: the declared values by their names, and what a page knows in addition to them. */
import type { ReactNode } from 'react';
import type { FieldKind } from '#shared/kit/fields';
import { isStamp, type Resource } from '#shared/kit/resource';
import type { Row } from '#client/services/serviceResults';
import { Facts, type Fact } from '#client/ui/Facts';
import type { AnyModule } from '../../anyModule';
import { inOrder } from '../../declaredOrder';
import { useFieldsOf } from '../../history/useFieldsOf';
import { FactValue } from './FactValue';

/** An attribute or a relation by its name; or a fact of the page's own, left out where it has no value. */
export type ChosenFact = string | Fact;

const isThere = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== false && (!Array.isArray(value) || value.length > 0);

/** Never read back, not made to be read, or with a place of their own on the page. */
const unread: ReadonlySet<FieldKind> = new Set(['secret', 'id', 'json', 'owned']);

/** What a page shows unless it chooses: everything but the name and the state, which its head has. */
export const allFacts = (resource: Resource): readonly string[] => {
  const { attributes, relations, include, label, states } = resource;
  const isFact = (name: string) => {
    const field = attributes[name];
    if (!field) return relations[name]!.kind === 'toOne' || include.includes(name);
    return !isStamp(name) && !unread.has(field.kind) && name !== label && name !== states?.field;
  };
  return inOrder(resource, isFact);
};

type Props = {
  module: AnyModule;
  record: Row;
  /** Those without a value are left out. */
  facts: readonly ChosenFact[];
};

export function RecordFacts({ module, record, facts }: Props) {
  const fields = useFieldsOf(module);
  const shown = facts.flatMap((fact): Fact[] => {
    if (typeof fact !== 'string') return isThere(fact[1]) ? [fact] : [];
    const field = fields.find(({ name }) => name === fact);
    if (!field || !isThere(record[fact])) return [];
    const value: ReactNode = <FactValue module={module} record={record} field={field} />;
    return [[field.label, value]];
  });
  return <Facts facts={shown} />;
}
