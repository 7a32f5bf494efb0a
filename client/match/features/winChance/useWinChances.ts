import type { LogEntry } from 'boardgame.io';
import { useCallback, useEffect, useState } from 'react';
import type { WinChance } from './winChance.js';

/** Part of a match as somebody saw it: positions in order, and the moves between them where they are told with it. */
export interface Stretch {
  /** `_stateID` of the first position. */
  readonly from: number;
  readonly views: readonly unknown[];
  readonly log: readonly LogEntry[];
}

/** Gets the stretch that a state is in; it may begin later where nothing older is kept. Rejects where nothing can be shown. */
export type Stretches = (state: number) => Promise<Stretch>;

export interface WinChances {
  /** In order, as far as they have been weighed. */
  readonly moments: readonly WinChance[];
  /** What was told with them. */
  readonly log: readonly LogEntry[];
  readonly isLost: boolean;
  again(): void;
}

const NOTHING: Omit<WinChances, 'again'> = { moments: [], log: [], isLost: false };

/** Between stretches the page draws. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The chances in every position up to a state, weighed stretch by stretch.
 * @param evaluate the chance of a side; must keep its identity, as `stretches` must
 */
export function useWinChances(stretches: Stretches, until: number, evaluate: (view: unknown) => number): WinChances {
  const [tide, setTide] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setTide(NOTHING);
    const weigh = async () => {
      for (let state = 0; current && state <= until; ) {
        const { from, views, log } = await stretches(state);
        if (!current) return;
        const all = views.map((view, i) => ({ state: from + i, chance: evaluate(view) }));
        const fresh = all.filter((moment) => moment.state >= state && moment.state <= until);
        if (!fresh.length) throw new Error('what was asked for did not come');
        setTide((before) => ({ ...before, moments: [...before.moments, ...fresh], log: [...before.log, ...log] }));
        state = fresh[fresh.length - 1].state + 1;
        if (state <= until) await rest();
      }
    };
    weigh().catch(() => current && setTide((before) => ({ ...before, isLost: true })));
    return () => {
      current = false;
    };
  }, [stretches, until, evaluate, attempt]);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  return { ...tide, again };
}
