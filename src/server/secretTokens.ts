/** Tokens that only who holds them knows: of a session, a device, a link. We store a hash of each, never the token. */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** 256 random bits, as 43 letters that may stand in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text can be one of our tokens. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** SHA-256: enough for what nobody can guess, and the same each time, so that the row is found by it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
