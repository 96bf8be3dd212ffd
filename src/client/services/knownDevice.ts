/**
 * What makes this browser known to accounts that signed in with it: a token for each, sent with the next sign-in, so that strangers
 * who guess wrong do not lock the owner out here. It stays when the person signs out, and passes by the store and the log.
 */
import type { PersistStorage } from '#client/services/storage';

export type KnownDevice = {
  /** What the last sign-in to this account answered; undefined where there was none. */
  tokenFor(email: string): Promise<string | undefined>;
  keep(email: string, token: string): Promise<void>;
};

/** The entry of the storage: pairs of an account's label and its token, the newest last. */
export const deviceEntry = 'auth.devices';

/** Most accounts that one browser remembers. */
const MOST_ACCOUNTS = 20;

type Pair = readonly [label: string, token: string];

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const readPairs = (text: string | null): Pair[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
};

/**
 * A short name for an account, so that the storage does not list the addresses of everyone who signed in here: FNV-1a, 32 bits. It
 * is no secret. Where two addresses share a label, the last one to sign in is known, and the other one signs in like a stranger.
 */
const labelOf = (email: string): string => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
};

export const knownDevice = (storage: PersistStorage): KnownDevice => {
  const pairs = async () => readPairs(await storage.getItem(deviceEntry));
  return {
    async tokenFor(email) {
      const label = labelOf(email);
      return (await pairs()).find(([whose]) => whose === label)?.[1];
    },
    async keep(email, token) {
      const label = labelOf(email);
      const others = (await pairs()).filter(([whose]) => whose !== label);
      await storage.setItem(deviceEntry, JSON.stringify([...others, [label, token]].slice(-MOST_ACCOUNTS)));
    },
  };
};
