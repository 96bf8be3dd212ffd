/** A tar file (ustar), written and read one small file at a time; nothing in it varies with the day or the machine. */
import { ToolError } from '../toolError';

const BLOCK = 512;
const NAME = { at: 0, length: 100 };
const SIZE = { at: 124, length: 11 };
const SUM = { at: 148, length: 8 };
const TYPE = 156;
const MAGIC = { at: 257, text: 'ustar\x0000' };
/** Bytes of one file inside; each is held in memory while it is read. */
const LARGEST = 256 * 2 ** 20;

export interface Entry {
  name: string;
  body: Buffer;
}

/** What ends a tar file. */
export const ending = Buffer.alloc(2 * BLOCK);

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

/** The sum of a header's bytes, its own place counted as spaces. */
function sumOf(header: Buffer): number {
  let sum = 32 * SUM.length;
  for (const [at, byte] of header.entries()) if (at < SUM.at || at >= SUM.at + SUM.length) sum += byte;
  return sum;
}

/** One file as it stands in a tar file. `name` is ASCII, at most 100 characters. */
export function packed({ name, body }: Entry): Buffer {
  const block = Buffer.alloc(BLOCK + padded(body.length));
  block.write(name, NAME.at, NAME.length, 'latin1');
  // Mode, owner, group and time are the same everywhere: equal data make equal files.
  block.write('0000600\x000000000\x000000000\x00', 100, 'latin1');
  block.write(`${body.length.toString(8).padStart(SIZE.length, '0')}\x00${'0'.repeat(11)}\x00`, SIZE.at, 'latin1');
  block.write('0', TYPE, 'latin1');
  block.write(MAGIC.text, MAGIC.at, 'latin1');
  block.write(`${sumOf(block.subarray(0, BLOCK)).toString(8).padStart(6, '0')}\x00 `, SUM.at, 'latin1');
  body.copy(block, BLOCK);
  return block;
}

const COPY_AGAIN = 'Nothing was changed. Copy it again from where it was made.';

/** What is wrong with a file, and what to do about it. */
export const cutOff = (): ToolError => new ToolError(`The file is cut off: its end is missing. ${COPY_AGAIN}`);
export const damaged = (what: string): ToolError => new ToolError(`The file is damaged: ${what}. ${COPY_AGAIN}`);
export const unreadable = (): ToolError => new ToolError(`The file is damaged, or was not made by db:export. ${COPY_AGAIN}`);

/** Gives out a stream's bytes in the lengths asked for; fewer only at its end. */
function taker(chunks: AsyncIterable<Buffer>): (length: number) => Promise<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Buffer[] = [];
  let held = 0;
  return async (length) => {
    while (held < length) {
      const { value, done } = await source.next();
      if (done) break;
      rest.push(value);
      held += value.length;
    }
    const all = Buffer.concat(rest);
    rest = [all.subarray(length)];
    held = rest[0]!.length;
    return all.subarray(0, length);
  };
}

const isEmpty = (block: Buffer): boolean => block.every((byte) => byte === 0);
const textAt = (block: Buffer, at: number, length: number): string => block.toString('latin1', at, at + length).replace(/\0[\s\S]*/, '');

function headed(block: Buffer): { name: string; size: number } {
  const sum = parseInt(textAt(block, SUM.at, SUM.length), 8);
  const size = parseInt(textAt(block, SIZE.at, SIZE.length), 8);
  if (sum !== sumOf(block) || !(size <= LARGEST) || block[TYPE] !== '0'.charCodeAt(0)) throw unreadable();
  return { name: textAt(block, NAME.at, NAME.length), size };
}

/** The files in a tar file, to its very end. @throws ToolError when it is cut off, damaged, or holds anything but plain files */
export async function* unpacked(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const take = taker(chunks);
  for (;;) {
    const header = await take(BLOCK);
    if (header.length < BLOCK) throw cutOff();
    if (isEmpty(header)) break;
    const { name, size } = headed(header);
    const body = await take(padded(size));
    if (body.length < padded(size)) throw cutOff();
    yield { name, body: body.subarray(0, size) };
  }
  // Read on to the end, where the compression keeps its own sum.
  for (let more = await take(BLOCK); more.length > 0; more = await take(BLOCK)) if (!isEmpty(more)) throw unreadable();
}
