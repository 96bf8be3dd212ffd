/** Sign-in with e-mail, password and perhaps a code, answered with a token; and sign-out. Rule: SGN-1. */
import { sendNothing } from '../http/jsonapi';
import { sendPlain } from '../http/plainAnswers';
import { endThisSession } from '../repository/ownAccount';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import type { SignIn } from '../identity/signIn';
import type { Handlers } from './endpoints';
import { actOf, fromOf } from './routeSteps';

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
