/** Logs: one line of JSON per request, with an id that the answer carries too, and without anything personal. Rule: PRV-5. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DestinationStream } from 'pino';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** At most 64 characters before the @, as RFC 5321 allows: so the search takes linear and not quadratic time. */
const EMAIL = /[^\s@"'(<=:,]{1,254}@[^\s@"')>,;]+\.[a-z]{2,}/gi;
/** Identity and tax numbers: 16 digits as they are stored, and the older form of tax numbers as people write it. */
const PERSONAL_NUMBER = /(?<!\d)(?:\d{15,16}|\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3})(?!\d)/g;
/** Phone numbers as they are stored. */
const PHONE = /\+\d{7,15}(?!\d)/g;
const BEARER = /bearer\s+[\w.~+/=-]+/gi;

/** Characters of one text in the log; the explanation of an error is at its beginning. */
const LONGEST = 8_000;

/** Removes e-mail addresses, identity, tax and phone numbers, and tokens from a text: messages of the database or of a library may quote what a person sent. */
export const masked = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(EMAIL, '[e-mail]')
    .replace(PERSONAL_NUMBER, '[number]')
    .replace(PHONE, '[number]')
    .replace(BEARER, 'Bearer [token]');

type ErrorLine = { [key: string]: unknown; type: string; message: string; stack: string };

/** An error without properties that may hold personal data; other properties (PostgreSQL's `detail`, a request's body) may quote a row. */
const errorLine = (error: Error & { code?: string; constraint?: string }, depth = 0): ErrorLine => ({
  type: error.name,
  message: masked(String(error.message)),
  stack: masked(String(error.stack)),
  ...(error.code && { code: error.code }),
  ...(error.constraint && { constraint: error.constraint }),
  ...(error.cause instanceof Error && depth < 3 && { cause: errorLine(error.cause, depth + 1) }),
});

/** The caller's X-Request-Id when it is one, so that a proxy's log and ours can be laid side by side; else a new one. */
const requestId = (request: IncomingMessage): string => {
  const theirs = request.headers['x-request-id'];
  return typeof theirs === 'string' && REQUEST_ID.test(theirs) ? theirs : randomUUID();
};

/**
 * Fastify's options for logging. Headers, bodies, query strings and addresses are never handed to the log: an IP address is
 * personal data, and stands only in `sessions` and `audit`, where it can be looked up for a reason and be erased.
 * @param stream where the lines go; standard output by default
 */
export const logging = (config: Pick<Config, 'logLevel'>, stream?: DestinationStream) =>
  ({
    logger: {
      level: config.logLevel,
      base: null,
      ...(stream && { stream }),
      serializers: {
        err: errorLine,
        req: ({ method }: { method: string }) => ({ method }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      redact: {
        paths: ['authorization', 'password', 'token', 'email', '*.authorization', '*.password', '*.token', '*.email'],
        censor: '[redacted]',
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
  }) satisfies FastifyServerOptions;

/** Answers each request with its id, and writes its line when it is done. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : request.routeOptions.url;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
