/** "This was not me": the owner of an account takes a change of its address back, by the link that the old address was sent. Rule: SGN-15. */
import type { Problem } from '#shared/errors';
import { user } from '#shared/areas/identity/resources/user';
import { emailRevert as declared } from '#shared/areas/identity/signIn';
import { pointerTo } from '#shared/validate';
import { Refusal } from '#server/refusal';
import { sendDocument } from '#server/http/jsonapi';
import { lockedPerson } from '../sql/emailAddress';
import { auditOwn, removePassword } from '../sql/ownAccount';
import { endSessions } from '#server/repository/people';
import type { Store } from '#server/repository/store';
import { updateRecord } from '#server/repository/update';
import { write } from '#server/repository/write';
import type { WriteContext } from '#server/repository/writeContext';
import { makeToken, readToken, useToken, type Holder } from '../signIn/oneTimeTokens';
import { dropTokens } from '../sql/oneTimeTokens';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';

const badToken: Problem = { code: 'token.invalid', pointer: pointerTo(declared, 'token') };

/**
 * The old address counts again, whether the new one was proven or not, and anyone who is signed in is signed out. Only somebody who
 * knew the password could ask for the change, so that password opens nothing any more either.
 * @returns the old address, and a token that sets a new password
 * @throws Refusal `token.…`, and `taken` when somebody else has the old address by now
 */
async function revert(work: WriteContext, token: string, userId: string): Promise<{ email: string; token: string }> {
  const { trx, now, act } = work;
  const person = await lockedPerson(trx, userId);
  if (!person) throw new Refusal([badToken]);
  const { email, madeAt } = await useToken(trx, 'revert', token, now);
  const change = { email, pending_email: null, email_verified_at: now.toISOString() };
  await updateRecord(work, act.store.find(user.type), userId, change, { where: { id: userId }, expected: undefined });
  await removePassword(trx, userId);
  await endSessions({ ...work, session: null }, [userId]);
  // Links made since then were sent to an address that isn't the owner's; an older one may be, and outweighs this one.
  await dropTokens(trx, ['revert'], userId, now, madeAt);
  await dropTokens(trx, ['verify'], userId, now);
  await auditOwn(work, 'email_reverted');
  const holder: Holder = { userId, email };
  return { email, token: await makeToken(trx, 'reset', holder, now) };
}

export const emailRevert = ({ store }: { store: Store }): Handlers<'revertEmail'> => ({
  revertEmail: async ({ request, reply, values: { token } }) => {
    const read = await readToken(store.database.kysely, 'revert', token, store.clock());
    if ('code' in read) throw new Refusal([read]);
    const holder = { id: read.userId, roles: [], permissions: [], entityId: null };
    const meta = await write(actOf(request, store, holder), { id: holder.id }, (work) => revert(work, token, holder.id));
    return sendDocument(reply, 200, { meta });
  },
});
