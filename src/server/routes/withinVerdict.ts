/** A new record of somebody who may only add some: it is made one of those, as a record of their own client. Rule: SUB-13. */
import type { Problem } from '#shared/errors';
import type { Verdict, Wanted } from '#shared/access';
import type { Resource } from '#shared/kit/resource';
import { pointerTo } from '#shared/validate';
import type { Examined } from '../http/document';

const valueFor = (resource: Resource, name: string, wanted: string): unknown => {
  const relation = resource.relations[name];
  return relation ? { type: relation.type, id: wanted } : wanted;
};

const isNothing = (wanted: Wanted): boolean => wanted.length === 1 && wanted[0] === null;

const isSame = (value: unknown, wanted: string): boolean =>
  value === wanted || (typeof value === 'object' && value !== null && 'id' in value && value.id === wanted);

/**
 * The document with the values that the rule's answer asks for: those that it leaves out are set, and others than these are problems.
 * @param verdict the answer of the rule for adding
 */
export const withinVerdict = (resource: Resource, verdict: Exclude<Verdict, false>, given: Examined): Examined => {
  if (verdict === true) return given;
  const values = new Map(Object.entries(given.values));
  const problems: Problem[] = [...given.problems];
  for (const [name, wanted] of Object.entries(verdict)) {
    const pointer = pointerTo(resource, name);
    if (typeof wanted !== 'string') {
      // A record that has to lead nowhere gets no value.
      if (isNothing(wanted) && (values.get(name) ?? null) !== null) {
        values.delete(name);
        problems.push({ code: 'relation_missing', pointer });
      }
      continue;
    }
    const missing = problems.findIndex((one) => one.pointer === pointer && one.code === 'required');
    if (missing >= 0) problems.splice(missing, 1);
    const value = values.get(name) ?? null;
    if (value === null) values.set(name, valueFor(resource, name, wanted));
    else if (!isSame(value, wanted)) {
      values.delete(name);
      problems.push({ code: resource.relations[name] ? 'relation_missing' : 'not_an_option', pointer });
    }
  }
  return { ...given, values: Object.fromEntries(values), problems };
};
