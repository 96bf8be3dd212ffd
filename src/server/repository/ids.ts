/** Keys made by the app: UUID version 7, so that new rows lie together in the index and sort by their time. */
import { randomBytes } from 'node:crypto';

let last = 0;
let counter = 0;

/** A new UUIDv7. Those of one process rise, also within a millisecond (RFC 9562, 6.2, method 1). */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  if (now > last) {
    last = now;
    counter = bytes.readUInt16BE(6) & 0x07ff;
  } else {
    counter += 1;
    // The counter of twelve bits is full: continue with the next millisecond.
    if (counter > 0x0fff) {
      last += 1;
      counter = 0;
    }
  }
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
