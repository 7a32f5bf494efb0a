import { useSyncExternalStore } from 'react';

let newer = false;
const listeners = new Set<() => void>();

export function announceNewVersion(): void {
  newer = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => newer);
