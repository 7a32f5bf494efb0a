import { useState } from 'react';

const KEPT = 'weathergage.muted';
/** How many matches are remembered; the oldest are forgotten first. */
const MOST = 100;

/** The matches whose talk is not shown in this browser. What was kept may be damaged: then none. */
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
    // it holds for this visit
  }
}

/** A hook: whether what others say at a match is kept from this reader, and how to change it. Nobody else hears of it. */
export function useMuted(matchID: string): readonly [muted: boolean, toggle: () => void] {
  const [muted, setMuted] = useState(() => kept().includes(matchID));
  const toggle = () => {
    keep(matchID, !muted);
    setMuted(!muted);
  };
  return [muted, toggle];
}
