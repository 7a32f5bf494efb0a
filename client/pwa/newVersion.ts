import { useSyncExternalStore } from 'react';

let newer = false;
const listeners = new Set<() => void>();

/** From now on there is a version that is newer than this page. */
export function announceNewVersion(): void {
  newer = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is a version that is newer than this page. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => newer);
