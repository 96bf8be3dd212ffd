/** OpenAPI of the routes that do not come from a declaration: sign-in, account, profile, and this document. (Uploads come from the declarations.) */
import { profileChange } from '#shared/signIn';
import { answer, asked, jsonBody, open, refusals, type Operation } from './operations';
import { accountPaths } from './account';
import { auditingPaths } from './auditing';
import { joiningPaths } from './registration';
import { fieldSchema, ref } from './schemas';
import { regionPaths } from './regions';
import { summaryPaths } from './summary';
import { uploadPaths } from './uploads';

const include = asked('include', { type: 'string' }, 'Relations to answer along, as `roles.permissions`.');

const document = (schema: string) => ({
  type: 'object',
  properties: { data: ref(schema), included: ref('Included'), links: ref('Links') },
  required: ['data'],
});

/** Beside the attributes of a user. */
const withPassword = {
  type: 'object',
  properties: {
    attributes: {
      type: 'object',
      properties: {
        current_password: {
          ...fieldSchema(profileChange.attributes.current_password),
          description: 'Needed where `email` becomes another one.',
        },
      },
    },
  },
};

const me = {
  parameters: [include],
  get: {
    tags: ['session'],
    summary: 'The person signed in',
    responses: { 200: answer('You.', document('User')), ...refusals('session.missing', 'session.expired', 'rate.limited') },
  },
  patch: {
    tags: ['session'],
    summary: 'Change your name or, with your password, your e-mail; or remove your picture',
    requestBody: jsonBody({ type: 'object', properties: { data: { allOf: [ref('UserChange'), withPassword] } }, required: ['data'] }),
    responses: {
      200: answer('You, changed.', document('User')),
      ...refusals(
        'session.missing',
        'session.expired',
        'read_only',
        'version.stale',
        'taken',
        'required',
        'password.wrong',
        'account.locked',
        'rate.limited',
      ),
    },
  },
};

/** Paths under the API's root. */
export const bespokePaths: Readonly<Record<string, Operation>> = {
  ...accountPaths,
  ...joiningPaths,
  '/me': me,
  ...auditingPaths,
  ...summaryPaths,
  ...regionPaths,
  ...uploadPaths,
  '/openapi.json': {
    get: {
      ...open,
      tags: ['about'],
      summary: 'This document',
      responses: { 200: answer('OpenAPI 3.1.', { type: 'object' }, 'application/json') },
    },
  },
  '/docs': {
    get: {
      ...open,
      tags: ['about'],
      summary: 'This document, to browse',
      responses: { 200: answer('A page.', { type: 'string' }, 'text/html') },
    },
  },
};
