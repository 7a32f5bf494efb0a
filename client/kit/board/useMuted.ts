import { useState } from 'react';

const KEPT = 'weathergage.muted';
/** Most muted matches that are stored; the oldest are dropped. */
const MOST = 100;

/** The matches with muted chat in this browser. Empty if the stored list is damaged. */
function kept(): string[] {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(matchID: string, muted: boolean): void {
  const others = kept().filter((id) => id !== matchID);
  try {
    globalThis.localStorage?.setItem(KEPT, JSON.stringify(muted ? [...others, matchID].slice(-MOST) : others));
  } catch {
    // kept for this visit only
  }
}

/** A hook: whether the chat of a match is muted for this reader, and a function to change it. */
export function useMuted(matchID: string): readonly [muted: boolean, toggle: () => void] {
  const [muted, setMuted] = useState(() => kept().includes(matchID));
  const toggle = () => {
    keep(matchID, !muted);
    setMuted(!muted);
  };
  return [muted, toggle];
}
