import { read, write } from '../../app/storage.js';

/** What this browser remembers of what it has told the server about whoever uses it. */
export interface Known {
  /** The name and what he prefers, as they were the same here and there. */
  readonly name?: string;
  readonly settings?: string;
  /** Matches that were on the list here. Whoever has removed one from it does not find it there again. */
  readonly seen: readonly string[];
}

const KEY = 'weathergage.me';

/** What is remembered; nothing where this browser has no key. It is asked on many pages, the key itself only where it is wanted. */
export function known(): Known | undefined {
  const found = read(KEY);
  return typeof found === 'object' && found !== null && 'seen' in found && Array.isArray(found.seen) ? (found as Known) : undefined;
}

export const isKnown = (): boolean => known() !== undefined;

export const remember = (news: Known): boolean => write(KEY, news);

export const FORGOTTEN = KEY;
