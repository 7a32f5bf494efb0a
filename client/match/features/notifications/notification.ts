/** A browser notification and the path that it opens. */
export interface Announcement {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const ICON = '/icons/mark-192.png';

export const permission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

/** Asks for permission; must be called after a user action. Resolves to whether permission was granted. */
export const askPermission = async (): Promise<boolean> =>
  permission() !== undefined && (await Notification.requestPermission()) === 'granted';

/** Shows a notification, through the service worker if there is one, which some devices require. Returns a function that closes it. */
export function announce({ title, body, path }: Announcement): () => void {
  let isClosed = false;
  let close: () => void = () => undefined;
  const options = { body, tag: path, icon: ICON, data: path };
  const show = async () => {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (isClosed) return;
    if (!worker?.active) {
      const shown = new Notification(title, options);
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
      close = () => shown.close();
      return;
    }
    await worker.showNotification(title, options);
    close = () => void worker.getNotifications({ tag: path }).then((shown) => shown.map((each) => each.close()));
    if (isClosed) close();
  };
  // If this fails, the marked tab still notifies the player.
  if (permission() === 'granted') void show().catch(() => undefined);
  return () => {
    isClosed = true;
    close();
  };
}
