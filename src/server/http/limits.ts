/** How much one caller may ask of the server, and how long a request may take. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { limits } from '#shared/limits';
import type { Config } from '../config';
import { rateLimited } from '../refusal';
import { networkOf } from './network';

const MINUTE = 60_000;

/** Fastify's bounds for a request: bytes of a document, and milliseconds to send it, to be silent, to be stored waiting. */
export const requestLimits = {
  bodyLimit: limits.body,
  connectionTimeout: 60_000,
  // A picture of 5 MB takes long over a weak mobile network.
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  routerOptions: { maxParamLength: 200 },
} as const satisfies FastifyServerOptions;

/** Limits the requests of one network in a minute; files and health checks are exempt (`config: { rateLimit: false }`). */
export async function limitRate(
  app: FastifyInstance,
  { rateLimit: all, processes }: Pick<Config, 'rateLimit' | 'processes'>,
): Promise<void> {
  // Counted in memory: each process allows its share, so that all together never allow more.
  const max = Math.ceil(all / processes);
  await app.register(rateLimit, {
    global: max > 0,
    max,
    timeWindow: MINUTE,
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_, { ttl }) => rateLimited(ttl),
  });
}
