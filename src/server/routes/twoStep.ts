/** Two-step sign-in: setting it up with an app, its recovery codes, and an end to it, by oneself or by who manages users. */
import type { FastifyInstance } from 'fastify';
import type { ValuesOf } from '#shared/kit/resource';
import { defaultLanguage } from '#shared/locale';
import { user } from '#shared/resources/user';
import { twoStepCode } from '#shared/signIn';
import type { Config } from '../config';
import { own, signedIn } from '../http/actor';
import { readDocument } from '../http/document';
import { Refusal } from '../refusal';
import { sendDocument, sendNothing } from '../http/jsonapi';
import { tell } from '../mail/sendMail';
import { notify } from '../repository/notify';
import { isPasswordStill, note } from '../repository/ownAccount';
import { endSessions } from '../repository/people';
import { refuseMoreRights } from '../repository/compareRights';
import { beginTwoStep, confirmTwoStep, readableSecret, renewRecovery } from '../identity/secondStep';
import { secondStepOf, turnOff } from '../repository/secondStep';
import type { Store } from '../repository/store';
import { locked } from '../repository/update';
import { write } from '../repository/write';
import type { WriteContext } from '../repository/writeContext';
import type { SecretBox } from '../secretBox';
import type { SignIn } from '../identity/signIn';
import { newSecret, secretUri } from '../identity/twoStepCodes';
import { provePassword, wrongPassword } from './passwordProof';
import { actOf, authorise, idOf } from './routeSteps';

type Needs = { store: Store; signIn: SignIn; secrets: SecretBox; config: Pick<Config, 'brand'> };

const PATH = '/me/two-step';

const refuse = (code: 'two_step.on' | 'two_step.off' | 'two_step.demanded' | 'access.denied'): never => {
  throw new Refusal([{ code }]);
};

/** Setting it up: a secret for the app, which takes the password, and the app's first code, which turns it on. */
function setUp(app: FastifyInstance, { store, signIn, secrets, config }: Needs): void {
  app.post(PATH, own, async (request, reply) => {
    const { actor } = signedIn(request);
    const hash = await provePassword(signIn, request);
    const secret = newSecret();
    const email = await write(actOf(request, store), { id: actor.id }, async ({ trx }) => {
      if (!(await isPasswordStill(trx, actor.id, hash))) throw new Refusal([wrongPassword]);
      const before = await secondStepOf(trx, actor.id);
      if (before.two_step) refuse('two_step.on');
      await beginTwoStep(trx, secrets, actor.id, secret);
      return before.email;
    });
    return sendDocument(reply, 200, { meta: { secret, uri: secretUri(secret, config.brand, email) } });
  });

  app.patch(PATH, own, async (request, reply) => {
    const { actor } = signedIn(request);
    const { one_time_code } = readDocument(twoStepCode, request.body).values as ValuesOf<typeof twoStepCode>;
    const recovery_codes = await write(actOf(request, store), { id: actor.id }, async (work) => {
      const { two_step, two_step_secret } = await secondStepOf(work.trx, actor.id);
      if (two_step) return refuse('two_step.on');
      if (two_step_secret === null) return refuse('two_step.off');
      const secret = readableSecret(secrets, actor.id, two_step_secret);
      const isTaken = await confirmTwoStep(work.trx, actor.id, secret, one_time_code, work.now);
      if (!isTaken) throw new Refusal([{ code: 'two_step.invalid', pointer: '/data/attributes/one_time_code' }]);
      await endSessions(work, [actor.id]);
      await note(work, 'two_step_on');
      await notify(work, actor.id, 'two_step_on', {});
      return renewRecovery(work.trx, actor.id);
    });
    return sendDocument(reply, 200, { meta: { recovery_codes } });
  });
}

/** Actions that need the password again: new recovery codes, and turning the second step off. */
function weaken(app: FastifyInstance, { store, signIn }: Needs): void {
  app.post(`${PATH}/recovery-codes`, own, async (request, reply) => {
    const { actor } = signedIn(request);
    await provePassword(signIn, request);
    const recovery_codes = await write(actOf(request, store), { id: actor.id }, async (work) => {
      if (!(await secondStepOf(work.trx, actor.id)).two_step) return refuse('two_step.off');
      await note(work, 'two_step_on', { after: { recovery_codes: 'renewed' } });
      await notify(work, actor.id, 'recovery_codes_renewed', {});
      return renewRecovery(work.trx, actor.id);
    });
    return sendDocument(reply, 200, { meta: { recovery_codes } });
  });

  app.delete(PATH, own, async (request, reply) => {
    const { actor } = signedIn(request);
    await provePassword(signIn, request);
    await write(actOf(request, store), { id: actor.id }, async (work) => {
      const before = await secondStepOf(work.trx, actor.id);
      if (!before.two_step) refuse('two_step.off');
      if (before.demanded) refuse('two_step.demanded');
      await turnOff(work.trx, actor.id);
      await note(work, 'two_step_off');
      await notify(work, actor.id, 'two_step_off', {});
      await tell(work, { ...before, id: actor.id }, 'two_step_removed', {});
    });
    return sendNothing(reply);
  });
}

/** For a person who lost the telephone: turns the second step off and ends all sessions. */
const help = async (work: WriteContext, id: string): Promise<void> => {
  await refuseMoreRights(work, 'user', [id]);
  const before = await secondStepOf(work.trx, id);
  if (!before.two_step) refuse('two_step.off');
  await turnOff(work.trx, id);
  await endSessions(work, [id]);
  await note(work, 'two_step_off', { recordId: id });
  await notify(work, id, 'two_step_off', {});
  await tell(work, { ...before, id }, 'two_step_removed', {}, defaultLanguage);
};

/** The routes of the second step. */
export function twoStep(app: FastifyInstance, needs: Needs): void {
  const { store } = needs;
  const server = store.find(user.type);
  setUp(app, needs);
  weaken(app, needs);

  app.delete(`${user.path}/:id/two-step`, async (request, reply) => {
    const verdict = authorise(user, 'update', request.actor);
    const id = idOf(request);
    // One's own needs the password: a session left open somewhere must not be enough.
    if (id === request.actor?.id) refuse('access.denied');
    await write(actOf(request, store), verdict, async (work) => {
      await locked(work, server, id, verdict === true ? {} : verdict, undefined);
      await help(work, id);
    });
    return sendNothing(reply);
  });
}
