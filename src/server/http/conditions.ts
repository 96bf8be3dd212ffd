/** The headers that make a request conditional or repeatable: If-Match, If-None-Match and Idempotency-Key. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Resource } from '#shared/kit/resource';
import type { Once } from '../repository/idempotency';
import { Refusal } from '../refusal';

const refuse = (header: string): never => {
  throw new Refusal([{ code: 'header.invalid', header, meta: { header } }]);
};

/** Our ETags begin with the record's version; the rest distinguishes documents of one version (other includes, other counts). */
const TAG = /^(?:W\/)?"(\d{1,9})(?:-[\w-]+)?"$/;

/** A document's ETag: the record's version, and a hash of what was answered. */
export const etagOf = (version: number, body: Uint8Array): string =>
  `"${version}-${createHash('sha256').update(body).digest('base64url').slice(0, 12)}"`;

/** The versions that If-Match accepts; undefined is any. */
const matchedVersions = (header: string | undefined): number[] | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  return header.split(',').map((one) => Number(TAG.exec(one.trim())?.[1] ?? refuse('If-Match')));
};

/**
 * The versions a change may be made from: If-Match's, and the document's own.
 * @throws Refusal `header.invalid`, and `version.required` where the resource demands a version and neither says one; `If-Match: *` says any (CORE-6)
 */
export const expectedVersions = (
  request: FastifyRequest,
  { demandsVersion }: Pick<Resource, 'demandsVersion'>,
  version?: number,
): number[] | undefined => {
  const header = request.headers['if-match'];
  const matched = matchedVersions(header);
  if (version === undefined) {
    if (demandsVersion && header === undefined) throw new Refusal([{ code: 'version.required', header: 'If-Match' }]);
    return matched;
  }
  return matched && !matched.includes(version) ? [] : [version];
};

/** Whether the caller already has exactly this document. */
export const isNotModified = ({ headers }: FastifyRequest, etag: string): boolean => {
  const header = headers['if-none-match'];
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
};

const fingerprintOf = ({ method, url }: FastifyRequest, asked: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(asked)}`)
    .digest('hex');

/**
 * The key of a request with what it asks for; undefined without one.
 * @param id the id that the caller made for what this makes: as good a key as the header
 */
export const idempotencyKeyOf = (request: FastifyRequest, id?: string): Once | undefined => {
  const key = request.headers['idempotency-key'] ?? id;
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) return refuse('Idempotency-Key');
  return { key, fingerprint: fingerprintOf(request, request.body ?? null) };
};

/**
 * The key of one part of a request whose parts succeed or fail each on its own. The same part has the same key in a repeated request,
 * also when other parts are no longer sent.
 * @param part what this part asks for, with what is the same for all parts
 */
export const onceForPart = (
  once: Once | undefined,
  request: FastifyRequest,
  part: { readonly data: unknown; readonly record: { readonly id: string } },
) => once && { key: `${once.key}/${part.record.id}`, fingerprint: fingerprintOf(request, part) };

/** A browser may keep the answer, for the same person, and asks each time whether it still holds. */
export const privateCaching = { 'cache-control': 'private, no-cache', vary: 'Accept, Authorization' } as const;
