/** A new link to a new password, made by somebody who manages users: for a person whose mail did not arrive, or is no longer good. */
import { user } from '#shared/areas/identity/resources/user';
import { passwordPages } from '#shared/areas/identity/signIn';
import { Refusal } from '#server/refusal';
import { sendDocument } from '#server/http/jsonapi';
import { lockedPerson } from '../sql/emailAddress';
import { ownerOfMail } from '../sql/readableMails';
import { auditOwn } from '../sql/ownAccount';
import { refuseMoreRights } from '../sql/compareRights';
import type { Store } from '#server/repository/store';
import { lockedRecord } from '#server/repository/update';
import { write } from '#server/repository/write';
import { makeToken, tokenMinutes } from '../signIn/oneTimeTokens';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, missing } from '#server/routes/routeSteps';

export const resetLink = ({ store }: { store: Store }): Handlers<'makeResetLink'> => ({
  makeResetLink: async ({ request, reply, actor, verdict, id: mailId }) => {
    const id = (await ownerOfMail(store.database.kysely, mailId)) ?? missing('resource.missing');
    // One's own password takes the present one: a session left open somewhere must not be enough.
    if (id === actor.id) throw new Refusal([{ code: 'access.denied' }]);
    const uri = await write(actOf(request, store), verdict, async (work) => {
      await lockedRecord(work, store.find(user.type), id, verdict === true ? {} : verdict, undefined);
      await refuseMoreRights(work, 'user', [id]);
      const person = (await lockedPerson(work.trx, id)) ?? missing('resource.missing');
      const token = await makeToken(work.trx, 'reset', { userId: id, email: person.email }, work.now);
      await auditOwn(work, 'reset_link_made', { recordId: id });
      return store.mail.link(passwordPages[0], { email: person.email, token });
    });
    return sendDocument(reply, 200, { meta: { uri, minutes: tokenMinutes.reset } });
  },
});
