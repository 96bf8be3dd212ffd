/** OpenAPI of one's own account: profile, password, sessions, second step, notifications. */
import type { accountEndpoints } from '#shared/areas/identity/endpoints/account';
import type { ErrorCode } from '#shared/errors';
import { resources } from '#shared/areas/resources';
import { profileChange } from '#shared/areas/identity/signIn';
import type { Descriptions } from './operations';
import { one } from './recordParts';
import { fieldSchema, meta, object, ref, whole, type Schema } from './schemas';

const proven: readonly ErrorCode[] = ['password.wrong', 'account.locked'];

const secret = meta(
  whole({
    secret: { type: 'string', description: 'In base32, to be typed.' },
    uri: { type: 'string', description: '`otpauth://…`, for a QR code.' },
  }),
);
const recoveryCodes = meta(whole({ recovery_codes: { type: 'array', items: { type: 'string' }, minItems: 10, maxItems: 10 } }));

const turnedOff = meta(whole({ off: { type: 'array', items: { type: 'string' } } }));

const when = { type: 'string', format: 'date-time' };
const text = { type: ['string', 'null'] };
const session: Schema = object({
  type: { const: 'sessions' },
  id: { type: 'string', format: 'uuid' },
  attributes: object({
    created_at: when,
    last_seen_at: when,
    user_agent: text,
    ip: text,
    current: { type: 'boolean', description: 'The one that asks.' },
  }),
});
const sessions = object({ data: { type: 'array', items: session, maxItems: 100 }, links: ref('Links') }, ['data']);

/** Next to the attributes of a user. */
const currentPassword = {
  ...fieldSchema(profileChange.attributes.current_password),
  description: 'Needed where `email` becomes another one.',
};
const withPassword = object({ attributes: object({ current_password: currentPassword }) });

export const accountDescriptions: Descriptions<typeof accountEndpoints> = {
  me: { summary: 'The person signed in', answer: [200, 'You.', one(resources.user)] },
  updateMe: {
    summary: 'Change your name or, with your password, your e-mail; or remove your picture',
    answer: [200, 'You, changed.', one(resources.user)],
    body: whole({ data: { allOf: [ref('UserChange'), withPassword] } }),
    refusals: ['read_only', 'version.stale', 'taken', ...proven],
  },
  sendVerification: {
    summary: 'Mail the link once more',
    answer: [204, 'A mail is on its way.'],
    refusals: ['email.verified'],
  },
  changePassword: {
    summary: 'Change your password; your other sessions end',
    refusals: [...proven, 'password.mismatch', 'weak_password', 'password.common', 'password.personal', 'too_short'],
  },
  listSessions: { summary: 'Where you are signed in, the newest first', answer: [200, 'Your sessions.', sessions] },
  endSession: { summary: 'End one of your sessions' },
  endOtherSessions: { summary: 'Sign out everywhere else' },
  startTwoStep: {
    summary: 'Begin two-step sign-in: a secret for your app',
    answer: [200, 'The secret, shown this once.', secret],
    refusals: [...proven, 'two_step.on'],
  },
  confirmTwoStep: {
    summary: 'Turn it on with the app’s first code; your other sessions end',
    answer: [200, 'Recovery codes, shown this once.', recoveryCodes],
    refusals: ['two_step.invalid', 'two_step.unreadable', 'two_step.on', 'two_step.off'],
  },
  removeTwoStep: { summary: 'Turn it off', refusals: [...proven, 'two_step.off', 'two_step.demanded'] },
  renewRecoveryCodes: {
    summary: 'New recovery codes; those from before are worth nothing any more',
    answer: [200, 'The codes, shown this once.', recoveryCodes],
    refusals: [...proven, 'two_step.off'],
  },
  leaveClient: { summary: 'End your own access to a client; its last owner cannot', refusals: ['membership.last_owner'] },
  listNotificationChoices: {
    summary: 'What you have turned off of what you can be told',
    answer: [200, 'Kinds with their way, as `invoice_due.mail`.', turnedOff],
  },
  saveNotificationChoice: { summary: 'Turn a way of a kind of notification on or off', refusals: ['not_an_option'] },
  readNotifications: { tag: 'notifications', summary: 'Mark everything you were told as read' },
};
