import type { BoardProps } from 'boardgame.io/react';
import { useEffect, useMemo, useState } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { useFramed } from '../../kit/hooks/hooks.js';
import { boardProps, type Frames } from './frames.js';

/** From one move to the next while it runs by itself, in ms. */
const RUN = 900;

export interface Replay {
  readonly step: number;
  /** What the board shows: a frame behind while somebody goes fast. */
  readonly shown: number;
  readonly last: number;
  /** What the board gets. */
  readonly props: BoardProps;
  readonly running: boolean;
  go(to: number): void;
  run(running: boolean): void;
}

/** Where in a match its reader is. @param begin the step that is shown first; the usual one if left out */
export function useReplay(module: GameModule, frames: Frames, begin?: number): Replay {
  const last = frames.states.length - 1;
  // Where a file does not agree, the position just before is what one wants to see.
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
    const timer = setTimeout(() => setStep(step + 1), RUN);
    return () => clearTimeout(timer);
  }, [running, step, last]);
  const go = (to: number) => {
    run(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  return { step, shown, last, props, running, go, run };
}
