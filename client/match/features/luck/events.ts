import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { HistoryPage } from '../../../../src/boardgame/historyPage.js';
import type { MatchExport } from '../../../../src/boardgame/matchFile.js';
import { saltsOf } from '../../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { matchDice } from '../../../../src/kit/dice.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import type { RunningMatch } from '../../local/runningMatch.js';
import { ledgerOf } from '../history/source.js';

export interface MatchEvents {
  readonly first: unknown;
  /** Events of the set-up, then of each move not taken back. */
  readonly chapters: readonly (readonly GameEvent[])[];
}

type Rules = Pick<GameModule, 'rules'>;

/** Returns the events of a match in this browser. For a branch, they begin at its start. */
export function localEvents({ rules }: Rules, table: RunningMatch): MatchEvents {
  const { setupData, seed, salts, log, start } = table.record();
  const opened = start ? { G: start.G, chronicle: [] } : rules.open(setupData ?? undefined, matchDice(seed, salts).setup);
  return { first: opened.G, chapters: [opened.chronicle, ...movesOf(log).map(({ chronicle }) => chronicle)] };
}

/** Returns the state after the n-th move not taken back; 0 for the set-up. */
export const stateOf = (log: readonly LogEntry[], n: number): number => (n === 0 ? 0 : movesOf(log)[n - 1].stateID + 1);

export function eventsSoFar(live: BoardProps, { view }: HistoryPage, log: readonly LogEntry[]): MatchEvents {
  return { first: view, chapters: [ledgerOf(live).prologue ?? [], ...movesOf(log).map(({ chronicle }) => chronicle)] };
}

export function eventsInFile({ rules }: Rules, match: MatchExport): MatchEvents {
  const { G, chronicle } = rules.open(match.setupData ?? undefined, matchDice(match.seed, saltsOf(match)).setup);
  return { first: G, chapters: [chronicle, ...match.log.map((move) => (move.chronicle ?? []) as readonly GameEvent[])] };
}
