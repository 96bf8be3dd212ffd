/** Prometheus' numbers: requests by route template and status, the pool, the event loop, memory. Never an address or a name. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';

/** Unknown addresses share one label: a scanner must not be able to make a million series. */
const routeOf = (request: FastifyRequest): string => (request.is404 ? 'none' : (request.routeOptions.url ?? 'none'));

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

function processGauges(app: FastifyInstance, registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  gauge(registry, 'nadi_event_loop_delay_seconds', 'Longest delay of the event loop since the last scrape.', () => {
    const longest = delay.max / 1e9;
    delay.reset();
    return longest;
  });
  gauge(registry, 'nadi_resident_memory_bytes', 'Memory the process holds.', () => process.memoryUsage.rss());
  gauge(registry, 'nadi_uptime_seconds', 'Seconds since the process started.', () => process.uptime());
}

function poolGauges(registry: Registry, { pool }: Pick<Database, 'pool'>): void {
  gauge(registry, 'nadi_pool_connections', 'Connections to the database.', () => pool.totalCount);
  gauge(registry, 'nadi_pool_idle', 'Connections that wait for work.', () => pool.idleCount);
  gauge(registry, 'nadi_pool_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
}

/** Measures every request of the app from here on; answers with the registry that /metrics prints. */
export function measure(app: FastifyInstance, database: Pick<Database, 'pool'>): Registry {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'nadi_http_request_seconds',
    help: 'Requests by method, route template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    requests.observe({ method: request.method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  processGauges(app, registry);
  poolGauges(registry, database);
  return registry;
}
