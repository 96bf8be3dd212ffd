/** What a browser had kept when a session began, as far as the calls of the session carried it: read from the calls. */
import { knownDevice } from '#client/services/knownDevice';
import { REDACTED } from '#client/services/redaction';
import type { Workplace } from '#client/services/workplace';
import type { Logged } from './actions';

/** The browser's storage as a page finds it that nobody has opened before. */
export const emptyStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: async (key: string) => entries.get(key) ?? null,
    setItem: async (key: string, value: string) => void entries.set(key, value),
    removeItem: async (key: string) => void entries.delete(key),
  };
};

/** The client that a tab works for, until the page closes. */
export const tabOf = (id: string | null): Workplace => {
  let kept = id;
  return { read: () => kept, write: (next) => void (kept = next), restart: () => undefined };
};

const sentIn = ({ meta }: Logged) => meta?.exchange?.sent;

type SignIn = { readonly email?: string; readonly device_token?: string };

/** The address and the device's token of each sign-in that was sent, in order. */
const signInsIn = (actions: readonly Logged[]): SignIn[] =>
  actions.flatMap((action) => {
    const { path = '', method } = action.meta?.exchange ?? {};
    if (method !== 'POST' || !path.endsWith('/login')) return [];
    const { data } = (sentIn(action)?.body ?? {}) as { readonly data?: { readonly attributes?: SignIn } };
    return data?.attributes ?? [];
  });

/**
 * The storage that gives each sign-in of the log what it sent: a browser knows the accounts whose first sign-in carried the device's
 * token. The token itself is secret, so what stands for it is kept.
 */
export async function storageBefore(actions: readonly Logged[]) {
  const storage = emptyStorage();
  const device = knownDevice(storage);
  const seen = new Set<string>();
  for (const { email, device_token } of signInsIn(actions)) {
    if (email === undefined || seen.has(email)) continue;
    seen.add(email);
    if (device_token !== undefined) await device.keep(email, REDACTED);
  }
  return storage;
}

/** The tab that had chosen the client for which the first call with a session was. */
export const workplaceBefore = (actions: readonly Logged[]): Workplace =>
  tabOf(actions.map(sentIn).find((sent) => sent?.caller?.signedIn)?.caller?.workplace ?? null);
