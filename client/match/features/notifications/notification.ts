/** A browser notification, and the path of the match it opens. */
export interface Announcement {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const ICON = '/icons/mark-192.png';

/** Whether the browser supports notifications, and has permission. */
export const permission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

/** Asks for permission. Must follow a user action. Resolves to whether it was granted. */
export const askPermission = async (): Promise<boolean> =>
  permission() !== undefined && (await Notification.requestPermission()) === 'granted';

/** Shows a notification, by the service worker if there is one, because some devices require it. @returns a function that closes it */
export function announce({ title, body, path }: Announcement): () => void {
  let gone = false;
  let takeAway: () => void = () => undefined;
  const options = { body, tag: path, icon: ICON, data: path };
  const show = async () => {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (gone) return;
    if (!worker?.active) {
      const shown = new Notification(title, options);
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
      takeAway = () => shown.close();
      return;
    }
    await worker.showNotification(title, options);
    takeAway = () => void worker.getNotifications({ tag: path }).then((shown) => shown.map((each) => each.close()));
    if (gone) takeAway();
  };
  // Without a notification, the tab still shows it.
  if (permission() === 'granted') void show().catch(() => undefined);
  return () => {
    gone = true;
    takeAway();
  };
}
