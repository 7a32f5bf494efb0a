import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import type { MatchExport } from '../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { type Finding, verifyExport } from '../../../src/boardgame/verify.js';
import { isView, openView, type ViewExport } from '../../../src/boardgame/viewFile.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { entryOf, shownProps } from '../../match/boardProps.js';

/** A match made ready for a board: every position, and what was told on the way. */
export interface Frames {
  readonly file: MatchExport | ViewExport;
  /** What comes of checking it; nothing where it is what one seat saw: that cannot be checked. */
  readonly verdict?: Finding;
  /** What happened at the set-up. */
  readonly prologue: readonly GameEvent[];
  /** The position before the first move, and after each; up to the first that does not agree. */
  readonly states: readonly unknown[];
  readonly log: readonly LogEntry[];
  /** What happened at the set-up, and by each move: of a whole match alone. */
  readonly told?: readonly (readonly GameEvent[])[];
}

type LaidOut = Frames | { readonly why: string };

/** Verifies a match, or reads what one seat saw of it, and lays out its positions; nothing when it cannot even be set up. */
export const layOut = (module: GameModule, json: unknown): LaidOut => (isView(json) ? laidView(module, json) : laidMatch(module, json));

function laidMatch(module: GameModule, json: unknown): LaidOut {
  const verdict = verifyExport(module, json);
  if (!verdict.ok && verdict.about === 'file') return { why: verdict.why };
  const file = json as MatchExport;
  const { states, told } = verdict;
  const log = told.slice(1).map((chronicle, index) => {
    const { playerID, move, args } = file.log[index];
    return entryOf(index, module.rules.phase(states[index]), playerID, move, args, chronicle);
  });
  return { file, verdict, prologue: told[0], states, log, told };
}

function laidView(module: GameModule, json: unknown): LaidOut {
  const opened = openView(module, json);
  if ('why' in opened) return opened;
  const { file, states } = opened;
  const log = file.log.map(({ playerID, move, args, chronicle }, index) =>
    entryOf(index, module.rules.phase(states[index]), playerID, move, args ?? [], chronicle as GameEvent[]),
  );
  return { file, prologue: file.prologue as GameEvent[], states, log };
}

/** Whose view a file is: null for one who only watches, as whoever looks at a whole match does. */
export const seatOf = ({ file }: Frames): string | null => ('seat' in file ? file.seat : null);

/** What a board needs to show the position after `step` moves to somebody who only looks at it. */
export const boardProps = (module: GameModule, frames: Frames, step: number): BoardProps =>
  shownProps(module, {
    G: frames.states[step],
    playerID: seatOf(frames),
    log: frames.log.slice(0, step),
    ledger: frames.prologue.length ? { prologue: frames.prologue } : {},
    matchID: `replay-${'seed' in frames.file ? frames.file.seed.slice(0, 8) : 'view'}`,
  });
