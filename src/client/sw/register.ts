/** Registers the service worker once the page stands, and tells when a newer version waits. Where there can be none, nothing happens. Rule: APP-19. */

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The least milliseconds between two requests of one page for a newer version. */
const CHECK_PAUSE = 3_600_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

const found = (worker: ServiceWorker | null) => {
  waiting = worker;
  listeners.forEach((tell) => tell());
};

/** A waiting newer version. The first installed version never waits. */
const watch = (container: ServiceWorkerContainer, registration: ServiceWorkerRegistration) => {
  const look = () => void (container.controller && registration.waiting && found(registration.waiting));
  look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', look);
  });
};

/** Anyone who comes back to a page that was open for long hears of what is new. */
const lookAgain = (registration: ServiceWorkerRegistration) => {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < CHECK_PAUSE) return;
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
};

const register = async () => {
  try {
    const container = navigator.serviceWorker;
    const registration = await container.register('/sw.js', { scope: '/' });
    watch(container, registration);
    lookAgain(registration);
  } catch {
    // Switched off, private, or refused: the site works without.
  }
};

/** Milliseconds after it has loaded that a page has to itself, as the worker's files come over the same network. */
const AFTER_LOADING = 3_000;

/** For the start of a page: registers once it stands, in what was built for production. */
export function registerWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const later = () => void setTimeout(() => void register(), AFTER_LOADING);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** Whether a newer version waits; for React's useSyncExternalStore. */
export const updates = {
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  isWaiting: () => waiting !== null,
};

/** Activates the newer version and reloads the page. */
export function letUpdateIn(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage('activate');
}
