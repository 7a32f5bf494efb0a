import { useSyncExternalStore } from 'react';

let newer = false;
const listeners = new Set<() => void>();

/** Records that a newer version is available. */
export function announceNewVersion(): void {
  newer = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A hook: whether a newer version is available. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => newer);
