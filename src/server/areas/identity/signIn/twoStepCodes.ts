/** The second step of signing in: codes of an authenticator app (RFC 6238), and codes for anyone who lost it. Rule: SGN-13. */
import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app can do, and what they take where an address says nothing else. */
const common = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps by which a telephone's clock may be wrong, either way. */
const SKEW = 1;
const SECRET_BYTES = 20;

/** Letters and digits that are not easily confused; twelve of them are 59 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const RECOVERY_CODES = 10;

/** A new secret, in base32 as apps want it typed. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that a QR code carries: `otpauth://totp/…`. */
export const secretUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...common, secret: Secret.fromBase32(secret), issuer, label: account }).toString();

/** The code as typed, without spaces and hyphens. */
const bare = (code: string): string => code.replace(/[\s-]/g, '');

/**
 * The 30-second step that a code belongs to, null when it is none of these minutes'.
 * @param code as it was typed: `123 456` is as good as `123456`
 */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const token = bare(code);
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ ...common, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: SKEW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};

const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');

/** Ten codes as `abcd-efgh-2345`, all different. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  return [...codes];
};

/** What is stored of a recovery code, however it is written. No salt or slow hash: it is random, and too long to be tried. */
export const recoveryHash = (code: string): Buffer => createHash('sha256').update(bare(code).toLowerCase()).digest();
