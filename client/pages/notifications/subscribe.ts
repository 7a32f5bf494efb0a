/** What a browser's push service says of it, in base64url. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The service worker, where this browser has one and can be pushed to. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  typeof PushManager === 'undefined' ? undefined : await navigator.serviceWorker?.getRegistration();

export const canSubscribe = async (): Promise<boolean> => (await worker()) !== undefined;

/**
 * Asks the browser's push service for an address, and its reader for leave. Nothing where either says no.
 * @param vapid the server's public key, in base64url
 */
export async function subscribe(vapid: string): Promise<Subscribed | undefined> {
  const pushManager = (await worker())?.pushManager;
  // The browser has one address for all matches: the same is given again, unless it is for another key.
  const ask = () => pushManager?.subscribe({ userVisibleOnly: true, applicationServerKey: vapid }).catch(() => undefined);
  const given = (await ask()) ?? ((await (await pushManager?.getSubscription())?.unsubscribe()) ? await ask() : undefined);
  const { endpoint, keys } = given?.toJSON() ?? {};
  return endpoint && keys ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : undefined;
}
