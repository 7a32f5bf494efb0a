import { useSyncExternalStore } from 'react';

/** Daylight, or by lantern. */
export type Theme = 'light' | 'dark';

const KEY = 'weathergage.theme';
const listeners = new Set<() => void>();

/** The player's choice, or else what the system prefers. A plain word, not JSON: the boards read it too. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // No storage: the system's preference will do.
  }
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, current), chooseTheme];
}

/** A board has a lantern of its own, since it must do without these pages: whatever is chosen there, the page round it follows. */
export function followTheme(table: HTMLElement): () => void {
  const follow = () => {
    const theme = table.querySelector<HTMLElement>('[data-theme]')?.dataset.theme;
    if ((theme !== 'light' && theme !== 'dark') || theme === current()) return;
    applyTheme(theme);
    for (const listener of listeners) listener();
  };
  const observer = new MutationObserver(follow);
  observer.observe(table, { attributes: true, attributeFilter: ['data-theme'], subtree: true });
  follow();
  return () => observer.disconnect();
}
