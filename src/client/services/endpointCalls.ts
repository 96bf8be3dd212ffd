/** Calls of the registry's endpoints: a row and what is given to it become a request; no service spells an address. */
import type { Endpoint, Given } from '#shared/endpoints/endpoint';
import type { Resource } from '#shared/kit/resource';
import { read, type Answer, type Call, type Http } from './http';
import type { Outcome } from './serviceResults';

type Values = Readonly<Record<string, unknown>>;

/** The document of an endpoint's input; a family without values is left out, and so is what is not of the input, as a part of the path. */
const documentOf = ({ type, attributes: own, relations }: Resource, values: Values) => {
  const family = (declared: object) => Object.entries(values).filter(([name]) => Object.hasOwn(declared, name));
  const [attributes, linked] = [family(own), family(relations).map(([name, data]) => [name, { data }] as const)];
  return {
    data: {
      type,
      ...(attributes.length && { attributes: Object.fromEntries(attributes) }),
      ...(linked.length && { relationships: Object.fromEntries(linked) }),
    },
  };
};

/** A path of the contract with its parts filled in: `/me/sessions/{id}` and `{ id }`. */
export const filled = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

/** The request of an endpoint. A part of the query that is undefined or null is left out. */
export const callOf = <E extends Endpoint>({ method, path, input, query = {}, record }: E, given: Given<E>): Call => {
  const values = (given ?? {}) as Values;
  const parameters = [...Object.keys(query), ...(record ? ['include'] : [])]
    .filter((name) => (values[name] ?? null) !== null)
    .map((name) => `${name}=${encodeURIComponent(String(values[name]))}`);
  return {
    method,
    path: [filled(path, values), ...(parameters.length ? [parameters.join('&')] : [])].join('?'),
    ...(input && { document: documentOf(input, values) }),
  };
};

const nothing = () => null;

/**
 * Makes a service's function of an endpoint.
 * @param find reads what is needed from the answer; without it the function answers null
 */
export const asks =
  (http: Http) =>
  <E extends Endpoint, A = null>(endpoint: E, find: (document: Answer | null) => A | undefined = nothing as () => A) =>
  async (given: Given<E>, signal: AbortSignal): Promise<Outcome<A>> =>
    read(await http(callOf(endpoint, given), signal), find);
