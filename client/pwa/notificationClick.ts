/// <reference lib="webworker" />

/** What the page of a table, or a push message, has put into a notification: the path of the table. */
const pathOf = ({ data }: Notification): string => (typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : '/');

/** Leads whoever presses a notification to its table: to the page that has it open, or to a new one. */
export async function openMatchOf({ clients }: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const path = pathOf(notification);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : clients.openWindow(path));
}
