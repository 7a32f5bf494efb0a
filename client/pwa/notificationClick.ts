/// <reference lib="webworker" />

const pathOf = ({ data }: Notification): string => (typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : '/');

/** Opens the match of a clicked notification, in its open page or in a new one. */
export async function openMatchOf({ clients }: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const path = pathOf(notification);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}
