import type { LogEntry } from 'boardgame.io';
import { useCallback, useEffect, useState } from 'react';
import type { WinChance } from './winChance.js';

/** Consecutive positions, and the moves between them if available. */
export interface Stretch {
  /** `_stateID` of the first position. */
  readonly from: number;
  readonly views: readonly unknown[];
  readonly log: readonly LogEntry[];
}

/** Loads the stretch that contains a state or, if the state is older, the earliest stretch. Rejects if there is none. */
export type Stretches = (state: number) => Promise<Stretch>;

export interface WinChances {
  /** Win chances evaluated so far, in order of position. */
  readonly winChances: readonly WinChance[];
  /** Log entries for the positions evaluated so far. */
  readonly log: readonly LogEntry[];
  readonly isLost: boolean;
  again(): void;
}

const NOTHING: Omit<WinChances, 'again'> = { winChances: [], log: [], isLost: false };

/** Lets the page render between stretches. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns the win chances up to a state.
 * @param evaluate returns a side's chance; must keep its identity, like `stretches`
 */
export function useWinChances(stretches: Stretches, until: number, evaluate: (view: unknown) => number): WinChances {
  const [chances, setChances] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setChances(NOTHING);
    const weigh = async () => {
      for (let state = 0; current && state <= until; ) {
        const { from, views, log } = await stretches(state);
        if (!current) return;
        const all = views.map((view, i) => ({ state: from + i, chance: evaluate(view) }));
        const fresh = all.filter((moment) => moment.state >= state && moment.state <= until);
        if (!fresh.length) throw new Error('no positions were returned');
        setChances((before) => ({ ...before, winChances: [...before.winChances, ...fresh], log: [...before.log, ...log] }));
        state = fresh[fresh.length - 1].state + 1;
        if (state <= until) await rest();
      }
    };
    weigh().catch(() => current && setChances((before) => ({ ...before, isLost: true })));
    return () => {
      current = false;
    };
  }, [stretches, until, evaluate, attempt]);
  const again = useCallback(() => setAttempt((n) => n + 1), []);
  return { ...chances, again };
}
