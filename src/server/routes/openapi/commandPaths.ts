/** The paths of a resource's commands. Rules: CMD-1, CMD-7. */
import { commandPath, type Command } from '#shared/kit/commands';
import type { Resource } from '#shared/kit/resource';
import { answer, asked, forPeople, idIn, jsonBody, refusals, type Operation } from './operations';
import { idempotencyKey, ifMatch, one, shown, versionRefusals } from './recordParts';
import { bulkCommandSchema, commandSchema, type Schema } from './schemas';

/** A command's path: its input, and what it would do where the query asks only that. */
const command = (resource: Resource, name: string, { from, to }: Command): Operation => ({
  parameters: [idIn('id')],
  post: {
    tags: [resource.type],
    summary: `${name}: from ${from.join(', ')} to ${to.join(', ')}`,
    parameters: [
      ...shown(resource),
      ifMatch(resource),
      idempotencyKey,
      asked('preview', { const: 'true' }, 'Answers what would change, and changes nothing.'),
    ],
    requestBody: jsonBody(commandSchema(resource, name)),
    responses: {
      200: answer('The record as it is now; with `preview`, `meta.preview`.', one(resource)),
      ...refusals(...forPeople, 'document.invalid', 'resource.missing', ...versionRefusals(resource), 'state.illegal', 'required'),
    },
  },
});

const bulkResults: Schema = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: {
      type: 'object',
      properties: {
        results: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id'],
            properties: {
              id: { type: 'string', format: 'uuid' },
              from: { type: 'string' },
              to: { type: 'string' },
              amounts: { type: 'object', description: 'Of a preview: rupiah by name.' },
              errors: { type: 'array', items: { type: 'object' } },
            },
          },
        },
      },
    },
  },
};

/** A command to many records: each has its own result, in their order. */
const bulkCommand = (resource: Resource, name: string): Operation => ({
  post: {
    tags: [resource.type],
    summary: `${name}, for many of ${resource.type}`,
    parameters: [idempotencyKey, asked('preview', { const: 'true' }, 'Answers what would change, and changes nothing.')],
    requestBody: jsonBody(bulkCommandSchema(resource, name)),
    responses: {
      200: answer('`meta.results`: for each record the states before and after, or why it is refused.', bulkResults),
      ...refusals(
        ...forPeople,
        'document.invalid',
        'required',
        'too_many',
        ...(resource.demandsVersion ? (['version.required'] as const) : []),
      ),
    },
  },
});

/** The paths of a resource's commands: each for one record, and for many. */
export const commandPaths = (resource: Resource): Record<string, Operation> =>
  Object.fromEntries(
    Object.entries(resource.commands).flatMap(([name, one]) => [
      [`${resource.path}/{id}/${commandPath(name)}`, command(resource, name, one)],
      [`${resource.path}/bulk/${commandPath(name)}`, bulkCommand(resource, name)],
    ]),
  );
