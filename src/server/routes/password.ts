/** Changes one's own password, which needs the present one; all other sessions end. Rule: SGN-11. */
import { confirmed } from '#shared/signIn';
import { Refusal } from '../refusal';
import { sendNothing } from '../http/jsonapi';
import { tell } from '../mail/sendMail';
import { passwordProblems } from '../identity/passwordRules';
import { hashPassword } from '../identity/passwordHash';
import { personOf } from '../repository/emailAddress';
import { notify } from '../repository/notify';
import { changePassword, auditOwn } from '../repository/ownAccount';
import { endSessions } from '../repository/people';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import type { SignIn } from '../identity/signIn';
import type { Handlers } from './endpoints';
import { proofOf, wrongPassword } from './passwordProof';
import { actOf, missing } from './routeSteps';

export const password = ({ store, signIn }: { store: Store; signIn: SignIn }): Handlers<'changePassword'> => ({
  changePassword: async ({ request, reply, actor, values: change }) => {
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
      await auditOwn(work, 'password_changed');
      await notify(work, actor.id, 'password_changed', {});
      await tell(work, owner, 'password_changed', {});
    });
    return sendNothing(reply);
  },
});
