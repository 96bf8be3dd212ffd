/** Endpoints for monitoring: is the process alive, is it ready, and its metrics. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { withoutActor } from '../http/actor';
import { measure } from '../http/metrics';

const PATIENCE = 2_000;
const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const answersInTime = async ({ ping }: Pick<Database, 'ping'>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE)));
  try {
    return await Promise.race([
      ping().then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** With a token, its holder; without one, anyone who calls from this machine and not through a proxy on it. */
const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
  const { authorization, 'x-forwarded-for': forwarded } = request.headers;
  if (token) return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
  return forwarded === undefined && HERE.has(request.socket.remoteAddress ?? '');
};

/** `/healthz` the process, `/readyz` the database too, `/metrics` for Prometheus. */
export function health(app: FastifyInstance, { database, config }: { database: Database; config: Pick<Config, 'metricsToken'> }): void {
  const registry = measure(app, database);
  // Probes come every few seconds; only failures are logged.
  const probe = { ...withoutActor, logLevel: 'warn' } as const;
  const say = (reply: FastifyReply, status: number, state: string) =>
    reply.code(status).header('cache-control', 'no-store').send({ status: state });

  app.get('/healthz', probe, (_, reply) => say(reply, 200, 'alive'));
  app.get('/readyz', probe, async (_, reply) => ((await answersInTime(database)) ? say(reply, 200, 'ready') : say(reply, 503, 'waiting')));
  app.get('/metrics', probe, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
