/** Forgotten password: requests the link, and sets the new password with it. Rules: SGN-3, SGN-4. */
import type { Actor } from '#shared/access';
import type { Problem } from '#shared/errors';
import { user } from '#shared/areas/identity/resources/user';
import {
  confirmed,
  passwordForgot,
  passwordPages,
  passwordReset,
  type PasswordPage,
  type PasswordReset,
} from '#shared/areas/identity/signIn';
import { pointerTo } from '#shared/validate';
import type { Config } from '#server/config';
import type { Examined } from '#server/http/document';
import { languageOf } from '#server/http/errors';
import { Refusal } from '#server/refusal';
import { sendNothing } from '#server/http/jsonapi';
import { enqueue } from '#server/repository/jobQueue';
import { tell } from '#server/mail/sendMail';
import { passwordProblems } from '../signIn/passwordRules';
import { hashPassword } from '#server/passwordHash';
import { lockedPerson, personOf, type Addressee } from '../sql/emailAddress';
import { notify } from '#server/repository/notify';
import { auditOwn } from '../sql/ownAccount';
import type { Store } from '#server/repository/store';
import { updateRecord } from '#server/repository/update';
import { write } from '#server/repository/write';
import type { WriteContext } from '#server/repository/writeContext';
import { clearFailures, type SignInLimits } from '../signIn/signInLimits';
import { readToken, useToken } from '../signIn/oneTimeTokens';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';

type Needs = { readonly store: Store; readonly config: Pick<Config, 'siteUrl'>; readonly limits: Pick<SignInLimits, 'ask'> };

const foreign: Problem = { code: 'redirect.foreign', pointer: pointerTo(passwordForgot, 'redirect_url') };
const badToken: Problem = { code: 'token.invalid', pointer: pointerTo(passwordReset, 'token') };

/**
 * The page that the mailed link shall open: one of `passwordPages`, given as a path or as a full address of this site.
 * Anything else could send a real token to a stranger's host, so it is undefined. Query and fragment are dropped.
 */
const pageAt = (siteUrl: string, wished: string | null | undefined): PasswordPage | undefined => {
  if (!wished) return passwordPages[0];
  const address = URL.canParse(wished, siteUrl) ? new URL(wished, siteUrl) : undefined;
  return passwordPages.find((page) => address?.href.replace(/[?#].*/, '') === new URL(page, siteUrl).href);
};

/** Whose new password it is to be: the holder of the token, under the address that it was sent to. */
async function ownerOf({ database: { kysely }, clock }: Store, { token, email }: Partial<PasswordReset>): Promise<Addressee | Problem> {
  const read = await readToken(kysely, 'reset', token!, clock());
  if ('code' in read) return read;
  const person = await personOf(kysely, read.userId);
  return person && person.email === read.email && (email === undefined || email === read.email) ? person : badToken;
}

/**
 * Everything that is wrong with a new password and its token. How hard the password is to guess takes long to tell, so that is only
 * looked at for who holds a good token, and as often as anyone may ask for anything.
 * @throws Refusal with all of it, `rate.limited`
 */
async function completed(
  { store, limits }: Needs,
  { values, problems: found }: Examined,
  ip: string,
): Promise<{ password: string; token: string; owner: Addressee }> {
  const given = values as Partial<PasswordReset>;
  const owner = given.token === undefined ? undefined : await ownerOf(store, given);
  const known = owner && 'id' in owner ? owner : undefined;
  const problems = [...found, ...(owner && 'code' in owner ? [owner] : []), ...(given.password === undefined ? [] : confirmed(given))];
  if (!known) throw new Refusal(problems);
  await limits.ask(ip);
  if (given.password !== undefined) problems.push(...(await passwordProblems(given.password, known)));
  if (problems.length) throw new Refusal(problems);
  return { password: given.password!, token: given.token!, owner: known };
}

/** The holder of a token as the one who writes. */
const holder = ({ id }: Addressee): Actor => ({ id, roles: [], permissions: [], entityId: null });

/** Sets the password in one transaction, and tells the person. */
async function reset(work: WriteContext, { password, token, owner }: { password: string; token: string; owner: Addressee }): Promise<void> {
  const { trx, now, act } = work;
  // Lock the person first, then the token: every change of an account uses this order.
  const person = await lockedPerson(trx, owner.id);
  const { email } = await useToken(trx, 'reset', token, now);
  if (person?.email !== email) throw new Refusal([badToken]);
  // The person has read the mail, so the address is verified, too. The hook of the user resource ends every session.
  const isVerified = person.email_verified_at !== null;
  const change = { password, ...(!isVerified && { email_verified_at: now.toISOString() }) };
  await updateRecord(work, act.store.find(user.type), person.id, change, { where: { id: person.id }, expected: undefined });
  await clearFailures(trx, { email });
  await auditOwn(work, 'password_reset');
  await notify(work, 'password_reset', {}, { people: [person.id] });
  await tell(work, person, 'password_changed', {});
}

export const recover = (needs: Needs): Handlers<'forgotPassword' | 'checkPasswordToken' | 'resetPassword'> => {
  const { store, config, limits } = needs;
  return {
    // The account is not looked up here, so that the answer and its time are the same for every address.
    forgotPassword: {
      examines: async ({ request, reply, examine }) => {
        const { values, problems } = examine();
        const page = pageAt(config.siteUrl, values.redirect_url);
        if (problems.length || page === undefined) throw new Refusal([...problems, ...(page === undefined ? [foreign] : [])]);
        await limits.ask(request.ip);
        const language = languageOf(request.headers['accept-language']);
        await enqueue(store.database.kysely, store.clock(), 'forgotten', { email: values.email!, page, language });
        return sendNothing(reply);
      },
    },

    // The token is sent in the body, which no log holds. Nothing is said of the account that it is for.
    checkPasswordToken: async ({ request, reply, values: { token } }) => {
      await limits.ask(request.ip);
      const owner = await ownerOf(store, { token });
      if ('code' in owner) throw new Refusal([owner]);
      return sendNothing(reply);
    },

    resetPassword: {
      examines: async ({ request, reply, examine }) => {
        const change = await completed(needs, examine(), request.ip);
        const password = await hashPassword(change.password, request.ip);
        const { owner } = change;
        await write(actOf(request, store, holder(owner)), { id: owner.id }, (work) => reset(work, { ...change, password }));
        return sendNothing(reply);
      },
    },
  };
};
