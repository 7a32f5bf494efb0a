/** A browser notification, with the path it opens. */
export interface Announcement {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const ICON = '/icons/mark-192.png';

/** undefined if not supported. */
export const permission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

/** Asks for permission; must follow a user action. Resolves to whether it was granted. */
export const askPermission = async (): Promise<boolean> =>
  permission() !== undefined && (await Notification.requestPermission()) === 'granted';

/**
 * Shows a notification, through the service worker if there is one, as some devices require.
 * @returns a function that closes it
 */
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
  // The tab is marked anyway.
  if (permission() === 'granted') void show().catch(() => undefined);
  return () => {
    gone = true;
    takeAway();
  };
}
