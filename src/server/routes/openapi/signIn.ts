/** OpenAPI of signing in and out, registration, forgotten password and verification of an e-mail address. */
import type { ErrorCode } from '#shared/errors';
import type { signInEndpoints } from '#shared/areas/identity/endpoints/signIn';
import type { Descriptions } from './operations';
import { meta, ref, whole } from './schemas';

const newPassword: readonly ErrorCode[] = ['password.mismatch', 'weak_password', 'password.common', 'password.personal', 'too_short'];
const link: readonly ErrorCode[] = ['token.invalid', 'token.expired', 'token.used'];

const invitationLink: readonly ErrorCode[] = ['invitation.invalid', 'invitation.used', 'invitation.expired', 'invitation.withdrawn'];
const text = { type: 'string' };

const newcomer = { type: 'object', properties: { data: ref('User'), included: ref('Included'), links: ref('Links') }, required: ['data'] };

export const signInDescriptions: Descriptions<typeof signInEndpoints> = {
  login: {
    summary: 'Sign in, with a code where two steps are on',
    answer: [200, 'Send it back as `Authorization: Bearer …`.', ref('Token')],
    refusals: ['credentials.invalid', 'two_step.required', 'two_step.invalid', 'two_step.unreadable', 'account.locked'],
  },
  logout: { summary: 'Sign out: this token ends' },
  register: {
    summary: 'Register; a link to prove the address is mailed. A known address is answered alike, and its owner is mailed',
    answer: [201, 'You, where the address was free. Sign in next.', newcomer],
    refusals: ['terms.required', ...newPassword],
  },
  forgotPassword: {
    summary: 'Ask for a link to a new password',
    answer: [204, 'A mail is on its way, if there is an account.'],
    refusals: ['invalid_email', 'redirect.foreign'],
  },
  checkPasswordToken: {
    summary: 'Ask whether the token of a mail still sets a new password; it is not used up',
    answer: [204, 'It does.'],
    refusals: link,
  },
  resetPassword: {
    summary: 'Set a new password with the token of a mail; every session ends',
    answer: [204, 'Done. Sign in next.'],
    refusals: [...link, ...newPassword],
  },
  verifyEmail: {
    summary: 'Prove an address with the token of a mail',
    answer: [204, 'Done; an address that was waiting takes the other’s place.'],
    refusals: [...link, 'taken'],
  },
  revertEmail: {
    summary: 'Take a change of address back with the token that the old address was mailed; every session ends, and so does the password',
    answer: [
      200,
      'The old address, and a token to set a new password with.',
      meta(whole({ email: { type: 'string' }, token: { type: 'string', description: 'For POST /password-reset.' } })),
    ],
    refusals: [...link, 'taken'],
  },
  readInvitation: {
    summary: 'Read an invitation with the token of its mail',
    answer: [
      200,
      'Who invites whom to which client.',
      meta(
        whole({
          client: text,
          role: text,
          inviter: { type: ['string', 'null'] },
          email: text,
          has_account: { type: 'boolean', description: 'Whether the address can sign in already.' },
        }),
      ),
    ],
    refusals: invitationLink,
  },
  acceptInvitation: {
    summary: 'Accept an invitation to your address; you belong to the client from now on',
    answer: [
      200,
      'The client.',
      meta(whole({ client: text, entity: { type: 'string', format: 'uuid', description: 'For the header X-Workplace.' } })),
    ],
    refusals: [...invitationLink, 'invitation.other_address', 'membership.exists'],
  },
};
