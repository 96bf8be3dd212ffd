/**
 * Keeps the session log over loads of the page: sealed with the person's key, in the storage of the tab, until they sign out. Another
 * person in the same tab cannot read it, and takes its place. See docs/decisions/0082.
 */
import type { Vault } from '../services/vault';
import { sealedLog } from './sealedLog';
import type { SessionLog } from './sessionLog';

/** The entry in the storage of the tab. */
export const SESSION_ENTRY = 'nadi.session';
/** Milliseconds after a change until it is written: what follows at once is written with it. */
const PAUSE = 1_000;

/** Milliseconds after which a piece is written although the browser has had no idle moment. */
const LONGEST_WAIT = 500;

/** Resolves when the browser has nothing else to do; in browsers that do not tell, after what waits now. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.requestIdleCallback) globalThis.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve);
  });

const noPause = async (): Promise<void> => undefined;

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
  const sealed = sealedLog(vault);
  /** Whose log it is, once what was kept of them has been read. */
  let person: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();

  const begin = async (id: string): Promise<void> => {
    sealed.forget();
    const text = storage((one) => one.getItem(SESSION_ENTRY));
    const kept = text ? await sealed.read(id, text) : undefined;
    if (kept) log.resume(kept);
  };

  const write = async (pause: () => Promise<void>): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const id = store.getState().me.id;
    if (id === null || !vault.isOpen(id)) return;
    if (person !== id) {
      person = id;
      // What cannot be read is replaced.
      await begin(id).catch(() => undefined);
    }
    const text = await sealed.write(id, log.kept(), pause);
    if (text && store.getState().me.id === id) storage((one) => one.setItem(SESSION_ENTRY, text));
  };
  const inTurn = (pause: () => Promise<void>): Promise<void> => {
    const next = () => write(pause);
    return (work = work.then(next, next));
  };

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
    timer ??= setTimeout(() => void inTurn(idle), id !== null && id !== person ? 0 : PAUSE);
  };
  const stop = store.subscribe(look) as () => void;
  look();
  return {
    write: () => inTurn(noPause),
    stop: () => {
      stop();
      clearTimeout(timer);
    },
  };
}
