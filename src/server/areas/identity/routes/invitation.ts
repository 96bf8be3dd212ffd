/** An invitation to a client, by the link of its mail: what it says, and accepting it. Rule: SUB-13. */
import { user } from '#shared/areas/identity/resources/user';
import { sendDocument } from '#server/http/jsonapi';
import { readInvitationToken, useInvitationToken } from '../signIn/oneTimeTokens';
import type { SignInLimits } from '../signIn/signInLimits';
import { Refusal } from '#server/refusal';
import { lockedPerson } from '../sql/emailAddress';
import { activeMemberships, invitationWith, readingInvitation, setFirstWorkplace, type Invitation } from '../sql/memberships';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { WriteContext } from '#server/repository/writeContext';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, missing } from '#server/routes/routeSteps';

/** The invitation that is still open. @throws Refusal `invitation.…` for any other */
const openInvitation = async (on: Queryable, id: string): Promise<Invitation> => {
  const found = await invitationWith(on, id);
  if (!found || found.status === 'ended') throw new Refusal([{ code: 'invitation.withdrawn' }]);
  if (found.status === 'active') throw new Refusal([{ code: 'invitation.used' }]);
  return found;
};

/**
 * The person belongs to the client from now on. The link also proves their address, as it was mailed there.
 * @throws Refusal `invitation.…`, and `membership.exists` for who belongs to the client already
 */
const accept = async (work: WriteContext, token: string): Promise<Invitation> => {
  const found = await openInvitation(work.trx, await useInvitationToken(work.trx, token, work.now));
  const { id, entity_id, email } = found;
  const person = (await lockedPerson(work.trx, work.actor.id)) ?? missing('session.missing');
  if (person.email.toLowerCase() !== email.toLowerCase()) throw new Refusal([{ code: 'invitation.other_address', meta: { email } }]);
  if ((await activeMemberships(work, person.id, entity_id)).length) throw new Refusal([{ code: 'membership.exists' }]);
  const now = work.now.toISOString();
  await work.update('membership', id, { status: 'active', user: { type: user.type, id: person.id }, accepted_at: now });
  await setFirstWorkplace(work, person.id, entity_id);
  if (person.email_verified_at === null) await work.update('user', person.id, { email_verified_at: now });
  return found;
};

type Needs = { readonly store: Store; readonly limits: Pick<SignInLimits, 'ask'> };

export const invitation = ({ store, limits }: Needs): Handlers<'readInvitation' | 'acceptInvitation'> => ({
  readInvitation: async ({ request, reply, values: { token } }) => {
    await limits.ask(request.ip);
    const { client, role, inviter, email, has_account } = await readingInvitation(store.database, async (trx) =>
      openInvitation(trx, await readInvitationToken(trx, token, store.clock())),
    );
    return sendDocument(reply, 200, { meta: { client, role, inviter, email, has_account } });
  },
  acceptInvitation: async ({ request, reply, values: { token } }) => {
    const { client, entity_id } = await write(actOf(request, store), true, (work) => accept(work, token));
    return sendDocument(reply, 200, { meta: { client, entity: entity_id } });
  },
});
