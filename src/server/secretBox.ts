/** Encrypts the few secrets that must be read back (authenticator secrets): AES-256-GCM, several keys so that they can be rotated. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_BYTES = 4;
const VERSION = 'v1';

/** A stored secret: `v1:<key id>:<iv, ciphertext and tag in base64url>`. Older rows in clear text contain no colon. */
const SEALED = new RegExp(`^${VERSION}:([0-9a-f]{${2 * ID_BYTES}}):([\\w-]+)$`);

type Key = { readonly id: string; readonly bytes: Buffer };

/** The secret cannot be read: its key is not among ours, or it was changed or moved to another person's row. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable';
}

export interface SecretBox {
  /** Id of the key that encrypts; it tells nothing about the key. */
  readonly currentId: string;
  /** Ids of all keys that can be read, the current one first. */
  readonly ids: readonly string[];
  /** @param owner what the secret belongs to, as `two_step:<user id>`; only the same owner can open it again */
  seal(plain: string, owner: string): string;
  /** @throws SecretUnreadable */
  open(stored: string, owner: string): string;
}

/** The id of the key that a stored secret was encrypted with; undefined for clear text. */
export const keyIdOf = (stored: string): string | undefined => SEALED.exec(stored)?.[1];

const derived = (text: string, info: string, length: number): Buffer => Buffer.from(hkdfSync('sha256', text, '', info, length));

const keyOf = (text: string): Key => ({
  id: derived(text, 'nadi key id', ID_BYTES).toString('hex'),
  bytes: derived(text, 'nadi secrets', KEY_BYTES),
});

/** Makes a key as an operator would with `openssl rand -base64 32`. */
export const newKeyText = (): string => randomBytes(KEY_BYTES).toString('base64');

function open(keys: readonly Key[], stored: string, owner: string): string {
  const [, id, body = ''] = SEALED.exec(stored) ?? [];
  const key = keys.find((one) => one.id === id);
  if (!key) throw new SecretUnreadable(`There is no key ${id ?? 'for a secret in clear text'}.`);
  const bytes = Buffer.from(body, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new SecretUnreadable('The secret was changed, or belongs to somebody else.', { cause });
  }
}

/**
 * @param texts keys of at least 32 characters; the first encrypts, the others only read
 * @see docs/decisions on how keys are found and rotated
 */
export function secretBox([first, ...older]: readonly [string, ...string[]]): SecretBox {
  const current = keyOf(first);
  const keys = [current, ...older.map(keyOf)];
  return {
    currentId: current.id,
    ids: keys.map(({ id }) => id),
    seal(plain, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.bytes, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(owner));
      const body = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}:${current.id}:${body.toString('base64url')}`;
    },
    open: (stored, owner) => open(keys, stored, owner),
  };
}

/** Whom the secret of a second step belongs to: in another person's row it cannot be opened. */
export const twoStepOwner = (userId: string): string => `two_step:${userId}`;
