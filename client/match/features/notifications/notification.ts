/** What the browser's own notification says, and the path of the table that it leads to. */
export interface Announcement {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const ICON = '/icons/mark-192.png';

/** Whether the browser can show notifications at all, and may. */
export const permission = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

/** Asks the reader, who has just pressed something; true where he lets us. */
export const askPermission = async (): Promise<boolean> =>
  permission() !== undefined && (await Notification.requestPermission()) === 'granted';

/**
 * Shows a notification: by the service worker where there is one, since some devices take none from a page. Gives what takes it
 * away again.
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
  // What cannot be shown is missed; title and mark are there.
  if (permission() === 'granted') void show().catch(() => undefined);
  return () => {
    gone = true;
    takeAway();
  };
}
