/** Sign-in with e-mail, password and perhaps a code, answered with a token; and sign-out. Rule: SGN-1. */
import { sendNothing } from '#server/http/jsonapi';
import { sendPlain } from '#server/http/plainAnswers';
import { endThisSession } from '../sql/ownAccount';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { SignIn } from '../signIn/signIn';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, fromOf } from '#server/routes/routeSteps';

export const session = ({ store, signIn }: { store: Store; signIn: SignIn }): Handlers<'login' | 'logout'> => ({
  login: async ({ request, reply, values: { email, password, one_time_code, device_token } }) => {
    const started = await signIn.signIn(
      { email, password, code: one_time_code ?? null, deviceToken: device_token ?? null },
      fromOf(request),
    );
    return sendPlain(reply, 200, {
      token_type: 'Bearer',
      expires_in: started.expiresIn,
      access_token: started.token,
      device_token: started.deviceToken,
    });
  },

  logout: async ({ request, reply, actor }) => {
    await write(actOf(request, store), { id: actor.id }, endThisSession);
    return sendNothing(reply);
  },
});
