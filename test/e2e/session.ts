/** Signing in over the wire, for tests whose subject is something else; the form has tests of its own. */
import type { BrowserContext } from '@playwright/test';
import { tokenStorage } from '#client/store/session/tokenStorage';
import { API_ROOT, MEDIA_TYPE } from '#shared/jsonapi';

/** The accounts that every fresh server has. Tests share their sessions: one that ends its session signs in by the form. */
const seeded = ['admin@nadi.test', 'creator@nadi.test', 'member@nadi.test'];
/** A session has at most four streams of live updates, and those of pages that were just closed may still count. */
const MOST_SHARES = 2;
const shared = new Map<string, { readonly token: Promise<string>; shares: number }>();

async function newToken(email: string, password: string): Promise<string> {
  const answer = await fetch(new URL(`${API_ROOT}/login`, process.env.E2E_URL), {
    method: 'POST',
    headers: { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE },
    body: JSON.stringify({ data: { type: 'token', attributes: { email, password } } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${email} can't sign in: ${answer.status} ${text}`);
  return (JSON.parse(text) as { access_token: string }).access_token;
}

/** The token of a session. @throws Error with the server's answer, when it refuses */
export function tokenOf(email: string, password: string): Promise<string> {
  if (!seeded.includes(email)) return newToken(email, password);
  const known = shared.get(email);
  const session = known && known.shares < MOST_SHARES ? known : { token: newToken(email, password), shares: 0 };
  session.shares += 1;
  shared.set(email, session);
  return session.token;
}

/** What the app keeps of a session in the browser's localStorage, as redux-persist writes it: an object whose members are JSON again. */
export const remembered = (token: string) => ({
  name: tokenStorage.prefix + tokenStorage.key,
  value: JSON.stringify({ token: JSON.stringify(token), _persist: JSON.stringify({ version: 1, rehydrated: true }) }),
});

/** Puts a session into a browser that keeps nothing yet: the next page that it opens is signed in. */
export async function remember(context: BrowserContext, token: string): Promise<void> {
  const { cookies } = await context.storageState();
  await context.setStorageState({ cookies, origins: [{ origin: process.env.E2E_URL!, localStorage: [remembered(token)] }] });
}
