/** What Fastify and PostgreSQL refuse by themselves, as rows of our catalogue. */
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
  // PostgreSQL: statement timeout, no connection left, stopping, crashing or starting.
  '57014': { code: 'timeout' },
  '53300': { code: 'unavailable' },
  '57P01': { code: 'unavailable' },
  '57P02': { code: 'unavailable' },
  '57P03': { code: 'unavailable' },
  // Rows that someone else is changing: not free in time, or again and again in each other's way.
  '55P03': { code: 'record.busy' },
  '40001': { code: 'record.busy' },
  '40P01': { code: 'record.busy' },
  ECONNREFUSED: { code: 'unavailable' },
  ECONNRESET: { code: 'unavailable' },
};

/** The problem for an error that isn't ours, or undefined when nobody foresaw it. */
export const frameworkProblem = (error: unknown): Problem | undefined => {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (typeof code === 'string' && Object.hasOwn(known, code)) return known[code];
  // Another refusal of the framework's own: the caller's fault, whatever its name.
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? { code: 'header.invalid', meta: { header: '' } }
    : undefined;
};
