/** Site icon with a red dot. */
const LIT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#f3e8cf" stroke="#4a3521" stroke-width="3"/><path d="M32 4l5 23 23 5-23 5-5 23-5-23-23-5 23-5z" fill="#4a3521"/><circle cx="46" cy="18" r="16" fill="#d3301f" stroke="#fff" stroke-width="4"/></svg>`;

/** Marks the tab and the installed app. Returns a function that removes the mark. */
export function markTab(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.getAttribute('href');
  icon?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(LIT)}`);
  void navigator.setAppBadge?.().catch(() => undefined);
  return () => {
    if (plain) icon?.setAttribute('href', plain);
    void navigator.clearAppBadge?.().catch(() => undefined);
  };
}
