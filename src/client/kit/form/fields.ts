/** What a form edits: the screen names each field and its words, how it is asked for follows from the declaration. */
import type { ComponentType } from 'react';
import type { Problem } from '#shared/errors';
import type { FieldKind } from '#shared/kit/fields';
import { initialValues, type Ref, type Resource } from '#shared/kit/resource';
import { check, fieldAt, normaliseValues } from '#shared/validate';
import type { Row } from '../../services/serviceResults';
import type { AnyModule } from '../anyModule';
import { same, type Ordered, type Values } from './changes';
import type { InputProps } from './inputs';

/** A section of a form that starts closed. `opens`: whether these values of the form open it. */
export type Fold = { readonly title: string; readonly opens?: (values: Values) => boolean };

/** How a related record is made without leaving the form. `under`: what stands under one of its fields and follows from their values. */
export type Creating = {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly under?: { readonly field: string; readonly Summary: FormSummary };
};

/** What follows from the values of a form. `record`: as it was read; undefined for a new one. `onChange`: for a value that it asks for itself. */
export type FormSummary = ComponentType<{ values: Values; record: Row | undefined; onChange: (name: string, value: unknown) => void }>;

export type FormField = {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  /** Makes what a new record starts with here, where the declaration has no initial value: the present day. */
  readonly start?: () => unknown;
  /** Asked for here although the declaration doesn't: a password of someone new. */
  readonly required?: boolean;
  /** How it is asked for while the form has these values. What is filled in is always shown, so that nothing is sent unseen. */
  readonly asks?: (values: Values) => 'hidden' | 'open' | 'required';
  /** The value is sent, and not asked for among the fields: a new record starts with the only one, or the form's summary asks for it. */
  readonly hidden?: true;
  /** Why the value stays as it is: it is shown, with this sentence, and not asked for. */
  readonly locked?: string | undefined;
  /** How a locked value is shown, where a line of text cannot. */
  readonly shown?: ComponentType<InputProps>;
  /** What is good about the value, as a sentence under it; asked while nothing is wrong with it. `values`: those of the whole form. */
  readonly success?: (value: unknown, values: Values) => string | undefined;
  /** The secret that is typed here a second time; what is typed here is compared and never sent. */
  readonly repeats?: string;
  /** What the browser may fill in of the person's own, as HTML calls it; nothing by default. */
  readonly autoComplete?: string;
  /** The screen's own input, for what no kind of field asks for. */
  readonly input?: ComponentType<InputProps>;
  /** What each value of one of a few is called. */
  readonly options?: Readonly<Record<string, string>>;
  /** The values of a choice that are offered, where that is fewer than there are. */
  readonly offered?: readonly string[];
  /** Where a relation's records are. */
  readonly module?: AnyModule;
  /** The section that it is folded away in, together with the fields next to it in the same one. */
  readonly fold?: Fold;
  /** What one owned line is called, and its fields, also those that are only read. */
  readonly lines?: { readonly one: string; readonly fields: readonly FormField[] };
  /** The second line of each of a relation's records that can be chosen, where what tells them apart must always be seen. */
  readonly about?: ComponentType<{ readonly row: Row }>;
  /** Ids of records that are not offered. */
  readonly without?: readonly string[];
  /** How a missing related record is made on the spot. */
  readonly create?: Creating;
};

/** Whether a person has given the value. */
export const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && value !== false;

/** The field as it is asked for while the form has these values. */
export const askedAmong = (field: FormField, values: Values): FormField => {
  const how = field.asks?.(values);
  if (how === 'required') return { ...field, required: true };
  return how === 'hidden' && !isFilled(values[field.name]) ? { ...field, hidden: true } : field;
};

export type InputKind = FieldKind | 'toOne' | 'toMany';

export const kindOf = (resource: Resource, name: string): InputKind =>
  resource.relations[name]?.kind ?? resource.attributes[name]?.kind ?? 'text';

export const isRequired = (resource: Resource, { name, required }: FormField): boolean =>
  required ?? (resource.relations[name] ?? resource.attributes[name])?.required ?? false;

