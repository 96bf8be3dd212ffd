/** Names for things that don't exist yet: made before an action, so that a log replays to the same state. */

let last = 0;

/** A new UUIDv7: 48 bits of time in milliseconds, then chance. Ids made by one page sort in the order of making. */
export function newId(): string {
  last = Math.max(Date.now(), last + 1);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let byte = 0; byte < 6; byte++) bytes[byte] = Math.floor(last / 2 ** (8 * (5 - byte)));
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
