import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import type { Finding } from '../../../src/boardgame/verify.js';
import { isView, openView, type ViewExport } from '../../../src/boardgame/viewFile.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { entryOf, shownProps } from '../../match/boardProps.js';

/** A replayed match: every position and its events. */
export interface Frames {
  readonly file: MatchExport | ViewExport;
  /** Result of the check; undefined for a file of a seat's views, which cannot be checked. */
  readonly verdict?: Finding;
  readonly prologue: readonly GameEvent[];
  /** Positions before the first move and after each move, up to the first move that breaks the rules. */
  readonly states: readonly unknown[];
  readonly log: readonly LogEntry[];
  /** Events of the set-up and of each move; only for full match files. */
  readonly events?: readonly (readonly GameEvent[])[];
}

type FramesOrFault = Frames | { readonly why: string };

type Verify = (module: GameModule, json: unknown) => Promise<Finding>;

/** Verifies a match file, or reads a seat's views. Returns its positions, or the reason why there are none. */
export const framesOf = async (module: GameModule, json: unknown, verify: Verify): Promise<FramesOrFault> =>
  isView(json) ? viewFrames(module, json) : matchFrames(module, json, await verify(module, json));

function matchFrames(module: GameModule, json: unknown, verdict: Finding): FramesOrFault {
  if (!verdict.ok && verdict.about === 'file') return { why: verdict.why };
  const file = json as MatchExport;
  const { states, events } = verdict;
  const log = events.slice(1).map((chronicle, index) => {
    const { playerID, move, args } = file.log[index];
    return entryOf(index, module.rules.phase(states[index]), playerID, move, args, chronicle);
  });
  return { file, verdict, prologue: events[0], states, log, events };
}

function viewFrames(module: GameModule, json: unknown): FramesOrFault {
  const opened = openView(module, json);
  if ('why' in opened) return opened;
  const { file, states } = opened;
  const log = file.log.map(({ playerID, move, args, chronicle }, index) =>
    entryOf(index, module.rules.phase(states[index]), playerID, move, args ?? [], chronicle as GameEvent[]),
  );
  return { file, prologue: file.prologue as GameEvent[], states, log };
}

/** Returns the seat of a view file; null for a spectator's view or a full match. */
export const seatOf = ({ file }: Frames): string | null => ('seat' in file ? file.seat : null);

export const boardProps = (module: GameModule, frames: Frames, step: number): BoardProps =>
  shownProps(module, {
    G: frames.states[step],
    playerID: seatOf(frames),
    log: frames.log.slice(0, step),
    ledger: frames.prologue.length ? { prologue: frames.prologue } : {},
    matchID: `replay-${'seed' in frames.file ? frames.file.seed.slice(0, 8) : 'view'}`,
  });
