/** Verifying an address: the link of a mail, and asking for it again. */
import type { Problem } from '#shared/errors';
import { user } from '#shared/areas/identity/resources/user';
import { emailVerification } from '#shared/areas/identity/signIn';
import { pointerTo } from '#shared/validate';
import { Refusal } from '#server/refusal';
import { sendNothing } from '#server/http/jsonapi';
import { lockedPerson } from '../sql/emailAddress';
import { notify } from '#server/repository/notify';
import type { Store } from '#server/repository/store';
import { updateRecord } from '#server/repository/update';
import { write } from '#server/repository/write';
import { readToken, useToken } from '../signIn/oneTimeTokens';
import { proven, sendAgain } from '../signIn/emailVerification';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';

const badToken: Problem = { code: 'token.invalid', pointer: pointerTo(emailVerification, 'token') };

export const verification = ({ store }: { store: Store }): Handlers<'verifyEmail' | 'sendVerification'> => ({
  verifyEmail: async ({ request, reply, values: { token } }) => {
    const read = await readToken(store.database.kysely, 'verify', token, store.clock());
    if ('code' in read) throw new Refusal([read]);
    const holder = { id: read.userId, roles: [], permissions: [], entityId: null };
    await write(actOf(request, store, holder), { id: holder.id }, async (work) => {
      const person = await lockedPerson(work.trx, holder.id);
      const { email } = await useToken(work.trx, 'verify', token, work.now);
      const change = person && proven(person, email, work.now);
      if (!change) throw new Refusal([badToken]);
      await updateRecord(work, store.find(user.type), holder.id, change, { where: { id: holder.id }, expected: undefined });
      if ('email' in change) await notify(work, 'email_changed', { address: email }, { people: [holder.id] });
    });
    return sendNothing(reply);
  },

  sendVerification: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { id: actor.id }, sendAgain);
    return sendNothing(reply);
  },
});
