import type { BoardProps } from 'boardgame.io/react';
import { useEffect, useMemo, useState } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { useFramed } from '../../kit/hooks/hooks.js';
import { boardProps, type Frames } from './frames.js';

/** Time between moves during playback, in ms. */
const MOVE_MS = 900;

export interface Replay {
  readonly step: number;
  /** Position shown on the board, which may be a frame behind. */
  readonly shown: number;
  readonly last: number;
  readonly props: BoardProps;
  readonly running: boolean;
  go(to: number): void;
  run(running: boolean): void;
}

/** Returns the playback position of a match. @param begin the first position shown */
export function useReplay(module: GameModule, frames: Frames, begin?: number): Replay {
  const last = frames.states.length - 1;
  // Start at the last position that is valid under the rules.
  const [step, setStep] = useState(() => Math.min(begin ?? (frames.verdict?.ok === false ? last : 0), last));
  const [running, run] = useState(false);
  const shown = useFramed(step);
  const props = useMemo(() => boardProps(module, frames, shown), [module, frames, shown]);
  useEffect(() => {
    if (!running) return;
    if (step >= last) {
      run(false);
      return;
    }
    const timer = setTimeout(() => setStep(step + 1), MOVE_MS);
    return () => clearTimeout(timer);
  }, [running, step, last]);
  const go = (to: number) => {
    run(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  return { step, shown, last, props, running, go, run };
}
