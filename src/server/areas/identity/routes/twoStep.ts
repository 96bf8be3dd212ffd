/** Two-step sign-in: setting it up with an app, its recovery codes, and an end to it, by oneself or by who manages users. */
import { defaultLanguage } from '#shared/locale';
import { user } from '#shared/areas/identity/resources/user';
import type { Config } from '#server/config';
import { Refusal } from '#server/refusal';
import { sendDocument, sendNothing } from '#server/http/jsonapi';
import { tell } from '#server/mail/sendMail';
import { notify } from '#server/repository/notify';
import { isPasswordStill, auditOwn } from '../sql/ownAccount';
import { endSessions } from '#server/repository/people';
import { refuseMoreRights } from '../sql/compareRights';
import { beginTwoStep, confirmTwoStep, readableSecret, renewRecovery } from '../signIn/secondStep';
import { secondStepOf, turnOff } from '../sql/secondStep';
import type { Store } from '#server/repository/store';
import { lockedRecord } from '#server/repository/update';
import { write } from '#server/repository/write';
import type { WriteContext } from '#server/repository/writeContext';
import type { SecretBox } from '#server/secretBox';
import type { SignIn } from '../signIn/signIn';
import { newSecret, secretUri } from '../signIn/twoStepCodes';
import type { Handlers } from '#server/routes/endpoints';
import { provePassword, wrongPassword } from './passwordProof';
import { actOf } from '#server/routes/routeSteps';

type Needs = { store: Store; signIn: SignIn; secrets: SecretBox; config: Pick<Config, 'brand'> };

const refuse = (code: 'two_step.on' | 'two_step.off' | 'two_step.demanded' | 'access.denied'): never => {
  throw new Refusal([{ code }]);
};

/** Setting it up: a secret for the app, which takes the password, and the app's first code, which turns it on. */
const setUp = ({ store, signIn, secrets, config }: Needs): Handlers<'startTwoStep' | 'confirmTwoStep'> => ({
  startTwoStep: async ({ request, reply, actor, values }) => {
    const hash = await provePassword(signIn, request, values.current_password);
    const secret = newSecret();
    const email = await write(actOf(request, store), { id: actor.id }, async ({ trx }) => {
      if (!(await isPasswordStill(trx, actor.id, hash))) throw new Refusal([wrongPassword]);
      const before = await secondStepOf(trx, actor.id);
      if (before.two_step) refuse('two_step.on');
      await beginTwoStep(trx, secrets, actor.id, secret);
      return before.email;
    });
    return sendDocument(reply, 200, { meta: { secret, uri: secretUri(secret, config.brand, email) } });
  },

  confirmTwoStep: async ({ request, reply, actor, values }) => {
    const recovery_codes = await write(actOf(request, store), { id: actor.id }, async (work) => {
      const { two_step, two_step_secret } = await secondStepOf(work.trx, actor.id);
      if (two_step) return refuse('two_step.on');
      if (two_step_secret === null) return refuse('two_step.off');
      const secret = readableSecret(secrets, actor.id, two_step_secret);
      const isTaken = await confirmTwoStep(work.trx, actor.id, secret, values.one_time_code, work.now);
      if (!isTaken) throw new Refusal([{ code: 'two_step.invalid', pointer: '/data/attributes/one_time_code' }]);
      await endSessions(work, [actor.id]);
      await auditOwn(work, 'two_step_on');
      await notify(work, 'two_step_on', {}, { people: [actor.id] });
      return renewRecovery(work.trx, actor.id);
    });
    return sendDocument(reply, 200, { meta: { recovery_codes } });
  },
});

/** Actions that need the password again: new recovery codes, and turning the second step off. */
const weaken = ({ store, signIn }: Needs): Handlers<'renewRecoveryCodes' | 'removeTwoStep'> => ({
  renewRecoveryCodes: async ({ request, reply, actor, values }) => {
    await provePassword(signIn, request, values.current_password);
    const recovery_codes = await write(actOf(request, store), { id: actor.id }, async (work) => {
      if (!(await secondStepOf(work.trx, actor.id)).two_step) return refuse('two_step.off');
      await auditOwn(work, 'two_step_on', { after: { recovery_codes: 'renewed' } });
      await notify(work, 'recovery_codes_renewed', {}, { people: [actor.id] });
      return renewRecovery(work.trx, actor.id);
    });
    return sendDocument(reply, 200, { meta: { recovery_codes } });
  },

  removeTwoStep: async ({ request, reply, actor, values }) => {
    await provePassword(signIn, request, values.current_password);
    await write(actOf(request, store), { id: actor.id }, async (work) => {
      const before = await secondStepOf(work.trx, actor.id);
      if (!before.two_step) refuse('two_step.off');
      if (before.demanded) refuse('two_step.demanded');
      await turnOff(work.trx, actor.id);
      await auditOwn(work, 'two_step_off');
      await notify(work, 'two_step_off', {}, { people: [actor.id] });
      await tell(work, { ...before, id: actor.id }, 'two_step_removed', {});
    });
    return sendNothing(reply);
  },
});

/** For a person who lost the telephone: turns the second step off and ends all sessions. */
const help = async (work: WriteContext, id: string): Promise<void> => {
  await refuseMoreRights(work, 'user', [id]);
  const before = await secondStepOf(work.trx, id);
  if (!before.two_step) refuse('two_step.off');
  await turnOff(work.trx, id);
  await endSessions(work, [id]);
  await auditOwn(work, 'two_step_off', { recordId: id });
  await notify(work, 'two_step_off', {}, { people: [id] });
  await tell(work, { ...before, id }, 'two_step_removed', {}, defaultLanguage);
};

const resetForSomeone = ({ store }: Needs): Handlers<'resetTwoStep'> => ({
  resetTwoStep: async ({ request, reply, actor, verdict, id }) => {
    // One's own needs the password: a session left open somewhere must not be enough.
    if (id === actor.id) refuse('access.denied');
    await write(actOf(request, store), verdict, async (work) => {
      await lockedRecord(work, store.find(user.type), id, verdict === true ? {} : verdict, undefined);
      await help(work, id);
    });
    return sendNothing(reply);
  },
});

export const twoStep = (needs: Needs) => ({ ...setUp(needs), ...weaken(needs), ...resetForSomeone(needs) });
