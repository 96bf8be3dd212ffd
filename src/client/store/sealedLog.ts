/**
 * The session log as it is stored: sealed in pieces, so that a write compresses and seals only what is new. A piece holds the state that a
 * stretch begins with, or some of its entries. Written as one, 400 actions (760 KB) held the page for half a second on a slow device, once
 * a second. See docs/decisions/0082.
 */
import type { Box } from '../services/encryption';
import type { Vault } from '../services/vault';
import type { KeptLog } from './sessionLog';

const LABEL = 'session';

/** Entries of a piece. */
const ENTRIES = 20;

/** Most letters of all pieces. A tab has room for five million; the oldest stretches are left out. */
const MOST = 1_300_000;

/** What changes with each action; its pieces follow one another. */
type Head = Pick<KeptLog[number], 'asked' | 'counted'> & { readonly pieces: number };

/** `head`: of every stretch, in order. */
type Stored = { readonly head: Box; readonly pieces: readonly Box[] };

type Entry = KeptLog[number]['entries'][number];
type Content = KeptLog[number]['start'] | readonly Entry[];

/** What a piece was sealed of. Entries change where they stand, so their values are compared. */
type Sealed = { readonly content: Content; readonly box: Box };

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

const through = (text: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>)).blob();

const zipped = async (text: string): Promise<string> => {
  let letters = '';
  for (const byte of await bytesOf(await through(text, new CompressionStream('gzip')))) letters += String.fromCharCode(byte);
  return btoa(letters);
};

const unzipped = async (letters: string): Promise<string> =>
  (
    await through(
      Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0)),
      new DecompressionStream('gzip'),
    )
  ).text();

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null && 'head' in value && 'pieces' in value;

const sameEntry = (one: object, other: object | undefined): boolean => {
  const values = Object.entries(one);
  const others = other && (other as Readonly<Record<string, unknown>>);
  return others !== undefined && values.length === Object.keys(others).length && values.every(([name, value]) => others[name] === value);
};

const sameContent = (one: Content, other: Content): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry: Entry, at) => sameEntry(entry, other[at] as Entry | undefined))
    : one === other;

const contentsOf = ({ start, entries }: KeptLog[number]): readonly Content[] => [
  start,
  ...Array.from({ length: Math.ceil(entries.length / ENTRIES) }, (_, piece) =>
    entries.slice(piece * ENTRIES, (piece + 1) * ENTRIES).map((entry) => ({ ...entry })),
  ),
];

/** @param vault has the keys of the persons */
export function sealedLog(vault: Pick<Vault, 'seal' | 'unseal'>) {
  /** The pieces of the last write. */
  let last: readonly Sealed[] = [];

  const unsealed = async (person: string, box: Box): Promise<unknown> => {
    const text = await vault.unseal(person, LABEL, box);
    return text === undefined ? undefined : (JSON.parse(await unzipped(text)) as unknown);
  };
  const sealed = async (person: string, value: unknown): Promise<Box | undefined> =>
    vault.seal(person, LABEL, await zipped(JSON.stringify(value)));

  /** The stretch's pieces; undefined once the vault is closed. */
  const piecesOf = async (person: string, stretch: KeptLog[number], pause: () => Promise<void>): Promise<Sealed[] | undefined> => {
    const pieces: Sealed[] = [];
    for (const content of contentsOf(stretch)) {
      const known = last.find((one) => sameContent(one.content, content));
      if (!known) await pause();
      const box = known?.box ?? (await sealed(person, content));
      if (!box) return undefined;
      pieces.push({ content, box });
    }
    return pieces;
  };

  return {
    /** Another person's pieces are sealed with another key. */
    forget: (): void => void (last = []),
    /**
     * @param pause resolves when there is time for another piece
     * @returns the text to store: the newest stretches that there is room for; undefined where there is nothing to store
     */
    async write(person: string, kept: KeptLog, pause: () => Promise<void>): Promise<string | undefined> {
      let room = MOST;
      const found: Sealed[][] = [];
      for (const stretch of kept.toReversed()) {
        const pieces = await piecesOf(person, stretch, pause);
        if (!pieces) return undefined;
        room -= pieces.reduce((sum, { box }) => sum + box.data.length, 0);
        if (room < 0) break;
        found.unshift(pieces);
      }
      if (!found.length) return undefined;
      last = found.flat();
      const heads = kept.slice(-found.length).map(({ asked, counted }, at): Head => ({ asked, counted, pieces: found[at]!.length }));
      const head = await sealed(person, heads);
      return head && JSON.stringify({ head, pieces: last.map(({ box }) => box) } satisfies Stored);
    },
    /** @returns what was stored; undefined where it is not this person's, or is nothing that can be read */
    async read(person: string, text: string): Promise<KeptLog | undefined> {
      const stored: unknown = JSON.parse(text);
      const heads = isStored(stored) ? ((await unsealed(person, stored.head)) as readonly Head[] | undefined) : undefined;
      if (!heads) return undefined;
      const contents = await Promise.all((stored as Stored).pieces.map((box) => unsealed(person, box)));
      if (contents.includes(undefined)) return undefined;
      let next = 0;
      return heads.map(({ pieces, ...head }) => {
        const [start, ...entries] = contents.slice(next, (next += pieces)) as [KeptLog[number]['start'], ...Entry[][]];
        return { ...head, start, entries: entries.flat() };
      });
    },
  };
}
