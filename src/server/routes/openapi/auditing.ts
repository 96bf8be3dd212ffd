/** OpenAPI of the explanation of a refusal and of reported exports. */
import { exporting } from '#shared/exportReport';
import { answer, asked, jsonBody, refusals, type Operation } from './operations';
import { fieldSchema, type Schema } from './schemas';

const texts: Schema = { type: 'array', items: { type: 'string' } };

const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const explanation = object({
  data: object({
    type: { const: 'explanations' },
    id: { type: 'string' },
    attributes: object({
      permission: { type: 'string' },
      roles: { ...texts, description: 'Names of the roles that hold it.' },
      ask: { ...texts, description: 'Names of admins who can give it.' },
    }),
  }),
});

const { resource, query } = exporting.attributes;

const taken = object({
  data: object({
    type: { const: exporting.type },
    attributes: {
      type: 'object',
      required: ['resource'],
      properties: { resource: fieldSchema(resource), query: fieldSchema(query) },
    },
  }),
});

/** Paths under the API's root. */
export const auditingPaths: Readonly<Record<string, Operation>> = {
  '/me/explanation': {
    get: {
      tags: ['session'],
      summary: 'Who may do what you may not',
      parameters: [
        { ...asked('permission', { type: 'string' }, 'As `meta.permission` of a refusal names it: `edit items`.'), required: true },
      ],
      responses: {
        200: answer('The roles that hold it, and whom to ask.', explanation),
        ...refusals('session.missing', 'session.expired', 'query.unknown', 'query.invalid', 'resource.missing', 'rate.limited'),
      },
    },
  },
  '/me/exports': {
    post: {
      tags: ['session'],
      summary: 'Say that you take a list out',
      requestBody: jsonBody(taken),
      responses: {
        204: answer('It is in the audit.'),
        ...refusals(
          'session.missing',
          'session.expired',
          'access.denied',
          'document.invalid',
          'not_an_option',
          'filter.unknown',
          'rate.limited',
        ),
      },
    },
  },
};
