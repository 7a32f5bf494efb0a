import { useSyncExternalStore } from 'react';

/** Light mode or dark mode. */
export type Theme = 'light' | 'dark';

const KEPT = 'weathergage.theme';
const listeners = new Set<() => void>();
/** The theme chosen on this visit, for browsers without storage. */
let chosen: Theme | undefined;

/** The theme chosen on an earlier visit. Stored as a plain word, not as JSON. */
function kept(): Theme | undefined {
  try {
    const word = globalThis.localStorage?.getItem(KEPT);
    return word === 'light' || word === 'dark' ? word : undefined;
  } catch {
    return undefined; // storage may be forbidden in a frame
  }
}

const darkness = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The theme that the reader chose, or that the system prefers. */
export const currentTheme = (): Theme => chosen ?? kept() ?? (darkness()?.matches ? 'dark' : 'light');

/** Sets the theme of all boards and of the page. */
export function chooseTheme(theme: Theme): void {
  chosen = theme;
  try {
    globalThis.localStorage?.setItem(KEPT, theme);
  } catch {
    // kept for this visit only
  }
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the theme. @returns a function that unsubscribes */
export function onTheme(listener: () => void): () => void {
  const system = darkness();
  listeners.add(listener);
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
  };
}

const daylight = (): Theme => 'light';

export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(onTheme, currentTheme, daylight),
  chooseTheme,
];
