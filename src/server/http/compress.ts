/** Compresses long answers for callers that accept it: on a mobile network a list of 25 arrives in a tenth of the time. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this number of bytes compression saves no time. */
const WORTHWHILE = 2_048;

const text = /^(text\/html|application\/([\w.-]+\+)?json)\b/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** By name, best first. Quality 4 takes about a millisecond, off the main thread; more is for files that are compressed once. */
const ways: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gzipped(body),
};

/** Compressed bodies, stored as long as the body itself is cached: a cached list is not compressed twice. */
const packed = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();

const packedBy = (way: string, body: Buffer): Promise<Buffer> => {
  const known = packed.get(body) ?? new Map<string, Promise<Buffer>>();
  packed.set(body, known);
  const done = known.get(way) ?? ways[way]!(body);
  known.set(way, done);
  done.catch(() => known.delete(way));
  return done;
};

/** The best encoding that the caller accepts, from Accept-Encoding: `gzip, br;q=0.8`. A weight of 0 refuses. */
export const chosenWay = (header: string | undefined): string | undefined => {
  const taken = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return Object.keys(ways).find((way) => taken.includes(way));
};

/** A compressed document is no longer equal byte for byte, which a strong ETag would promise: so the tag becomes weak. */
const weaken = (reply: FastifyReply): void => {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
};

/**
 * Compresses answers to GET only: answers with a new token all belong to a POST, so no secret is ever part of
 * a compressed body. Another site could not trigger such a request either: only our own pages add the token header.
 * Call it before any route is added.
 */
export function compress(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (request.method !== 'GET' || reply.hasHeader('content-encoding') || !text.test(String(reply.getHeader('content-type') ?? '')))
      return payload;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body) || body.length < WORTHWHILE) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const way = chosenWay(request.headers['accept-encoding']);
    if (!way) return payload;
    weaken(reply);
    reply.header('content-encoding', way).removeHeader('content-length');
    return packedBy(way, body);
  });
}
