/** Checks values against a resource's declaration; the same answer in a form and on the server, all problems at once. Rule: VAL-1. */
import { ValidationError } from 'yup';
import type { ErrorCode, ErrorMeta, Problem } from './errors';
import type { Field } from './kit/fields';
import type { Relation, Shape } from './kit/resource';
import { rulesOf, tidy } from './kit/rules';
import { isUuid } from './kit/values';
import { limits } from './limits';

type Values = Readonly<Record<string, unknown>>;
type UnplacedProblem = { code: ErrorCode; meta?: ErrorMeta };

const linkageProblem = (relation: Relation, value: unknown): UnplacedProblem | undefined => {
  const isRef = (one: unknown): boolean => {
    const ref = one as { type?: unknown; id?: unknown } | null;
    return typeof ref === 'object' && ref !== null && ref.type === relation.type && isUuid(ref.id);
  };
  if (relation.kind === 'toMany') {
    if (!Array.isArray(value)) return { code: 'invalid_type' };
    if (value.length > limits.linkage) return { code: 'too_many', meta: { max: limits.linkage } };
    return value.every(isRef) ? undefined : { code: 'invalid_id' };
  }
  if (value === null) return relation.required ? { code: 'required' } : undefined;
  return isRef(value) ? undefined : { code: 'invalid_id' };
};

const attributeProblems = (field: Field, value: unknown): UnplacedProblem[] => {
  try {
    rulesOf(field).validateSync(value, { abortEarly: false });
    return [];
  } catch (failure) {
    if (!ValidationError.isError(failure)) throw failure;
    return failure.errors as unknown as UnplacedProblem[];
  }
};

/** Where a problem of a field points to in the document. */
export const pointerTo = (resource: Shape, name: string): string =>
  `/data/${name in resource.relations ? 'relationships' : 'attributes'}/${name}`;

/** The field that a pointer names, or undefined when it names none of this resource's. */
export const fieldAt = (resource: Shape, pointer: string | undefined): string | undefined => {
  const name = /^\/data\/(?:attributes|relationships)\/([^/]+)/.exec(pointer ?? '')?.[1];
  return name !== undefined && (name in resource.attributes || name in resource.relations) ? name : undefined;
};

/** The problems inside of owned lines, each with a pointer such as `/data/attributes/lines/2/qty`. */
const lineProblems = (pointer: string, { lines }: Field, value: unknown): Problem[] =>
  lines && Array.isArray(value)
    ? (value as Values[]).flatMap((line, at) => {
        const place = `${pointer}/${at}`;
        const isUnknown = Object.keys(line).some((name) => !Object.hasOwn(lines.fields, name));
        const inside = check({ attributes: lines.fields, relations: {} }, line, 'add');
        return [
          ...(isUnknown ? [{ code: 'unknown_field' as const, pointer: place }] : []),
          ...inside.map((one) => ({ ...one, pointer: one.pointer!.replace('/data/attributes', place) })),
        ];
      })
    : [];

/** The values normalised for storing (see `tidy`); unknown names are passed on unchanged. */
export const normaliseValues = (resource: Shape, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(resource.attributes, name) ? resource.attributes[name] : undefined;
      return [name, field ? tidy(field, value) : value];
    }),
  );

/**
 * Every problem of a record's tidied values.
 * @param values attributes and relations side by side; read-only ones are ignored
 * @param how `add`: missing required values are problems; `update`: only what is present is checked
 */
export function check(resource: Shape, values: Values, how: 'add' | 'update'): Problem[] {
  const problems: Problem[] = [];
  const says = (name: string, problem: UnplacedProblem) => problems.push({ ...problem, pointer: pointerTo(resource, name) });
  for (const [name, field] of Object.entries(resource.attributes)) {
    if (field.mode === 'r') continue;
    const missing = !Object.hasOwn(values, name) || values[name] === undefined;
    if (missing && (how === 'update' || field.initial !== undefined)) continue;
    const found = attributeProblems(field, missing ? null : values[name]);
    // Several rules may refuse one empty value; a person needs only the first.
    if (found[0]) says(name, found.some(({ code }) => code === 'required') ? { code: 'required' } : found[0]);
    else problems.push(...lineProblems(pointerTo(resource, name), field, values[name]));
  }
  for (const [name, relation] of Object.entries(resource.relations)) {
    if (relation.mode === 'r') continue;
    const missing = !Object.hasOwn(values, name) || values[name] === undefined;
    if (missing && (how === 'update' || !relation.required)) continue;
    const found = linkageProblem(relation, missing ? null : values[name]);
    if (found) says(name, found);
  }
  return problems;
}
