/**
 * Keeps the session log over loads of the page: sealed with the person's key, in the storage of the tab, until they sign out. Another
 * person in the same tab cannot read it, and takes its place. See docs/decisions/0082.
 */
import type { Box } from '../services/encryption';
import type { Vault } from '../services/vault';
import type { KeptLog, SessionLog } from './sessionLog';

/** The entry in the storage of the tab. */
export const SESSION_ENTRY = 'nadi.session';
const LABEL = 'session';

/** Most letters of what is sealed. A tab has room for five million; the oldest stretches are left out. */
const MOST = 1_000_000;

/** Milliseconds after a change until it is written: what follows at once is written with it. */
const PAUSE = 1_000;

type Store = {
  readonly getState: () => { readonly me: { readonly id: string | null } };
  readonly subscribe: (heard: () => void) => unknown;
};

export type KeepingParts = {
  readonly log: Pick<SessionLog, 'kept' | 'resume' | 'isOver'>;
  readonly store: Store;
  readonly vault: Pick<Vault, 'isOpen' | 'seal' | 'unseal'>;
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

/** The newest stretches that there is room for; undefined where the newest alone is too long. */
const textOf = async (kept: KeptLog): Promise<string | undefined> => {
  for (let first = 0; first < kept.length; first += 1) {
    const text = await zipped(JSON.stringify(kept.slice(first)));
    if (text.length <= MOST) return text;
  }
  return undefined;
};

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null && 'iv' in value && 'data' in value;

/**
 * @returns `write`: writes now what is not written yet, as before the app itself loads another page; `stop`: ends it
 */
export function keepSession({ log, store, vault, open }: KeepingParts) {
  const storage = <T>(act: (one: ReturnType<typeof open>) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  /** Whose log it is, once what was kept of them has been read. */
  let person: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();

  const begin = async (id: string): Promise<void> => {
    const box: unknown = JSON.parse(storage((one) => one.getItem(SESSION_ENTRY)) ?? 'null');
    const text = isBox(box) ? await vault.unseal(id, LABEL, box) : undefined;
    if (text) log.resume(JSON.parse(await unzipped(text)) as KeptLog);
  };

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const id = store.getState().me.id;
    if (id === null || !vault.isOpen(id)) return;
    if (person !== id) {
      person = id;
      // What cannot be read is replaced.
      await begin(id).catch(() => undefined);
    }
    const text = await textOf(log.kept());
    const box = text && (await vault.seal(id, LABEL, text));
    if (box && store.getState().me.id === id) storage((one) => one.setItem(SESSION_ENTRY, JSON.stringify(box)));
  };
  const inTurn = (): Promise<void> => (work = work.then(write, write));

  const forget = (): void => {
    person = null;
    clearTimeout(timer);
    timer = undefined;
    storage((one) => one.removeItem(SESSION_ENTRY));
  };

  const look = (): void => {
    if (log.isOver()) return forget();
    const id = store.getState().me.id;
    // What was kept of them is read as soon as it is known who they are.
    timer ??= setTimeout(() => void inTurn(), id !== null && id !== person ? 0 : PAUSE);
  };
  const stop = store.subscribe(look) as () => void;
  look();
  return {
    write: inTurn,
    stop: () => {
      stop();
      clearTimeout(timer);
    },
  };
}
