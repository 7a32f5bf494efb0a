import { announceNewVersion } from './newVersion.js';

let registration: ServiceWorkerRegistration | undefined;

/** A worker that waits beside one that works. The very first one works at once. */
function look(): void {
  if (registration?.waiting && registration.active) announceNewVersion();
}

const mindNewcomer = () => registration?.installing?.addEventListener('statechange', look);
const askForNews = () => void registration?.update().catch(() => undefined);

/** Keeps the pages in this browser, so that they open without a network, and looks out for a newer version whenever the reader comes back. */
export async function registerServiceWorker(): Promise<void> {
  // Missing on plain http, and refused where nothing may be kept: the pages then come from the network as ever.
  registration = await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  look();
  mindNewcomer();
  registration.addEventListener('updatefound', mindNewcomer);
  document.addEventListener('visibilitychange', () => !document.hidden && askForNews());
}

/** How long a worker may take until it works, in ms. */
const PATIENCE = 3000;

/** Loads this page anew under the newest version. Other pages that are open stay as they are. */
export function loadNewVersion(): void {
  const reload = () => window.location.reload();
  const waiting = registration?.waiting;
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take up');
    // Chromium 156 now and then waits for something that this page has asked the older worker: that ends with the page.
    setTimeout(reload, PATIENCE);
  } else {
    // Another page has taken it up already.
    reload();
  }
}
