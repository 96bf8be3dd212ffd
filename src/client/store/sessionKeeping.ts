/**
 * Keeps the session log over loads of the page until the person signs out. Another person in the same tab cannot read it, and takes its
 * place. What earlier loads left is read when somebody saves the session. See docs/decisions/0082 and 0086.
 */
import type { Vault } from '../services/vault';
import { newestOf, sealedLog, type Part, type Places } from './sealedLog';
import type { KeptStretch, SessionLog } from './sessionLog';

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

export type KeepingParts = Pick<Places, 'open'> & {
  readonly log: Pick<SessionLog, 'kept' | 'length' | 'isOver'>;
  readonly store: Store;
  readonly vault: Places['vault'] & Pick<Vault, 'isOpen'>;
};

/**
 * @returns `write`: writes now what is not written yet, as before the app itself loads another page; `earlier`: the stretches of earlier
 * loads of the page, oldest first; `stop`: ends it
 */
export function keepSession({ log, store, vault, open }: KeepingParts) {
  const isHere = (id: string): boolean => store.getState().me.id === id && vault.isOpen(id);
  const sealed = sealedLog({ vault, open }, isHere);
  /** Whose log it is, once it is known what is kept of them. */
  let person: string | null = null;
  /** What is kept of earlier loads of the page. */
  let before: readonly Part[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();

  const write = async (pause: () => Promise<void>): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const { id } = store.getState().me;
    if (id === null || !isHere(id)) return;
    if (person !== id) [before, person] = [await sealed.begin(id), id];
    const own: Part[] = [];
    for (const one of log.kept()) own.push(await sealed.write(id, one, pause));
    if (!isHere(id)) return;
    const kept = newestOf([...before, ...own], log.length);
    before = before.filter((part) => kept.includes(part));
    sealed.keep(kept);
  };
  const inTurn = (pause: () => Promise<void>): Promise<void> => {
    const next = () => write(pause);
    return (work = work.then(next, next));
  };

  const forget = (): void => {
    [person, before] = [null, []];
    clearTimeout(timer);
    timer = undefined;
    sealed.keep([]);
  };

  const look = (): void => {
    if (log.isOver()) return forget();
    const { id } = store.getState().me;
    // What was kept of them is looked up as soon as it is known who they are.
    timer ??= setTimeout(() => void inTurn(idle), id !== null && id !== person ? 0 : PAUSE);
  };
  const stop = store.subscribe(look) as () => void;
  look();
  return {
    write: () => inTurn(noPause),
    earlier: async (): Promise<readonly KeptStretch[]> => {
      // What the newest make superfluous goes first.
      await inTurn(noPause);
      const found: KeptStretch[] = [];
      for (const part of before.toReversed()) {
        const stretch = person === null ? undefined : await sealed.read(person, part);
        if (!stretch) break;
        found.unshift(stretch);
      }
      return found;
    },
    stop: () => {
      stop();
      clearTimeout(timer);
    },
  };
}
