import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { type Finding, verifyExport } from '../../src/boardgame/verify.js';
import type { Entry } from '../../src/kit/chronicle.js';
import { entryOf, shownProps } from '../app/table/shown.js';

/** A match made ready for a board: every position, and what was told on the way. */
export interface Frames {
  readonly match: MatchExport;
  readonly verdict: Finding;
  /** What happened at the set-up. */
  readonly prologue: readonly Entry[];
  /** The position before the first move, and after each; up to the first that does not agree. */
  readonly states: readonly unknown[];
  readonly log: readonly LogEntry[];
}

/** Verifies a match and lays out its positions; nothing when it cannot even be set up. */
export function layOut(module: GameModule, json: unknown): Frames | { readonly why: string } {
  const verdict = verifyExport(module, json);
  if (!verdict.ok && verdict.about === 'file') return { why: verdict.why };
  const match = json as MatchExport;
  const { states, told } = verdict;
  const log = told.slice(1).map((chronicle, index) => {
    const { playerID, move, args } = match.log[index];
    return entryOf(index, module.rules.phase(states[index]), playerID, move, args, chronicle);
  });
  return { match, verdict, prologue: told[0], states, log };
}

/** What a board needs to show the position after `step` moves to somebody who only watches. */
export const boardProps = (module: GameModule, { states, log, prologue, match }: Frames, step: number): BoardProps =>
  shownProps(module, {
    G: states[step],
    playerID: null,
    log: log.slice(0, step),
    ledger: prologue.length ? { prologue } : {},
    matchID: `replay-${match.seed.slice(0, 8)}`,
  });
