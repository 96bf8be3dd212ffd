/** The browser's storage as promises that never fail: where it is blocked or full, things are remembered until the page closes. */

export type PersistStorage = {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
};

/** @param open finds the storage; it may throw, as reading `window.localStorage` does in some private modes */
export const persistStorage = (open: () => Storage): PersistStorage => {
  const attempt = async <T>(act: (storage: Storage) => T, otherwise: T): Promise<T> => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
};

/** Hears what other tabs write. Returns how to stop listening. */
export type OtherTabs = (heard: (key: string, value: string | null) => void) => () => void;

export const otherTabs =
  (page: Pick<Window, 'addEventListener' | 'removeEventListener'>): OtherTabs =>
  (heard) => {
    const listen = (event: StorageEvent) => event.key !== null && heard(event.key, event.newValue);
    page.addEventListener('storage', listen);
    return () => page.removeEventListener('storage', listen);
  };
