import { read, write } from '../../app/storage.js';

/** State at this browser's last synchronization with the server. */
export interface Known {
  /** Name and preferences at the last synchronization. */
  readonly name?: string;
  readonly settings?: string;
  /** Ids of matches that have been listed here. A match removed from the list is not added again. */
  readonly seen: readonly string[];
  /** Ids of matches that were here before this browser was linked to another device. They stay private until shared individually. */
  readonly unshared?: readonly string[];
}

const KEY = 'weathergage.me';

/** Returns the last synchronized state, or undefined if this browser has no key. */
export function known(): Known | undefined {
  const found = read(KEY);
  return typeof found === 'object' && found !== null && 'seen' in found && Array.isArray(found.seen) ? (found as Known) : undefined;
}

export const isKnown = (): boolean => known() !== undefined;

export const remember = (news: Known): boolean => write(KEY, news);

export const FORGOTTEN = KEY;
