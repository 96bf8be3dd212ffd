/** OpenAPI of registration, forgotten password and verification of an e-mail address. */
import type { ErrorCode } from '#shared/errors';
import { emailRevert, emailVerification, passwordForgot, passwordReset, passwordToken, registration } from '#shared/signIn';
import { answer, open, refusals, type Operation } from './operations';
import { ref } from './schemas';
import { sent } from './requestBodies';

const tags = ['session'];

const newPassword = [
  'password.mismatch',
  'weak_password',
  'password.common',
  'password.personal',
  'too_short',
] as const satisfies readonly ErrorCode[];
const link = ['token.invalid', 'token.expired', 'token.used'] as const satisfies readonly ErrorCode[];

const newcomer = { type: 'object', properties: { data: ref('User'), included: ref('Included'), links: ref('Links') }, required: ['data'] };

const reset = {
  type: 'object',
  properties: {
    meta: {
      type: 'object',
      properties: { email: { type: 'string' }, token: { type: 'string', description: 'For POST /password-reset.' } },
      required: ['email', 'token'],
    },
  },
  required: ['meta'],
};

/** Paths under the API's root. */
export const joiningPaths: Readonly<Record<string, Operation>> = {
  '/register': {
    post: {
      ...open,
      tags,
      summary: 'Register; a link to prove the address is mailed. A known address is answered alike, and its owner is mailed',
      requestBody: sent(registration),
      responses: {
        201: answer('You, where the address was free. Sign in next.', newcomer),
        ...refusals('required', 'terms.required', ...newPassword, 'unknown_field', 'query.unknown', 'rate.limited'),
      },
    },
  },
  '/password-forgot': {
    post: {
      ...open,
      tags,
      summary: 'Ask for a link to a new password',
      requestBody: sent(passwordForgot),
      responses: {
        204: answer('A mail is on its way, if there is an account.'),
        ...refusals('required', 'invalid_email', 'redirect.foreign', 'rate.limited'),
      },
    },
  },
  '/password-token': {
    post: {
      ...open,
      tags,
      summary: 'Ask whether the token of a mail still sets a new password; it is not used up',
      requestBody: sent(passwordToken),
      responses: { 204: answer('It does.'), ...refusals('required', ...link, 'rate.limited') },
    },
  },
  '/password-reset': {
    post: {
      ...open,
      tags,
      summary: 'Set a new password with the token of a mail; every session ends',
      requestBody: sent(passwordReset),
      responses: { 204: answer('Done. Sign in next.'), ...refusals('required', ...link, ...newPassword, 'rate.limited') },
    },
  },
  '/email-verification': {
    post: {
      ...open,
      tags,
      summary: 'Prove an address with the token of a mail',
      requestBody: sent(emailVerification),
      responses: {
        204: answer('Done; an address that was waiting takes the other’s place.'),
        ...refusals('required', ...link, 'taken', 'rate.limited'),
      },
    },
  },
  '/email-revert': {
    post: {
      ...open,
      tags,
      summary: 'Take a change of address back with the token that the old address was mailed; every session ends, and so does the password',
      requestBody: sent(emailRevert),
      responses: {
        200: answer('The old address, and a token to set a new password with.', reset),
        ...refusals('required', ...link, 'taken', 'rate.limited'),
      },
    },
  },
  '/me/email-verification': {
    post: {
      tags,
      summary: 'Mail the link once more',
      responses: {
        204: answer('A mail is on its way.'),
        ...refusals('session.missing', 'session.expired', 'view_as.read_only', 'email.verified', 'rate.limited'),
      },
    },
  },
};
