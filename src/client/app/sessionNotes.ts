/** What comes to the session log after the page is there: the log itself, what a person presses, and what is kept for the next load of the page. */
import type { Vault } from '../services/vault';
import type { Started } from '../store';
import type { SavedSession } from '../store/savedSession';
import { keepSession } from '../store/sessionKeeping';
import { sessionLog } from '../store/sessionLog';
import { i18n } from './i18n';
import { notePresses } from './notePresses';

/** Undefined until the app has started. */
let keeping: ReturnType<typeof keepSession> | undefined;

/** @returns what writes the log before the app itself loads another page */
export const startNotes = (store: Started['store'], vault: Vault): (() => Promise<void>) => {
  notePresses(document, () => i18n.store.data, sessionLog);
  keeping = keepSession({ log: sessionLog, store, vault, open: () => window.sessionStorage });
  const { write } = keeping;
  // Often there is still time for it.
  window.addEventListener('pagehide', () => void write());
  return write;
};

/** The session until now, with what earlier loads of the page left. */
export const savedNow = async (getState: () => object): Promise<SavedSession> => {
  const earlier = await keeping?.earlier();
  return sessionLog.save(getState(), earlier);
};
