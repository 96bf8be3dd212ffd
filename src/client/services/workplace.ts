/** The client that a browser tab works for, stored by the tab: two tabs of one person may show two clinics. Rule: SUB-13. */

export type Workplace = {
  /** Id of the client; null where the tab has chosen none. */
  read(): string | null;
  write(id: string | null): void;
  /** Opens a page anew, by default the tab's first one, so that nothing of another client stays on it. */
  restart(path?: string): void;
};

const key = 'nadi.workplace';

/** @param open finds the storage; it may throw, as reading `window.sessionStorage` does in some private modes */
export const tabWorkplace = (
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  restart: (path?: string) => void,
): Workplace => {
  // Where storage is blocked, it is known until the page closes.
  let known: string | null = null;
  return {
    read() {
      try {
        return open().getItem(key);
      } catch {
        return known;
      }
    },
    write(id) {
      known = id;
      try {
        if (id === null) open().removeItem(key);
        else open().setItem(key, id);
      } catch {
        // Nothing to keep it in.
      }
    },
    restart,
  };
};

/** For a store without a browser: the person's first client counts. */
export const noWorkplace: Workplace = { read: () => null, write: () => undefined, restart: () => undefined };
