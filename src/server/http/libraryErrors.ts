/** Translates errors of Fastify and PostgreSQL into codes of our error catalogue. */
import type { Problem } from '#shared/errors';
import { limits } from '#shared/limits';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

const known: Readonly<Record<string, Problem>> = {
  FST_ERR_BAD_URL: { code: 'route.missing' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'route.missing' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'media_type.unsupported', header: 'Content-Type' },
  FST_ERR_CTP_INVALID_TYPE: { code: 'media_type.unsupported', header: 'Content-Type' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body.too_large', meta: { max: megabytes(limits.body) } },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'header.invalid', header: 'Content-Length', meta: { header: 'Content-Length' } },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'json.invalid' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'json.invalid' },
  FST_ERR_HANDLER_TIMEOUT: { code: 'timeout' },
  // PostgreSQL: statement timeout, disk full, out of memory, no connection left, connection lost, stopping, crashing or starting.
  '57014': { code: 'timeout' },
  '53100': { code: 'storage.full' },
  '53200': { code: 'unavailable' },
  '53300': { code: 'unavailable' },
  '08000': { code: 'unavailable' },
  '08003': { code: 'unavailable' },
  '08006': { code: 'unavailable' },
  '57P01': { code: 'unavailable' },
  '57P02': { code: 'unavailable' },
  '57P03': { code: 'unavailable' },
  // Rows that another transaction is changing: the lock was not free in time, or retries kept conflicting.
  '55P03': { code: 'record.busy' },
  '40001': { code: 'record.busy' },
  '40P01': { code: 'record.busy' },
  ECONNREFUSED: { code: 'unavailable' },
  ECONNRESET: { code: 'unavailable' },
  EPIPE: { code: 'unavailable' },
  // The thread for expensive work ended before its answer.
  ERR_THREAD_ENDED: { code: 'unavailable' },
  // The file store's disk is full, or its user's share of it.
  ENOSPC: { code: 'storage.full' },
  EDQUOT: { code: 'storage.full' },
};

/** Messages of pg, which have no code, for a connection that was lost or not available in time. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** The database's socket is gone (ENOENT alone may be any file), or a connection ended before its answer. */
const isConnectionLost = ({ code, syscall, message }: { code?: unknown; syscall?: unknown; message?: unknown }): boolean =>
  (code === 'ENOENT' && syscall === 'connect') || (code === undefined && CONNECTION_LOST.test(String(message)));

/** The problem for an error of these libraries, or undefined for an unforeseen one. */
export const frameworkProblem = (error: unknown): Problem | undefined => {
  const failure = (error ?? {}) as { code?: unknown; statusCode?: unknown; syscall?: unknown; message?: unknown };
  const { code, statusCode } = failure;
  if (isConnectionLost(failure)) return { code: 'unavailable' };
  if (typeof code === 'string' && Object.hasOwn(known, code)) return known[code];
  // Any other 4xx error of the framework: a fault of the request.
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? { code: 'header.invalid', meta: { header: '' } }
    : undefined;
};
