/** What comes to the session log after the page is there: the log itself, what a person presses, and what is kept for the next load of the page. */
import type { Vault } from '../services/vault';
import type { Started } from '../store';
import { keepSession } from '../store/sessionKeeping';
import { sessionLog } from '../store/sessionLog';
import { i18n } from './i18n';
import { notePresses } from './notePresses';

/** @returns what writes the log before the app itself loads another page */
export const startNotes = (store: Started['store'], vault: Vault): (() => Promise<void>) => {
  notePresses(document, () => i18n.store.data, sessionLog);
  const { write } = keepSession({ log: sessionLog, store, vault, open: () => window.sessionStorage });
  // Often there is still time for it.
  window.addEventListener('pagehide', () => void write());
  return write;
};
