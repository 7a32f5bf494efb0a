import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { MatchExport } from '../../../../src/boardgame/matchFile.js';
import { saltsOf } from '../../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { PastPage } from '../../../../src/boardgame/past.js';
import { matchDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import type { Table } from '../../local/table.js';
import { ledgerOf } from '../history/source.js';

/** What was told in a match, and what it began with. */
export interface MatchEvents {
  /** The first state. */
  readonly first: unknown;
  /** At the set-up, then by each move that stands. */
  readonly chapters: readonly (readonly GameEvent[])[];
}

type Rules = Pick<GameModule, 'rules'>;

/** As a table of this browser has it; a branch begins with a state, and is told nothing of what was before. */
export function localEvents({ rules }: Rules, table: Table): MatchEvents {
  const { setupData, seed, salts, log, start } = table.record();
  const opened = start ? { G: start.G, chronicle: [] } : rules.open(setupData ?? undefined, matchDice(seed, salts).setup);
  return { first: opened.G, chapters: [opened.chronicle, ...movesOf(log).map(({ chronicle }) => chronicle)] };
}

/** The state that the n-th of the moves that stand has made, in the log with those that were taken back. */
export const stateOf = (log: readonly LogEntry[], n: number): number => (n === 0 ? 0 : movesOf(log)[n - 1].stateID + 1);

/** As whoever plays or watches has seen a match at the server: before the first move nothing is secret, and what happened is told to all. */
export function eventsSoFar(live: BoardProps, { view }: PastPage, log: readonly LogEntry[]): MatchEvents {
  return { first: view, chapters: [ledgerOf(live).prologue ?? [], ...movesOf(log).map(({ chronicle }) => chronicle)] };
}

/** As a match file of a server has it. */
export function eventsInFile({ rules }: Rules, match: MatchExport): MatchEvents {
  const { G, chronicle } = rules.open(match.setupData ?? undefined, matchDice(match.seed, saltsOf(match)).setup);
  return { first: G, chapters: [chronicle, ...match.log.map((move) => (move.chronicle ?? []) as readonly GameEvent[])] };
}
