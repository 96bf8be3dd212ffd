/** What a form edits: the screen names each field and its words, how it is asked for follows from the declaration. */
import type { Problem } from '#shared/errors';
import type { FieldKind } from '#shared/kit/fields';
import { initialValues, type Ref, type Resource } from '#shared/kit/resource';
import { check, fieldAt, tidyValues } from '#shared/validate';
import type { Row } from '../../services/outcome';
import type { AnyModule } from '../anyModule';
import { same, type Values } from './changes';

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** What each value of one of a few is called. */
  readonly options?: Readonly<Record<string, string>>;
  /** Where a relation's records are. */
  readonly module?: AnyModule;
  /** How a missing related record is made on the spot. */
  readonly create?: { readonly title: string; readonly fields: readonly FormField[] };
};

export type InputKind = FieldKind | 'toOne' | 'toMany';

export const kindOf = (resource: Resource, name: string): InputKind =>
  resource.relations[name]?.kind ?? resource.attributes[name]?.kind ?? 'text';

export const isRequired = (resource: Resource, name: string): boolean =>
  (resource.relations[name] ?? resource.attributes[name])?.required ?? false;

const only = (names: readonly string[], values: Values): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** The values that a form starts from: the record's, or a new one's. */
export const startOf = (resource: Resource, fields: readonly FormField[], record: Row | undefined): Record<string, unknown> =>
  only(
    fields.map(({ name }) => name),
    record ?? initialValues(resource),
  );

/** A chosen picture waits in the values until the record is saved; it is not sent with them. */
export const isFile = (value: unknown): value is File => typeof File !== 'undefined' && value instanceof File;

/** The values as they would be sent: tidied, without waiting pictures. */
export const sendable = (resource: Resource, values: Values): Record<string, unknown> =>
  tidyValues(resource, Object.fromEntries(Object.entries(values).filter(([, value]) => !isFile(value))));

/** The first problem of each field; those that name no field of the form come under ''. */
export const byField = (resource: Resource, fields: readonly FormField[], problems: readonly Problem[]): Record<string, Problem> => {
  const found: Record<string, Problem> = {};
  for (const problem of problems) {
    const name = fieldAt(resource, problem.pointer);
    const key = name !== undefined && fields.some((field) => field.name === name) ? name : '';
    found[key] ??= problem;
  }
  return found;
};

/** Of the server's refusals those that still hold: as long as the value that was refused stands. */
export const standing = (refused: Readonly<Record<string, Problem>>, sent: Values | null, now: Values): Record<string, Problem> =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => name === '' || (sent && same(sent[name], now[name]))));

/** What the declaration says against the values, field by field. */
export const checked = (resource: Resource, fields: readonly FormField[], values: Values, how: 'add' | 'update'): Record<string, Problem> =>
  byField(resource, fields, check(resource, sendable(resource, values), how));

export const refsIn = (value: unknown): readonly Ref[] => (Array.isArray(value) ? (value as readonly Ref[]) : value ? [value as Ref] : []);

/** The element that a field's label, error and link point to. */
export const inputId = (form: string, name: string): string => `${form}-${name}`;
