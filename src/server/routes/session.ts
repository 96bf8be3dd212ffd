/** Sign-in with e-mail, password and perhaps a code, answered with a token; and sign-out. Rule: SGN-1. */
import type { FastifyInstance } from 'fastify';
import { token } from '#shared/signIn';
import type { ValuesOf } from '#shared/kit/resource';
import { always, signedIn } from '../http/actor';
import { readDocument } from '../http/document';
import { sendNothing } from '../http/jsonapi';
import { sendPlain } from '../http/plainAnswers';
import { endThisSession } from '../repository/ownAccount';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import type { SignIn } from '../identity/signIn';
import { actOf, fromOf } from './routeSteps';

/** POST /login and POST /logout. */
export function session(app: FastifyInstance, { store, signIn }: { store: Store; signIn: SignIn }): void {
  app.post('/login', { config: { open: true } }, async (request, reply) => {
    // The document was checked against the declaration, which is where this type comes from.
    const { email, password, one_time_code, device_token } = readDocument(token, request.body).values as ValuesOf<typeof token>;
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
  });

  app.post('/logout', always, async (request, reply) => {
    const { actor } = signedIn(request);
    await write(actOf(request, store), { id: actor.id }, endThisSession);
    return sendNothing(reply);
  });
}
