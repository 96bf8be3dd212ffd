/** Encrypts a text with a person's key (AES-GCM, 256 bits), and reads it back. The browser offers this only on https and on localhost. */

/** A sealed text: when it was last written (milliseconds since 1970), and the nonce and the ciphertext in base64. */
export type Box = { readonly at: number; readonly iv: string; readonly data: string };

const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** @param key 32 bytes in base64. @throws when it is no such key */
export const importKey = (subtle: SubtleCrypto, key: string): Promise<CryptoKey> =>
  // Not extractable: no script can read the key out of the object again.
  subtle.importKey('raw', fromBase64(key), ALGORITHM, false, ['encrypt', 'decrypt']);

/** @param label what the text is and whose: a box that was moved to another place cannot be opened there */
export const seal = async (subtle: SubtleCrypto, key: CryptoKey, label: string, text: string, at: number): Promise<Box> => {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const data = await subtle.encrypt({ name: ALGORITHM, iv, additionalData: bytesOf(label) }, key, bytesOf(text));
  return { at, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
};

/** @throws when the key or the label is another one, or the box was changed */
export const unseal = async (subtle: SubtleCrypto, key: CryptoKey, label: string, { iv, data }: Box): Promise<string> => {
  const text = await subtle.decrypt({ name: ALGORITHM, iv: fromBase64(iv), additionalData: bytesOf(label) }, key, fromBase64(data));
  return new TextDecoder().decode(text);
};
