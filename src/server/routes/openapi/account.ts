/** OpenAPI of sign-in, sign-out and one's own account: password, sessions, second step, viewing as a role. */
import type { ErrorCode } from '#shared/errors';
import { passwordChange, passwordProof, token, twoStepCode } from '#shared/signIn';
import { answer, forPeople, idIn, jsonBody, open, refusals, type Operation } from './operations';
import { ref, type Schema } from './schemas';
import { sent } from './requestBodies';

const tags = ['session'];

/** What any of one's own calls may be refused with. */
const own = ['session.missing', 'session.expired', 'view_as.read_only', 'rate.limited'] as const satisfies readonly ErrorCode[];
const proven = ['password.wrong', 'account.locked'] as const satisfies readonly ErrorCode[];

const told = (properties: Schema): Schema => ({
  type: 'object',
  properties: { meta: { type: 'object', properties, required: Object.keys(properties) } },
  required: ['meta'],
});

const secret = told({
  secret: { type: 'string', description: 'In base32, to be typed.' },
  uri: { type: 'string', description: '`otpauth://…`, for a QR code.' },
});
const recoveryCodes = told({ recovery_codes: { type: 'array', items: { type: 'string' }, minItems: 10, maxItems: 10 } });

const resetLink = told({ uri: { type: 'string', format: 'uri' }, minutes: { type: 'integer', description: 'How long it is good.' } });

const when = { type: 'string', format: 'date-time' };
const text = { type: ['string', 'null'] };
const session: Schema = {
  type: 'object',
  properties: {
    type: { const: 'sessions' },
    id: { type: 'string', format: 'uuid' },
    attributes: {
      type: 'object',
      properties: {
        created_at: when,
        last_seen_at: when,
        user_agent: text,
        ip: text,
        current: { type: 'boolean', description: 'The one that asks.' },
      },
    },
  },
};
const sessions: Schema = {
  type: 'object',
  properties: { data: { type: 'array', items: session, maxItems: 100 }, links: ref('Links') },
  required: ['data'],
};

const role: Schema = {
  type: 'object',
  properties: {
    data: { type: 'object', properties: { type: { const: 'roles' }, id: { type: 'string', format: 'uuid' } }, required: ['type', 'id'] },
  },
  required: ['data'],
};
const viewAs: Schema = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: { type: { const: 'view-as' }, relationships: { type: 'object', properties: { role }, required: ['role'] } },
      required: ['type', 'relationships'],
    },
  },
  required: ['data'],
};

/** Paths under the API's root. */
export const accountPaths: Readonly<Record<string, Operation>> = {
  '/login': {
    post: {
      ...open,
      tags,
      summary: 'Sign in, with a code where two steps are on',
      requestBody: sent(token),
      responses: {
        200: answer('Send it back as `Authorization: Bearer …`.', ref('Token')),
        ...refusals(
          'credentials.invalid',
          'two_step.required',
          'two_step.invalid',
          'two_step.unreadable',
          'required',
          'account.locked',
          'rate.limited',
        ),
      },
    },
  },
  '/logout': {
    post: {
      tags,
      summary: 'Sign out: this token ends',
      responses: { 204: answer('Done.'), ...refusals('session.missing', 'session.expired', 'rate.limited') },
    },
  },
  '/me/password': {
    post: {
      tags,
      summary: 'Change your password; your other sessions end',
      requestBody: sent(passwordChange),
      responses: {
        204: answer('Done.'),
        ...refusals(...own, ...proven, 'password.mismatch', 'weak_password', 'password.common', 'password.personal', 'too_short'),
      },
    },
  },
  '/me/sessions': {
    get: {
      tags,
      summary: 'Where you are signed in, the newest first',
      responses: {
        200: answer('Your sessions.', sessions),
        ...refusals('query.unknown', 'session.missing', 'session.expired', 'rate.limited'),
      },
    },
    delete: { tags, summary: 'Sign out everywhere else', responses: { 204: answer('Done.'), ...refusals(...own) } },
  },
  '/me/sessions/{id}': {
    parameters: [idIn('id')],
    delete: { tags, summary: 'End one of your sessions', responses: { 204: answer('Done.'), ...refusals(...own, 'resource.missing') } },
  },
  '/me/two-step': {
    post: {
      tags,
      summary: 'Begin two-step sign-in: a secret for your app',
      requestBody: sent(passwordProof),
      responses: { 200: answer('The secret, shown this once.', secret), ...refusals(...own, ...proven, 'two_step.on') },
    },
    patch: {
      tags,
      summary: 'Turn it on with the app’s first code; your other sessions end',
      requestBody: sent(twoStepCode),
      responses: {
        200: answer('Recovery codes, shown this once.', recoveryCodes),
        ...refusals(...own, 'two_step.invalid', 'two_step.unreadable', 'two_step.on', 'two_step.off', 'required'),
      },
    },
    delete: {
      tags,
      summary: 'Turn it off',
      requestBody: sent(passwordProof),
      responses: { 204: answer('Done.'), ...refusals(...own, ...proven, 'two_step.off', 'two_step.demanded') },
    },
  },
  '/me/two-step/recovery-codes': {
    post: {
      tags,
      summary: 'New recovery codes; those from before are worth nothing any more',
      requestBody: sent(passwordProof),
      responses: { 200: answer('The codes, shown this once.', recoveryCodes), ...refusals(...own, ...proven, 'two_step.off') },
    },
  },
  '/users/{id}/two-step': {
    parameters: [idIn('id')],
    delete: {
      tags: ['users'],
      summary: 'Turn two-step sign-in off for someone who lost the app; their sessions end',
      responses: { 204: answer('Done.'), ...refusals(...forPeople, 'resource.missing', 'two_step.off') },
    },
  },
  '/mails/{id}/reset-link': {
    parameters: [idIn('id')],
    post: {
      tags: ['mails'],
      summary: 'Make a new link to a new password for the person whose account the mail is about; the audit keeps a line of it',
      responses: {
        200: answer('The link, shown this once; earlier ones are worth nothing any more.', resetLink),
        ...refusals(...forPeople, 'access.beyond', 'resource.missing'),
      },
    },
  },
  '/notifications/read': {
    post: {
      tags: ['notifications'],
      summary: 'Mark everything you were told as read',
      responses: { 204: answer('Done.'), ...refusals(...own, 'query.unknown') },
    },
  },
  '/me/view-as': {
    post: {
      tags,
      summary: 'Look around as a role: reading only, until you end it',
      requestBody: jsonBody(viewAs),
      responses: { 204: answer('Done.'), ...refusals(...forPeople, 'view_as.read_only', 'required', 'relation_missing') },
    },
    delete: {
      tags,
      summary: 'Be yourself again',
      responses: { 204: answer('Done.'), ...refusals('session.missing', 'session.expired', 'rate.limited') },
    },
  },
};
