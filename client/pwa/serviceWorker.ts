import { announceNewVersion } from './newVersion.js';

let registration: ServiceWorkerRegistration | undefined;

/** Waiting worker, if another is active. The first one activates at once. */
function look(): void {
  if (registration?.waiting && registration.active) announceNewVersion();
}

const mindNewcomer = () => registration?.installing?.addEventListener('statechange', look);
const askForNews = () => void registration?.update().catch(() => undefined);

/** Registers the service worker, and checks for updates whenever the page is shown again. */
export async function registerServiceWorker(): Promise<void> {
  // Not available on http or without storage. The pages then come from the network.
  registration = await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  look();
  mindNewcomer();
  registration.addEventListener('updatefound', mindNewcomer);
  document.addEventListener('visibilitychange', () => !document.hidden && askForNews());
}

/** Longest wait for a worker to activate, in ms. */
const PATIENCE = 3000;

/** Reloads this page with the newest version. Other open pages do not change. */
export function loadNewVersion(): void {
  const reload = () => window.location.reload();
  const waiting = registration?.waiting;
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take up');
    // Chromium 156 may wait for a pending request to the old worker. It ends with the page.
    setTimeout(reload, PATIENCE);
  } else {
    // Another page has activated it.
    reload();
  }
}
