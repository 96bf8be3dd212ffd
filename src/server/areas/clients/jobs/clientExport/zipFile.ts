/** Writes a zip file piece by piece, and says of each entry how large it is and what its SHA-256 sum is. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** An entry as the manifest tells it; `bytes` before it was compressed. */
export type Entry = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** What a zip file without the 64-bit extension can hold. */
export class ExportTooLarge extends Error {}
const MOST_BYTES = 4_000_000_000;
const MOST_ENTRIES = 65_000;

/** Pieces of this size are compressed at once: what comes in small pieces is collected first. */
const PIECE = 262_144;

export class ZipFile {
  readonly #file;
  readonly #zip: Zip;
  readonly #hash = createHash('sha256');
  readonly #at: Date;
  #size = 0;
  #entries = 0;
  #failure: Error | undefined;

  /** @param at the instant that entries carry */
  constructor(path: string, at: Date) {
    this.#at = at;
    this.#file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#file.on('error', (error) => (this.#failure ??= error));
    this.#zip = new Zip((error, piece) => {
      if (error) this.#failure ??= error;
      this.#size += piece.length;
      this.#hash.update(piece);
      this.#file.write(piece);
    });
  }

  /** Waits until the disk has taken what was written. */
  async #flushed(): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.#size > MOST_BYTES) throw new ExportTooLarge(`The export is larger than ${MOST_BYTES} bytes.`);
    if (this.#file.writableNeedDrain) await once(this.#file, 'drain');
  }

  /** Adds an entry. @param packed whether its bytes are compressed already, as those of pictures */
  async add(path: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, packed = false): Promise<Entry> {
    if (++this.#entries > MOST_ENTRIES) throw new ExportTooLarge(`The export has more than ${MOST_ENTRIES} files.`);
    const entry = packed ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    entry.mtime = this.#at;
    this.#zip.add(entry);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of collected(pieces)) {
      bytes += piece.length;
      hash.update(piece);
      entry.push(piece);
      await this.#flushed();
    }
    entry.push(new Uint8Array(0), true);
    await this.#flushed();
    return { path, bytes, sha256: hash.digest('hex') };
  }

  /** Completes the file. */
  async end(): Promise<{ readonly size: number; readonly sha256: string }> {
    this.#zip.end();
    this.#file.end();
    await finished(this.#file);
    if (this.#failure) throw this.#failure;
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }

  /** Gives up; the caller removes the file. */
  destroy(): void {
    this.#file.destroy();
  }
}

async function* collected(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.length;
    if (size < PIECE) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size) yield Buffer.concat(waiting);
}
