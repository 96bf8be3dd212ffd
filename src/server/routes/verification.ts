/** Verifying an address: the link of a mail, and asking for it again. */
import type { FastifyInstance } from 'fastify';
import type { ValuesOf } from '#shared/kit/resource';
import type { Problem } from '#shared/errors';
import { user } from '#shared/resources/user';
import { emailVerification } from '#shared/signIn';
import { pointerTo } from '#shared/validate';
import { own, signedIn } from '../http/actor';
import { readDocument } from '../http/document';
import { Refusal } from '../refusal';
import { sendNothing } from '../http/jsonapi';
import { lockedPerson } from '../repository/emailAddress';
import { notify } from '../repository/notify';
import type { Store } from '../repository/store';
import { updateRecord } from '../repository/update';
import { write } from '../repository/write';
import { readToken, useToken } from '../identity/oneTimeTokens';
import { proven, sendAgain } from '../identity/emailVerification';
import { actOf } from './routeSteps';

const badToken: Problem = { code: 'token.invalid', pointer: pointerTo(emailVerification, 'token') };

/** POST /email-verification, POST /me/email-verification. */
export function verification(app: FastifyInstance, { store }: { store: Store }): void {
  const server = store.find(user.type);

  app.post('/email-verification', { config: { open: true } }, async (request, reply) => {
    const { token } = readDocument(emailVerification, request.body).values as ValuesOf<typeof emailVerification>;
    const read = await readToken(store.database.kysely, 'verify', token, store.clock());
    if ('code' in read) throw new Refusal([read]);
    const holder = { id: read.userId, roles: [], permissions: [], entityId: null };
    await write(actOf(request, store, holder), { id: holder.id }, async (work) => {
      const person = await lockedPerson(work.trx, holder.id);
      const { email } = await useToken(work.trx, 'verify', token, work.now);
      const change = person && proven(person, email, work.now);
      if (!change) throw new Refusal([badToken]);
      await updateRecord(work, server, holder.id, change, { where: { id: holder.id }, expected: undefined });
      if ('email' in change) await notify(work, holder.id, 'email_changed', { address: email });
    });
    return sendNothing(reply);
  });

  app.post('/me/email-verification', own, async (request, reply) => {
    const { actor } = signedIn(request);
    await write(actOf(request, store), { id: actor.id }, sendAgain);
    return sendNothing(reply);
  });
}
