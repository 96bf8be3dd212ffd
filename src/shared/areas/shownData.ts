/**
 * Names of attributes and of columns of reports whose values a saved session may show, from their declarations: states, numbers, codes,
 * amounts and days of business. The client's build evaluates this file and puts the result in its place (scripts/evaluate). Rule: PRV-20.
 */
import type { FieldKind } from '../kit/fields';
import type { ColumnKind, Report } from '../kit/report';
import type { Resource } from '../kit/resource';
import { reports } from './reports/reports';
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

/** The same of columns of reports. Their figures are numbers, which are always shown. */
const shownColumns: ReadonlySet<ColumnKind> = new Set<ColumnKind>(['month', 'day', 'option']);

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
for (const { columns } of Object.values<Report>(reports))
  for (const [name, { kind }] of Object.entries(columns)) if (shownColumns.has(kind)) kindsOf.set(name, kindsOf.get(name) ?? true);

/** A name that means something personal in one resource is hidden in all. */
export const shownAttributes: readonly string[] = [...kindsOf].flatMap(([name, isShown]) => (isShown ? name : []));
