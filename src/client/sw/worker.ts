/**
 * The service worker: keeps what starts the site, and shows the offline page where the network is away.
 * No page is ever kept, as it would bring an old nonce; nor is anything of a person: what isn't named here goes to the network untouched.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** What the build lists: webpack.config.ts writes it in. */
declare const __PRECACHE__: PrecacheEntry[];

const offlinePage = '/offline.html';

precacheAndRoute(__PRECACHE__, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();

const offline = { handlerDidError: async () => matchPrecache(offlinePage) };
registerRoute(new NavigationRoute(new NetworkOnly({ plugins: [offline] }), { denylist: [/^\/(api|files)\//] }));

// The page is asked for while this worker is still waking up.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

// A new version takes over only when the person says so.
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});
