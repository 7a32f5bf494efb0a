/// <reference lib="webworker" />

/** Payload of a push message, made by `payloadOf` in server/notifications/push.ts. */
interface Pushed {
  readonly headline: string;
  readonly happened: readonly string[];
  readonly path: string;
}

const isPushed = (value: unknown): value is Pushed =>
  typeof value === 'object' &&
  value !== null &&
  'headline' in value &&
  'path' in value &&
  'happened' in value &&
  Array.isArray(value.happened);

/** Shows a push message, replacing older ones of the same match. */
export async function showPushed({ registration }: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const pushed: unknown = data?.json();
  if (!isPushed(pushed)) return;
  const { headline, happened, path } = pushed;
  await registration.showNotification(headline, { body: happened.join('\n'), tag: path, data: path, icon: '/icons/mark-192.png' });
}
