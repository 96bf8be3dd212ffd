/** Changes one's own password, which needs the present one; all other sessions end. Rule: SGN-11. */
import { confirmed } from '#shared/areas/identity/signIn';
import { Refusal } from '#server/refusal';
import { sendNothing } from '#server/http/jsonapi';
import { tell } from '#server/mail/sendMail';
import { passwordProblems } from '../signIn/passwordRules';
import { hashPassword } from '#server/passwordHash';
import { personOf } from '../sql/emailAddress';
import { notify } from '#server/repository/notify';
import { changePassword, auditOwn } from '../sql/ownAccount';
import { endSessions } from '#server/repository/people';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { SignIn } from '../signIn/signIn';
import type { Handlers } from '#server/routes/endpoints';
import { proofOf, wrongPassword } from './passwordProof';
import { actOf, missing } from '#server/routes/routeSteps';

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
      await notify(work, 'password_changed', {}, { people: [actor.id] });
      await tell(work, owner, 'password_changed', {});
    });
    return sendNothing(reply);
  },
});
