/** Puts the parts together: store, words, router, page. What can be fetched is fetched side by side. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { defaultLanguage } from '#shared/locale';
import { idleIn } from '../services/idleTimer';
import { languageCookie } from '../services/languageCookie';
import { otherTabs, persistStorage } from '../services/storage';
import { createVault } from '../services/vault';
import { tabWorkplace } from '../services/workplace';
import { startStore } from '../store';
import { files } from '../store/files';
import { earlyLog } from '../store/earlyLog';
import { targets } from '../store/session/auth';
import { apiAddress } from '../ui/pageMeta';
import { startI18n } from './i18n';
import { followPage } from './followPage';
import { noteCaught, noteFaults } from './noteFaults';
import { followLanguage } from './languageChoice';
import { leaver } from './leaveApp';
import { goOn, startRouter, untilLoaded } from './router';
import { routeContextOf } from './routeContext';

/** The console is where a browser reports a fault. */
const report = ({ saga, error }: { saga: string; error: unknown }) => reportError(new Error(`The saga ${saga} crashed`, { cause: error }));

/** @param place the element that the interface fills */
export async function start(place: HTMLElement) {
  noteFaults(window, earlyLog.fault);
  const cookie = languageCookie(document, window);
  const words = startI18n(cookie.read() ?? defaultLanguage);
  const storage = persistStorage(() => window.localStorage);
  // Only https and localhost offer encryption; elsewhere nothing personal is stored beyond the page.
  const vault = createVault({ storage, subtle: window.isSecureContext ? window.crypto.subtle : undefined, locks: navigator.locks });
  let writeLog = async (): Promise<void> => undefined;
  const started = startStore({
    fetch: (...request) => window.fetch(...request),
    fetchWithProgress: (onSent) => async (address, init) =>
      (await import('../services/formRequest')).formRequest(String(address), init, onSent),
    storage,
    vault,
    api: apiAddress(),
    otherTabs: otherTabs(window),
    idle: idleIn(window, () => window.localStorage),
    cookie,
    files,
    workplace: tabWorkplace(
      () => window.sessionStorage,
      (path = targets.home) => void writeLog().finally(() => window.location.assign(path)),
    ),
    navigate: (path) => goOn(router, path),
    report,
    log: earlyLog.hear,
    overhear: earlyLog.overhear,
  });
  const { store, ready } = started;
  // Only who is signed in decides what may be fetched, and only the memory knows it.
  await ready;
  const router = startRouter(routeContextOf(store, leaver(started)));
  await Promise.all([words, untilLoaded(router)]);
  followLanguage(store);
  followPage(store, router);
  createRoot(place, { onCaughtError: noteCaught(window, earlyLog.fault) }).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  // Where it cannot be fetched, the app works without.
  await import(/* webpackChunkName: "session-notes" */ './sessionNotes').then(
    ({ startNotes }) => void (writeLog = startNotes(store, vault)),
    () => undefined,
  );
}
