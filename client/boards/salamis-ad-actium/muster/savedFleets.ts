import { useSyncExternalStore } from 'react';
import { isNamedFleet, type NamedFleet } from './fleetFile.js';

/** Fleets that this browser keeps, for every match of this game. */

const KEY = 'weathergage.fleets.salamis-ad-actium';
const NONE: readonly NamedFleet[] = [];
const listeners = new Set<() => void>();

function text(): string {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? '';
  } catch {
    return ''; // storage may be forbidden in a frame
  }
}

/** What was read last: the same list as long as nothing changes. */
let last = { text: '', fleets: NONE };

/** Every fleet that can be read, in the order of their names. */
export function savedFleets(): readonly NamedFleet[] {
  const now = text();
  if (now !== last.text) last = { text: now, fleets: fleetsIn(now) };
  return last.fleets;
}

function fleetsIn(kept: string): readonly NamedFleet[] {
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? found.filter(isNamedFleet) : NONE;
  } catch {
    return NONE;
  }
}

/** @returns whether the browser keeps it: storage may be full, or forbidden */
function keep(fleets: readonly NamedFleet[]): boolean {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(fleets));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

const others = (name: string): NamedFleet[] => savedFleets().filter((each) => each.name !== name);

/** Keeps a fleet in place of one of the same name. @returns whether the browser keeps it */
export const saveFleet = (named: NamedFleet): boolean =>
  keep([...others(named.name), named].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)));

export const forgetFleet = (name: string): boolean => keep(others(name));

/** Tells of every change, whatever board or tab made it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export const useSavedFleets = (): readonly NamedFleet[] => useSyncExternalStore(subscribe, savedFleets, () => NONE);
