/** How much one caller may ask of the server, and how long a request may take. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { limits } from '#shared/limits';
import type { Config } from '../config';
import { Refusal } from './errors';

const MINUTE = 60_000;
/** Wrong passwords for one account from one address, before that pair has to wait. */
const WRONG_PASSWORDS = 10;
/** Wrong passwords from one address, whatever the account: trying one password on many accounts is guessing too. */
const WRONG_PASSWORDS_OF_ADDRESS = 100;
const WRONG_PASSWORD_WINDOW = 15 * MINUTE;

/** Fastify's bounds for a request: bytes of a document, and milliseconds to send it, to be silent, to be kept waiting. */
export const bounds = {
  bodyLimit: limits.body,
  connectionTimeout: 60_000,
  // A picture of 5 MB over a weak mobile network takes its time.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  routerOptions: { maxParamLength: 200 },
} as const satisfies FastifyServerOptions;

const tooMany = (milliseconds: number): Refusal => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return new Refusal([{ code: 'rate.limited', meta: { seconds } }], { 'retry-after': String(seconds) });
};

/** Bounds what one address may ask in a minute; files and health are free (`config: { rateLimit: false }`). */
export async function limitRate(app: FastifyInstance, { rateLimit: max }: Pick<Config, 'rateLimit'>): Promise<void> {
  await app.register(rateLimit, {
    global: max > 0,
    max,
    timeWindow: MINUTE,
    cache: 20_000,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  });
}

/** Counts wrong passwords only, so that a clinic behind one address can sign in as often as it likes. */
export interface GuessLimit {
  /** @throws Refusal `rate.limited` when this caller has guessed too often */
  check(request: FastifyRequest, account: string): Promise<void>;
  count(request: FastifyRequest, account: string): Promise<void>;
}

/** The counters live in this process; the lockout that survives it belongs to the account. Needs `limitRate` before. */
export function limitGuesses(app: FastifyInstance): GuessLimit {
  const accounts = new WeakMap<FastifyRequest, string>();
  const common = { timeWindow: WRONG_PASSWORD_WINDOW, cache: 20_000 };
  const limiters = [
    app.createRateLimit({ ...common, max: WRONG_PASSWORDS, keyGenerator: (request) => `${request.ip} ${accounts.get(request)}` }),
    app.createRateLimit({ ...common, max: WRONG_PASSWORDS_OF_ADDRESS, keyGenerator: (request) => request.ip }),
  ];
  return {
    async check(request, account) {
      accounts.set(request, account);
      for (const look of limiters) {
        const state = await look(request, { increment: false });
        if (!state.isAllowed && state.remaining === 0) throw tooMany(state.ttl);
      }
    },
    async count(request, account) {
      accounts.set(request, account);
      for (const add of limiters) await add(request);
    },
  };
}
