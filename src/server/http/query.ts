/** Reads the parameters of a query string, and refuses those that a route does not take. Rule: APP-12. */
import type { FastifyRequest } from 'fastify';
import type { Problem } from '#shared/errors';
import type { Shape } from '#shared/kit/resource';
import { check, fieldAt, normaliseValues } from '#shared/validate';
import { Refusal } from '../refusal';

/** Characters of an unknown parameter's name that are repeated. */
const SHOWN = 60;

/**
 * The values of a query's parameters, by the fields that an endpoint declares for them.
 * @throws Refusal with all problems at once: `query.unknown`, as JSON:API wants of what can't be honoured, and `query.invalid`
 */
export const readParameters = (request: Pick<FastifyRequest, 'query'>, attributes: Shape['attributes'] = {}): Record<string, unknown> => {
  const given = request.query as Readonly<Record<string, unknown>>;
  const shape = { attributes, relations: {} };
  const names = Object.keys(attributes);
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const known = names.flatMap((name): [string, unknown][] => (Object.hasOwn(given, name) ? [[name, given[name]]] : []));
  const values = normaliseValues(shape, Object.fromEntries(known));
  const problems: Problem[] = [
    ...unknown.map((name): Problem => ({ code: 'query.unknown', parameter: name.slice(0, SHOWN) })),
    ...check(shape, values, 'add').map(({ pointer }): Problem => ({ code: 'query.invalid', parameter: fieldAt(shape, pointer)! })),
  ];
  if (problems.length) throw new Refusal(problems);
  return Object.fromEntries(Object.entries(attributes).map(([name, { initial }]) => [name, values[name] ?? initial ?? null]));
};
