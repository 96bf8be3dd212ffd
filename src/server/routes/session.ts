/** Signing in and out: e-mail and password for a token, and the token given back. */
import type { FastifyInstance } from 'fastify';
import { email, secret } from '#shared/kit/fields';
import { defineResource, type ValuesOf } from '#shared/kit/resource';
import { signedIn } from '../http/actor';
import { readDocument } from '../http/document';
import { Refusal } from '../http/errors';
import { sendNothing } from '../http/jsonapi';
import { limitGuesses } from '../http/limits';
import { sendPlain } from '../http/plain';
import type { Sessions } from '../sessions';

/** What POST /login is sent (SCREENS.md, "Sign-in family"); a rule about strength has no place where a password only is compared. */
const token = defineResource('token', '/token', {
  label: 'email',
  attributes: { email: email({ required: true }), password: secret({ required: true, min: 1, max: 200 }) },
  access: {},
});

/** POST /login and POST /logout. */
export function session(app: FastifyInstance, { sessions }: { sessions: Sessions }): void {
  const guesses = limitGuesses(app);

  app.post('/login', { config: { open: true } }, async (request, reply) => {
    // The document was checked against the declaration, which is where this type comes from.
    const { email, password } = readDocument(token, request.body).values as ValuesOf<typeof token>;
    await guesses.check(request, email);
    const started = await sessions.signIn(email, password, { userAgent: request.headers['user-agent'], ip: request.ip });
    if (!started) {
      await guesses.count(request, email);
      throw new Refusal([{ code: 'credentials.invalid' }]);
    }
    return sendPlain(reply, 200, { token_type: 'Bearer', expires_in: started.expiresIn, access_token: started.token });
  });

  app.post('/logout', async (request, reply) => {
    await sessions.end(signedIn(request).session);
    return sendNothing(reply);
  });
}
