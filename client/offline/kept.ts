import { useSyncExternalStore } from 'react';

/** Whether a version waits that is newer than this page, or did and was put off for this visit. */
type News = 'none' | 'ready' | 'later';

let news: News = 'none';
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

function become(next: News): void {
  news = next;
  for (const listener of listeners) listener();
}

/** A worker that waits beside one that works. The very first one works at once. */
function look(): void {
  if (registration?.waiting && registration.active) become('ready');
}

const askForNews = () => void registration?.update().catch(() => undefined);

/** Keeps the pages in this browser, so that they open without a network, and looks out for a newer version whenever the reader comes back. */
export async function keepForOffline(): Promise<void> {
  // Missing on plain http, and refused where nothing may be kept: the pages then come from the network as ever.
  registration = await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  look();
  registration.addEventListener('updatefound', () => registration?.installing?.addEventListener('statechange', look));
  document.addEventListener('visibilitychange', () => !document.hidden && askForNews());
}

/** Loads this page anew under the newest version. Other pages that are open stay as they are. */
export function takeUp(): void {
  const reload = () => window.location.reload();
  const waiting = registration?.waiting;
  // Another page may have taken it up already.
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('take up');
}

export const putOff = (): void => become('later');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNews = (): News => useSyncExternalStore(subscribe, () => news);
