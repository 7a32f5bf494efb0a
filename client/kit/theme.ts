import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const KEPT = 'weathergage.theme';
const listeners = new Set<() => void>();
/** Theme chosen by the viewer, for browsers without storage. */
let chosen: Theme | undefined;

function kept(): Theme | undefined {
  try {
    const word = globalThis.localStorage?.getItem(KEPT);
    return word === 'light' || word === 'dark' ? word : undefined;
  } catch {
    return undefined; // Storage may be blocked in a frame.
  }
}

const darkness = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** Returns the theme chosen by the viewer, otherwise the system's theme. */
export const currentTheme = (): Theme => chosen ?? kept() ?? (darkness()?.matches ? 'dark' : 'light');

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  try {
    globalThis.localStorage?.setItem(KEPT, theme);
  } catch {
    // Without storage, `chosen` keeps the value.
  }
  for (const listener of listeners) listener();
}

/** Subscribes to theme changes. Returns a function that unsubscribes. */
export function onTheme(listener: () => void): () => void {
  const system = darkness();
  listeners.add(listener);
  system?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system?.removeEventListener('change', listener);
  };
}

const serverTheme = (): Theme => 'light';

export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(onTheme, currentTheme, serverTheme),
  chooseTheme,
];