/** Names of the values whose order means something. */
export const orderedIn = ({ attributes, relations }: Resource): Ordered =>
  new Set([
    ...Object.keys(attributes).filter((name) => attributes[name]!.lines),
    ...Object.keys(relations).filter((name) => relations[name]!.ordered),
  ]);

const only = (names: readonly string[], values: Values): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** The values that a form starts from: the record's, or a new one's with those that its fields start with and those it is given. */
export const startOf = (
  resource: Resource,
  fields: readonly FormField[],
  record: Row | undefined,
  given: Values = {},
): Record<string, unknown> =>
  only(
    fields.map(({ name }) => name),
    record ?? {
      ...initialValues(resource),
      ...Object.fromEntries(fields.flatMap(({ name, start }) => (start ? [[name, start()]] : []))),
      ...given,
    },
  );

/** A chosen picture or file waits in the values until the record is saved; it is not sent with them. */
export const isFile = (value: unknown): value is File => typeof File !== 'undefined' && value instanceof File;

const isDeclared = (resource: Resource, name: string): boolean => name in resource.attributes || name in resource.relations;

/** The values as they would be sent: tidied, without waiting files and what is only compared. */
export const sendable = (resource: Resource, values: Values): Record<string, unknown> =>
  normaliseValues(
    resource,
    Object.fromEntries(Object.entries(values).filter(([name, value]) => isDeclared(resource, name) && !isFile(value))),
  );

/** The first problem of a field; `others`: those of its lines' other values, and the others of the form as a whole. */
export type FieldProblem = Problem & { readonly others?: readonly Problem[] };

export const problemsIn = (problem: FieldProblem | undefined): readonly Problem[] => (problem ? [problem, ...(problem.others ?? [])] : []);

/** The problems of each field; those that name no field of the form come under ''. */
export const byField = (resource: Resource, fields: readonly FormField[], problems: readonly Problem[]): Record<string, FieldProblem> => {
  const found: Record<string, FieldProblem> = {};
  for (const problem of problems) {
    const name = fieldAt(resource, problem.pointer);
    const key = name !== undefined && fields.some((field) => field.name === name) ? name : '';
    const first = found[key];
    if (!first) found[key] = problem;
    else if (key === '' || resource.attributes[key]?.lines) found[key] = { ...first, others: [...(first.others ?? []), problem] };
  }
  return found;
};

/** The server's refusals that still apply: those whose refused value was not changed. */
export const standing = (refused: Readonly<Record<string, FieldProblem>>, sent: Values | null, now: Values): Record<string, FieldProblem> =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => name === '' || (sent && same(sent[name], now[name]))));

/** Says of a secret typed twice that both are the same. @param said the sentence */
export const saysSame =
  (repeats: string, said: string): NonNullable<FormField['success']> =>
  (value, values) =>
    value && value === values[repeats] ? said : undefined;

/** What this form asks beyond the declaration: what is required here, and secrets typed twice alike. */
const asked = (fields: readonly FormField[], values: Values): Record<string, Problem> => {
  const typed = (name: string) => values[name] ?? '';
  const problems = fields.flatMap((field): [string, Problem][] => {
    const { name, required, repeats } = askedAmong(field, values);
    if (repeats !== undefined) return typed(name) === typed(repeats) ? [] : [[name, { code: 'password.mismatch' }]];
    return required && typed(name) === '' ? [[name, { code: 'required' }]] : [];
  });
  return Object.fromEntries(problems);
};

/** The problems that the declaration and the form find, by field. */
export const checked = (
  resource: Resource,
  fields: readonly FormField[],
  values: Values,
  how: 'add' | 'update',
): Record<string, FieldProblem> => ({
  ...asked(fields, values),
  ...byField(resource, fields, check(resource, sendable(resource, values), how)),
});

export const refsIn = (value: unknown): readonly Ref[] => (Array.isArray(value) ? (value as readonly Ref[]) : value ? [value as Ref] : []);

/** The element that a field's label, error and link point to. */
export const inputId = (form: string, name: string): string => `${form}-${name}`;
