/**
 * The session log in the storage of the tab: sealed in pieces, so that a write compresses and seals only what is new. A piece holds the
 * state that a stretch begins with, some of its entries, the calls at its end. Written as one, 400 actions (760 KB) held the page for half
 * a second on a slow device, once a second. See docs/decisions/0086.
 */
import type { Vault } from '../services/vault';
import { isBox } from '../services/vaultEntry';
import type { KeptStretch, SessionLog } from './sessionLog';

/** The entry that lists the stretches, oldest first. The entry of each piece has this name and its number. */
export const SESSION_ENTRY = 'nadi.session';

/** Entries of a piece. */
const ENTRIES = 20;

/** Most letters of all pieces. A tab has room for five million; the oldest stretches are left out. */
const MOST = 1_300_000;

/** A stretch in the storage: the numbers of its pieces, its actions that count towards the length, and its letters. */
export type Part = { readonly pieces: readonly number[]; readonly counted: number; readonly letters: number };

type Entries = KeptStretch['entries'];
type Kept = ReturnType<SessionLog['kept']>[number];

/** The first of a stretch has `start`, the last one `asked`. */
type Piece = Partial<Pick<KeptStretch, 'start' | 'asked'>> & { readonly entries: Entries };

/** What a piece was sealed of. Entries change where they stand, so their values are compared. */
type Sealed = { readonly at: number; readonly piece: Piece; readonly letters: number };

export type Places = {
  readonly vault: Pick<Vault, 'seal' | 'unseal'>;
  /** Finds the storage of the tab; it may throw, as in some private modes. */
  readonly open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

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

const sameEntry = (one: object, other: object | undefined): boolean => {
  const values = Object.entries(one);
  const others = other && (other as Readonly<Record<string, unknown>>);
  return others !== undefined && values.length === Object.keys(others).length && values.every(([name, value]) => others[name] === value);
};

const samePiece = (one: Piece, other: Piece): boolean =>
  one.start === other.start &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, at) => sameEntry(entry, other.entries[at])) &&
  JSON.stringify(one.asked) === JSON.stringify(other.asked);

const piecesOf = ({ start, entries, asked }: KeptStretch): readonly Piece[] =>
  Array.from({ length: Math.max(1, Math.ceil(entries.length / ENTRIES)) }, (_, at, end = (at + 1) * ENTRIES) => ({
    ...(at === 0 && { start }),
    entries: entries.slice(at * ENTRIES, end).map((entry) => ({ ...entry })),
    ...(end >= entries.length && { asked }),
  }));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** @returns the newest parts, as many as there is room for; none that the newer ones, which have `length` actions, make superfluous */
export const newestOf = (parts: readonly Part[], length: number): readonly Part[] =>
  parts.filter((_, index) => {
    const counted = sum(parts.slice(index + 1).map((part) => part.counted));
    const letters = sum(parts.slice(index).map((part) => part.letters));
    return counted < length && letters <= MOST;
  });

/** The entry of a piece, and the label of what is sealed in it. */
const nameOf = (at: number): string => `${SESSION_ENTRY}.${at}`;

/**
 * The storage may be full or blocked: then nothing is kept.
 * @param isHere whether the person is still signed in, asked after what takes time
 */
export function sealedLog({ vault, open }: Places, isHere: (person: string) => boolean) {
  /** The pieces of each stretch of this load of the page, as they were last written. */
  let written = new WeakMap<object, readonly Sealed[]>();
  const storage = <T>(act: (one: ReturnType<typeof open>) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  const stored = (name: string) => storage((one) => JSON.parse(one.getItem(name) ?? 'null') as unknown);
  const list = (): readonly Part[] => {
    const found = stored(SESSION_ENTRY);
    return Array.isArray(found) ? (found as readonly Part[]) : [];
  };
  let next = 1 + Math.max(-1, ...list().flatMap(({ pieces }) => pieces));

  const keep = (parts: readonly Part[]): void =>
    storage((one) => {
      const kept = new Set(parts.flatMap(({ pieces }) => pieces));
      const gone = list().flatMap(({ pieces }) => pieces.filter((at) => !kept.has(at)));
      if (parts.length) one.setItem(SESSION_ENTRY, JSON.stringify(parts));
      else one.removeItem(SESSION_ENTRY);
      for (const at of gone) one.removeItem(nameOf(at));
    });

  const seal = async (person: string, at: number, piece: Piece): Promise<Sealed> => {
    const box = await vault.seal(person, nameOf(at), await zipped(JSON.stringify(piece)));
    if (box && isHere(person)) storage((one) => one.setItem(nameOf(at), JSON.stringify(box)));
    return { at, piece, letters: box?.data.length ?? 0 };
  };

  /** @returns undefined where it is another person's, or was changed */
  const unsealed = async (person: string, at: number): Promise<string | undefined> => {
    const box = stored(nameOf(at));
    return isBox(box) ? vault.unseal(person, nameOf(at), box) : undefined;
  };

  return {
    keep,
    /** @returns what is kept of the person; what is another one's is removed */
    begin: async (person: string): Promise<readonly Part[]> => {
      written = new WeakMap();
      const found = list();
      const last = found.at(-1)?.pieces.at(-1);
      if (last !== undefined && (await unsealed(person, last)) !== undefined) return found;
      keep([]);
      return [];
    },
    /** Writes what is new of a stretch. @param pause resolves when there is time for another piece */
    write: async (person: string, { stretch, counted, content }: Kept, pause: () => Promise<void>): Promise<Part> => {
      const last = written.get(stretch) ?? [];
      const all: Sealed[] = [];
      for (const [index, piece] of piecesOf(content()).entries()) {
        const known = last[index];
        const isSame = known !== undefined && samePiece(known.piece, piece);
        if (!isSame) await pause();
        all.push(isSame ? known : await seal(person, known?.at ?? next++, piece));
      }
      written.set(stretch, all);
      return { pieces: all.map(({ at }) => at), counted, letters: sum(all.map(({ letters }) => letters)) };
    },
    /** @returns undefined where not all of it can be read */
    read: async (person: string, { pieces }: Part): Promise<KeptStretch | undefined> => {
      const texts = await Promise.all(pieces.map((at) => unsealed(person, at)));
      if (texts.includes(undefined)) return undefined;
      const found = await Promise.all(texts.map(async (text) => JSON.parse(await unzipped(text!)) as Piece));
      return { start: found[0]?.start ?? null, entries: found.flatMap(({ entries }) => entries), asked: found.at(-1)?.asked ?? [] };
    },
  };
}
