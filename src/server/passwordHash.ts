/** Passwords: argon2id with OWASP's parameters, two at a time, so that many sign-ins at once do not slow everything else down. Rule: PRV-8. */
import { hash, verify } from '@node-rs/argon2';
import { networkOf } from '#server/http/network';
import { turns } from '#server/workQueue';

/** 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet; argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One network (which may be one attacker) may fill a twentieth of the queue, and the networks are served in turn. */
const queue = turns({ atOnce: 2, mostWaiting: 500, mostWaitingEach: 25 });

const inTurn = <T>(ip: string, work: () => Promise<T>): Promise<T> => queue(work, { key: networkOf(ip) });

/** One spelling of a password, whatever keyboard it was typed on (NIST SP 800-63B 5.1.1.2). */
const spelled = (password: string): string => password.normalize('NFKC');

/**
 * Hashes a password; the result is what is stored.
 * @param ip who asks for it, where that may be anyone
 * @throws QueueFull when too many are asked for at the moment
 */
export const hashPassword = (password: string, ip = ''): Promise<string> => inTurn(ip, () => hash(spelled(password), cost));

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed.
 * Without a hash (nobody has this address) the answer is no, after the same work, so that time tells nothing.
 * @throws QueueFull like `hashPassword`
 */
export async function verifyPassword(stored: string | null, password: string, ip = ''): Promise<boolean> {
  nobody ??= hash('nobody has this password', cost);
  const against = stored ?? (await nobody);
  const same = await inTurn(ip, () => verify(against, spelled(password)));
  return same && stored !== null;
}
