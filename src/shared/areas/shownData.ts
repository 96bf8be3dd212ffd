/**
 * Names of attributes whose values a saved session may show, from the declarations of all resources: states, numbers, codes, amounts and
 * days of business. The client's build evaluates this file and puts the result in its place (scripts/evaluate). Rule: PRV-20.
 */
import type { FieldKind } from '../kit/fields';
import type { Resource } from '../kit/resource';
import { resources } from './resources';

/** Kinds that say nothing of a person. */
const shownKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'color',
  'integer',
  'decimal',
  'money',
  'flag',
  'date',
  'dateTime',
  'period',
  'oneOf',
  'someOf',
  'id',
]);

/** Texts that are codes. `number` is none: it may be that of a bank account, and what the server counts is known by its form. */
const codes: ReadonlySet<string> = new Set([
  'code',
  'feature_key',
  'queue_no',
  'resource',
  'event',
  'command',
  'from_state',
  'to_state',
  'readers',
  'action',
]);

const all: readonly Resource[] = Object.values(resources);
const kindsOf = new Map<string, boolean>();
for (const { attributes } of all)
  for (const [name, { kind, personal }] of Object.entries(attributes)) {
    const isShown = !personal && !name.startsWith('birth') && (shownKinds.has(kind) || codes.has(name));
    kindsOf.set(name, isShown && (kindsOf.get(name) ?? true));
  }

/** A name that means something personal in one resource is hidden in all. */
export const shownAttributes: readonly string[] = [...kindsOf].flatMap(([name, isShown]) => (isShown ? name : []));
