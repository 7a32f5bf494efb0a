import { useSyncExternalStore } from 'react';

/** Daylight, or by lantern. */
export type Theme = 'light' | 'dark';

const KEPT = 'weathergage.theme';
const listeners = new Set<() => void>();
/** What was chosen on this visit; it holds even where nothing can be kept. */
let chosen: Theme | undefined;

/** What was chosen on an earlier visit. A plain word, not JSON. */
function kept(): Theme | undefined {
  try {
    const word = globalThis.localStorage?.getItem(KEPT);
    return word === 'light' || word === 'dark' ? word : undefined;
  } catch {
    return undefined; // storage may be forbidden in a frame
  }
}

const darkness = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** What the reader chose, or else what the system prefers. */
export const currentTheme = (): Theme => chosen ?? kept() ?? (darkness()?.matches ? 'dark' : 'light');

/** Chooses for every board there is, and for the page round them. */
export function chooseTheme(theme: Theme): void {
  chosen = theme;
  try {
    globalThis.localStorage?.setItem(KEPT, theme);
  } catch {
    // it holds for this visit
  }
  for (const listener of listeners) listener();
}

/** Tells of every change, whoever made it. @returns how to stop it */
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
