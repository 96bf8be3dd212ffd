/** Passwords: argon2id with OWASP's parameters, two at a time, so that a rush of sign-ins leaves the machine to everyone else. */
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from './http/errors';
import { QueueFull, turns } from './turns';

/** 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet; argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const queue = turns({ atOnce: 2, mostWaiting: 500 });

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  queue(work).catch((error: unknown) => {
    throw error instanceof QueueFull ? new Refusal([{ code: 'unavailable' }]) : error;
  });

/** One spelling of a password, whatever keyboard it was typed on (NIST SP 800-63B 5.1.1.2). */
const spelled = (password: string): string => password.normalize('NFKC');

/** The text to store for a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(spelled(password), cost));

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed.
 * Without a hash (nobody has this address) the answer is no, after the same work, so that time tells nothing.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const against = stored ?? (await nobody);
  const same = await inTurn(() => verify(against, spelled(password)));
  return same && stored !== null;
}
