/**
 * What a relay proves when it hands over a mail: `Content-Digest` (RFC 9530) is the hash of the mail, and `X-Signature` signs that hash
 * as a gateway signs its notice. So a stranger is refused by the headers alone, before 30 MB are read for nothing. Rule: TKT-13.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { checkSignature, signatureOf } from '#server/http/signature';
import { Refusal } from '#server/refusal';

const SHAPE = /^sha-256=:[0-9A-Za-z+/]{43}=:$/;

const digestOf = (mail: Buffer): string => `sha-256=:${createHash('sha256').update(mail).digest('base64')}:`;

const wrongDigest = () => new Refusal([{ code: 'notice.signature', header: 'Content-Digest' }]);

const digestIn = ({ 'content-digest': given }: IncomingHttpHeaders): string => {
  if (typeof given !== 'string' || !SHAPE.test(given)) throw wrongDigest();
  return given;
};

/** The headers with which a mail is handed over. */
export const relayHeaders = (secret: string, mail: Buffer, now: Date) => {
  const digest = digestOf(mail);
  return { 'content-digest': digest, 'x-signature': signatureOf(secret, Buffer.from(digest), now) };
};

/**
 * Checks the headers, before the mail itself is read.
 * @throws Refusal `notice.signature`, `notice.stale`
 */
export const checkEnvelope = (secret: string, headers: IncomingHttpHeaders, now: Date): void => {
  const { 'x-signature': signature } = headers;
  checkSignature(secret, typeof signature === 'string' ? signature : undefined, Buffer.from(digestIn(headers)), now);
};

/**
 * Checks that the mail is the one that was signed.
 * @throws Refusal `notice.signature`
 */
export const checkContent = (headers: IncomingHttpHeaders, mail: Buffer): void => {
  if (digestIn(headers) !== digestOf(mail)) throw wrongDigest();
};
