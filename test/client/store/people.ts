/** Two people who sign in on the stub server, and what it answers of them. */
import { newId } from '#client/storeKit/ids';
import { auth } from '#client/store/session/auth';
import { startTestStore } from '../startTestStore';
import { resourceObject } from '../stubServer';

const person = (name: string) => ({ id: newId(), email: `${name.toLowerCase()}@nadi.test`, name });
export const sari = person('Sari');
export const budi = person('Budi');
export type Named = typeof sari;

export const password = 'kasa steril gulung';
export const credentials = ({ email }: Named) => ({ email, password });
export const token = (access_token: string) => ({ token_type: 'Bearer', expires_in: 3600, access_token });

/** What GET /me answers. */
export const profile = (whose: Named, meta: object = {}) => ({
  data: resourceObject('users', whose),
  meta: { actor: { id: whose.id, roles: ['member'], permissions: ['edit tags'], entityId: null }, idle_lock_minutes: 0, ...meta },
});

/** Another tab's writing, as redux-persist writes it. */
export const tab = (written: { token: string | null; person?: string | null; locked?: boolean }) =>
  [
    'auth._token.local',
    JSON.stringify(Object.fromEntries(Object.entries(written).map(([name, value]) => [name, JSON.stringify(value)]))),
  ] as const;

/** Someone who is in, with nothing in the log yet. */
export async function signedIn(whose = sari, meta: object = {}) {
  const world = await startTestStore();
  await world.dispatch(auth.actions.login(credentials(whose)));
  await world.last().answer(200, token('first'));
  await world.to('GET', '/me').answer(200, profile(whose, meta));
  world.actions.length = 0;
  return world;
}
