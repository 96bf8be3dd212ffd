/**
 * What the sign-in family is sent (SGN-1 to SGN-4): documents that are validated like those of a resource, but not stored as records.
 * A password that is only compared with the stored one is not checked for strength.
 */
import type { Problem } from '../../errors';
import { agreement, email, flag, integer, oneOf, secret, text } from '../../kit/fields';
import { defineInput, type ValuesOf } from '../../kit/resource';
import { user } from './resources/user';

/** Fewest and most characters of a password (SGN-10; the most bounds the work of hashing). */
export const passwordLength = { min: 10, max: 200 } as const;

/** Least strength of a password, on the scale 0 (very weak) to 4 (very strong). */
export const leastScore = 2;

/** Characters of what a person copies from a mail or an authenticator app. */
const CODE_MAX = 100;

/**
 * PATCH /me/notification-choices: whether one is told of a kind in one of its ways (NTF-3). The kinds are not part of the client's first
 * load, so the server alone checks which there are.
 */
export const notificationChoice = defineInput('notificationChoice', '/notification-choice', {
  attributes: {
    kind: text({ required: true, max: CODE_MAX }),
    way: oneOf(['bell', 'mail'], { required: true }),
    on: flag(true),
  },
});

/** Characters of a plan that was chosen; what reads it (`domain/chosenPlan`) is not part of the client's first load. */
const PLAN_MAX = 300;

const newPassword = () => secret({ required: true, ...passwordLength });
const knownPassword = () => secret({ required: true, min: 1, max: passwordLength.max });

/**
 * POST /login. `one_time_code`: of the authenticator app, or one for recovery, where two steps are on. `device_token`: what the
 * last sign-in to this account with this browser answered; what strangers guess does not lock the account for it.
 */
export const token = defineInput('token', '/token', {
  attributes: {
    email: email({ required: true }),
    password: knownPassword(),
    one_time_code: text({ max: CODE_MAX }),
    device_token: text({ max: CODE_MAX }),
  },
});

/**
 * POST /register. `score` is what the form measured; the server measures again. `plan`: what was chosen on the price page
 * (`writePlan`), stored until the person starts a clinic.
 */
export const registration = defineInput('registration', '/token', {
  attributes: {
    name: text({ required: true, max: 120 }),
    email: email({ required: true }),
    entity_name: text({ max: 160 }),
    password: newPassword(),
    password_confirmation: knownPassword(),
    score: integer({ min: 0, max: 4 }),
    agree: agreement(),
    plan: text({ max: PLAN_MAX }),
  },
});

/** The pages that set a new password (SGN-7); a mailed link opens one of these and no other. */
export const passwordPages = ['/password/email', '/Recover2'] as const;
export type PasswordPage = (typeof passwordPages)[number];

/** POST /password-forgot. `redirect_url`: one of `passwordPages`, as a path or as a full address of this site. */
export const passwordForgot = defineInput('passwordForgot', '/password-forgot', {
  attributes: { email: email({ required: true }), redirect_url: text({ max: 500 }) },
});

/** POST /password-token: checks the token of a mail without using it. */
export const passwordToken = defineInput('passwordToken', '/password-token', {
  attributes: { token: text({ required: true, max: CODE_MAX }) },
});

/** POST /password-reset. */
export const passwordReset = defineInput('passwordReset', '/password-reset', {
  attributes: {
    email: email({ required: true }),
    token: text({ required: true, max: CODE_MAX }),
    password: newPassword(),
    password_confirmation: knownPassword(),
  },
});

/** POST /me/password. */
export const passwordChange = defineInput('passwordChange', '/password-change', {
  attributes: { current_password: knownPassword(), password: newPassword(), password_confirmation: knownPassword() },
});

/** POST /email-verification: the token of a mail. */
export const emailVerification = defineInput('emailVerification', '/email-verification', {
  attributes: { token: text({ required: true, max: CODE_MAX }) },
});

/** PATCH /me: one's own record. `current_password` is asked for where `email` becomes another one. */
export const profileChange = {
  ...user,
  name: 'profileChange',
  attributes: { ...user.attributes, current_password: knownPassword() },
} as const;

/** The attributes that people may change themselves; a new e-mail address also needs the password. A new password has its own call; the rest is for those who manage users. */
export const ownAttributes: readonly string[] = ['name', 'email', 'profile_image', 'current_password'];

/** POST /email-revert: the token of the mail that told the old address of a new one. */
export const emailRevert = defineInput('emailRevert', '/email-revert', {
  attributes: { token: text({ required: true, max: CODE_MAX }) },
});

/** POST /invitation: the token of a mail, to read what it invites to. */
export const invitation = defineInput('invitation', '/invitation', {
  attributes: { token: text({ required: true, max: CODE_MAX }) },
});

/** POST /invitation-acceptance: the same token, by the person who is invited. */
export const invitationAcceptance = defineInput('invitationAcceptance', '/invitation-acceptance', {
  attributes: { token: text({ required: true, max: CODE_MAX }) },
});

/** PATCH /me/two-step: the first code of the app that was just set up. */
export const twoStepCode = defineInput('twoStepCode', '/two-step', {
  attributes: { one_time_code: text({ required: true, max: CODE_MAX }) },
});

/** Two-step sign-in on or off, and new recovery codes: anyone who changes how they sign in proves with the password who they are. */
export const passwordProof = defineInput('passwordProof', '/password-proof', {
  attributes: { current_password: knownPassword() },
});

/** Most who register did not come from the price page. */
export type Registration = Omit<ValuesOf<typeof registration>, 'plan'> & Partial<Pick<ValuesOf<typeof registration>, 'plan'>>;
export type PasswordReset = ValuesOf<typeof passwordReset>;
export type PasswordChange = ValuesOf<typeof passwordChange>;

/** The problem of two passwords that should be the same and aren't. */
export const confirmed = (values: Readonly<Record<string, unknown>>): Problem[] =>
  values['password_confirmation'] === undefined || values['password'] === values['password_confirmation']
    ? []
    : [{ code: 'password.mismatch', pointer: '/data/attributes/password_confirmation' }];
