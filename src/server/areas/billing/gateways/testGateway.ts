/** A gateway without money, for tests and demonstrations: virtual accounts and QRIS, with notices signed like those of a real one. Rule: INV-7. */
import { createHash } from 'node:crypto';
import { Refusal } from '#server/refusal';
import type { Gateway, Notice } from './gateway';
import { checkSignature } from '#server/http/signature';

/** Milliseconds for which a charge can be paid. */
const LIFE = 24 * 3_600_000;

const isNotice = (value: unknown): value is Notice => {
  const { id, charge, event, amount } = (value ?? {}) as Partial<Record<keyof Notice, unknown>>;
  const isText = (one: unknown) => typeof one === 'string' && one.length > 0 && one.length <= 100;
  return isText(id) && isText(charge) && (event === 'paid' || event === 'expired') && Number.isSafeInteger(amount);
};

/** What the bytes say; undefined where they are no JSON. */
const valueIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const noticeIn = (body: Buffer): Notice => {
  const value = valueIn(body);
  if (!isNotice(value)) throw new Refusal([{ code: 'notice.invalid' }]);
  const { id, charge, event, amount } = value;
  return { id, charge, event, amount };
};

/** @param secret signs the notices */
export const testGateway = (secret: string): Gateway => ({
  methods: ['va', 'qris'],
  createCharge: async ({ key, method, now }) => {
    const hash = createHash('sha256').update(key).digest('hex');
    const digits = String(BigInt(`0x${hash.slice(0, 12)}`))
      .padStart(12, '0')
      .slice(-12);
    return {
      externalId: `test-${hash.slice(0, 24)}`,
      code: method === 'va' ? `8808${digits}` : `QRIS-TEST-${hash.slice(0, 12).toUpperCase()}`,
      expiresAt: new Date(now.getTime() + LIFE).toISOString(),
    };
  },
  readNotice: ({ body, signature, now }) => {
    checkSignature(secret, signature, body, now);
    return noticeIn(body);
  },
});
