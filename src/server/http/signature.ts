/** The signature of a gateway's notice: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body" in hex>`. Rule: INV-7. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#server/refusal';

/** Seconds by which a notice may be older or newer than our clock; an older one was stored and sent again. */
const TOLERANCE = 300;

const SHAPE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const digest = (secret: string, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

export const signatureOf = (secret: string, body: Buffer, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1_000);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
};

/**
 * Checks a signature in constant time. The age is judged only once the signature is right, so that it tells a stranger nothing.
 * @throws Refusal `notice.signature`, `notice.stale`
 */
export const checkSignature = (secret: string, signature: string | undefined, body: Buffer, now: Date): void => {
  const [, seconds, given] = SHAPE.exec(signature ?? '') ?? [];
  const isRight = given !== undefined && timingSafeEqual(digest(secret, Number(seconds), body), Buffer.from(given, 'hex'));
  if (!isRight) throw new Refusal([{ code: 'notice.signature', header: 'X-Signature' }]);
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > TOLERANCE) throw new Refusal([{ code: 'notice.stale', header: 'X-Signature' }]);
};
