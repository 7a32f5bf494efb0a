/** A push subscription, in base64url. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Returns the service worker's registration; undefined if there is none or the browser does not support push. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  typeof PushManager === 'undefined' ? undefined : await navigator.serviceWorker?.getRegistration();

export const canSubscribe = async (): Promise<boolean> => (await worker()) !== undefined;

/**
 * Subscribes this browser to push messages, after asking the player. Resolves to undefined if either the player or the
 * browser refuses.
 * @param vapid the server's public key, in base64url
 */
export async function subscribe(vapid: string): Promise<Subscribed | undefined> {
  const pushManager = (await worker())?.pushManager;
  // A browser has one subscription for all matches. Renew it only if the key has changed.
  const ask = () => pushManager?.subscribe({ userVisibleOnly: true, applicationServerKey: vapid }).catch(() => undefined);
  const given = (await ask()) ?? ((await (await pushManager?.getSubscription())?.unsubscribe()) ? await ask() : undefined);
  const { endpoint, keys } = given?.toJSON() ?? {};
  return endpoint && keys ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : undefined;
}
