/** Changes one's own password, which needs the present one; all other sessions end. Rule: SGN-11. */
import type { FastifyInstance } from 'fastify';
import { confirmed, passwordChange, type PasswordChange } from '#shared/signIn';
import { own, signedIn } from '../http/actor';
import { readDocument } from '../http/document';
import { Refusal } from '../refusal';
import { sendNothing } from '../http/jsonapi';
import { tell } from '../mail/sendMail';
import { passwordProblems } from '../identity/passwordRules';
import { hashPassword } from '../identity/passwordHash';
import { personOf } from '../repository/emailAddress';
import { notify } from '../repository/notify';
import { changePassword, note } from '../repository/ownAccount';
import { endSessions } from '../repository/people';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import type { SignIn } from '../identity/signIn';
import { proofOf, wrongPassword } from './passwordProof';
import { actOf, missing } from './routeSteps';

/** POST /me/password. */
export function password(app: FastifyInstance, { store, signIn }: { store: Store; signIn: SignIn }): void {
  app.post('/me/password', own, async (request, reply) => {
    const { actor } = signedIn(request);
    const change = readDocument(passwordChange, request.body).values as PasswordChange;
    const owner = (await personOf(store.database.kysely, actor.id)) ?? missing('session.missing');
    const before = await proofOf(signIn, request, change.current_password);
    const problems = [
      ...(before === null ? [wrongPassword] : []),
      ...confirmed(change),
      ...(await passwordProblems(change.password, owner)),
    ];
    if (before === null || problems.length) throw new Refusal(problems);
    const after = await hashPassword(change.password, request.ip);
    await write(actOf(request, store), { id: actor.id }, async (work) => {
      if (!(await changePassword(work, before, after))) throw new Refusal([wrongPassword]);
      await endSessions(work, [actor.id]);
      await note(work, 'password_changed');
      await notify(work, actor.id, 'password_changed', {});
      await tell(work, owner, 'password_changed', {});
    });
    return sendNothing(reply);
  });
}
