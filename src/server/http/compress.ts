/** Sends long answers compressed to whoever takes that: on a mobile network a list of 25 is there in a tenth of the time. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Bytes below which an answer travels as fast as it is. */
const WORTHWHILE = 2_048;

const text = /^(text\/html|application\/([\w.-]+\+)?json)\b/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** By name, best first. Quality 4 takes about a millisecond, off the main thread; more is for files that are compressed once. */
const ways: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => gzipped(body),
};

/** What was compressed, for as long as the body itself is remembered: a list that is answered again isn't compressed again. */
const packed = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();

const packedBy = (way: string, body: Buffer): Promise<Buffer> => {
  const known = packed.get(body) ?? new Map<string, Promise<Buffer>>();
  packed.set(body, known);
  const done = known.get(way) ?? ways[way]!(body);
  known.set(way, done);
  done.catch(() => known.delete(way));
  return done;
};

/** The best way that a caller takes, from Accept-Encoding: `gzip, br;q=0.8`. A weight of 0 refuses. */
export const chosenWay = (header: string | undefined): string | undefined => {
  const taken = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return Object.keys(ways).find((way) => taken.includes(way));
};

/** A document that is sent in another form is no longer the same byte for byte, which is what a strong tag would say. */
const weaken = (reply: FastifyReply): void => {
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
};

/**
 * Compresses what is read. Only that: the answers that carry a new token are all to a POST, so no secret ever stands in
 * something compressed. Nor could another site have someone ask: the token is a header that only our own pages add.
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
