/** Verifying an address: the link of a mail, and asking for it again. */
import type { Problem } from '#shared/errors';
import { user } from '#shared/resources/user';
import { emailVerification } from '#shared/signIn';
import { pointerTo } from '#shared/validate';
import { Refusal } from '../refusal';
import { sendNothing } from '../http/jsonapi';
import { lockedPerson } from '../repository/emailAddress';
import { notify } from '../repository/notify';
import type { Store } from '../repository/store';
import { updateRecord } from '../repository/update';
import { write } from '../repository/write';
import { readToken, useToken } from '../identity/oneTimeTokens';
import { proven, sendAgain } from '../identity/emailVerification';
import type { Handlers } from './endpoints';
import { actOf } from './routeSteps';

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
      if ('email' in change) await notify(work, holder.id, 'email_changed', { address: email });
    });
    return sendNothing(reply);
  },

  sendVerification: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { id: actor.id }, sendAgain);
    return sendNothing(reply);
  },
});
