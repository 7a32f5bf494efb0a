import { useState } from 'react';

const KEPT = 'weathergage.muted';
/** Maximum number of muted matches stored; the oldest are dropped. */
const MOST = 100;

/** Returns the ids of muted matches, or an empty list if the stored value is invalid. */
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
    // Without storage, the choice lasts while the board is shown.
  }
}

export function useMuted(matchID: string): readonly [muted: boolean, toggle: () => void] {
  const [muted, setMuted] = useState(() => kept().includes(matchID));
  const toggle = () => {
    keep(matchID, !muted);
    setMuted(!muted);
  };
  return [muted, toggle];
}
