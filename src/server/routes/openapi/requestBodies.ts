/** OpenAPI of the request body of a route that stores no record: a document of a declaration's writable attributes. */
import { writable, type Resource } from '#shared/kit/resource';
import { jsonBody, type Operation } from './operations';
import { fieldSchema, type Schema } from './schemas';

const object = (properties: Schema, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length && { required }),
});

/** The body of an operation, as its declaration says. */
export const sent = (resource: Resource): Operation => {
  const names = writable(resource);
  const attributes = Object.fromEntries(names.map((name) => [name, fieldSchema(resource.attributes[name]!)]));
  const needed = names.filter((name) => resource.attributes[name]!.required);
  return jsonBody(
    object({ data: object({ type: { const: resource.type }, attributes: object(attributes, needed) }, ['type', 'attributes']) }, ['data']),
  );
};
