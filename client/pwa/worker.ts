/// <reference lib="webworker" />
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openMatchOf } from './notificationClick.js';
import { NOT_PAGES } from './pages.js';
import { showPushed } from './push.js';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: the client's files, and the name of its version. */
declare const LIBRARY: { readonly version: string; readonly files: PrecacheEntry[] };

const OURS = 'weathergage-';

/**
 * The service worker (`/sw.js`) caches all files of its version of the client, and serves pages only from that cache.
 * Requests to the server itself go to the network.
 */
const library = new PrecacheController({ cacheName: OURS + LIBRARY.version });
library.addToCacheList(LIBRARY.files);

registerRoute(new PrecacheRoute(library));
registerRoute(new NavigationRoute(library.createHandlerBoundToURL('/index.html'), { denylist: [...NOT_PAGES] }));

// Files of an older version, for pages opened with it. The server no longer has them.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

/** Deletes the caches of older versions, unless other open pages may be using them. */
async function clearAway(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== library.strategy.cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', library.install);
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), clearAway()])));
// Pages send one message: the player wants the new version now. Not in `waitUntil`: Chromium 156 activates the worker only after its events
// have ended, so each would wait for the other.
self.addEventListener('message', () => void self.skipWaiting());
self.addEventListener('notificationclick', (event) => event.waitUntil(openMatchOf(self, event.notification)));
self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
