import { announceNewVersion } from './versionStore.js';

let registration: ServiceWorkerRegistration | undefined;

/** Announces a waiting worker if another worker is active. The first worker activates at once. */
function look(): void {
  if (registration?.waiting && registration.active) announceNewVersion();
}

const mindNewcomer = () => registration?.installing?.addEventListener('statechange', look);
const askForNews = () => void registration?.update().catch(() => undefined);

/** Registers the service worker, and checks for updates whenever the page is shown again. */
export async function registerServiceWorker(): Promise<void> {
  // Service workers are not available on http or without storage. Pages then come from the network.
  registration = await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  look();
  mindNewcomer();
  registration.addEventListener('updatefound', mindNewcomer);
  document.addEventListener('visibilitychange', () => !document.hidden && askForNews());
}

/** Maximum wait for a worker to activate, in ms. */
const MAX_WAIT = 3000;

/** Reloads this page with the newest version. Other open pages do not change. */
export function loadNewVersion(): void {
  const reload = () => window.location.reload();
  const waiting = registration?.waiting;
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take up');
    // Chromium 156 may wait for a pending request to the old worker. A reload ends the request.
    setTimeout(reload, MAX_WAIT);
  } else {
    // Another page has activated the new worker.
    reload();
  }
}
