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

export interface MatchEvents {
  readonly first: unknown;
  /** Events of the set-up, then of each move in force. */
  readonly chapters: readonly (readonly GameEvent[])[];
}

type Rules = Pick<GameModule, 'rules'>;

/** Events of a match of this browser, or of a branch from its start. */
export function localEvents({ rules }: Rules, table: Table): MatchEvents {
  const { setupData, seed, salts, log, start } = table.record();
  const opened = start ? { G: start.G, chronicle: [] } : rules.open(setupData ?? undefined, matchDice(seed, salts).setup);
  return { first: opened.G, chapters: [opened.chronicle, ...movesOf(log).map(({ chronicle }) => chronicle)] };
}

/** The state after the n-th move in force. */
export const stateOf = (log: readonly LogEntry[], n: number): number => (n === 0 ? 0 : movesOf(log)[n - 1].stateID + 1);

/** Events of an online match. */
export function eventsSoFar(live: BoardProps, { view }: PastPage, log: readonly LogEntry[]): MatchEvents {
  return { first: view, chapters: [ledgerOf(live).prologue ?? [], ...movesOf(log).map(({ chronicle }) => chronicle)] };
}

export function eventsInFile({ rules }: Rules, match: MatchExport): MatchEvents {
  const { G, chronicle } = rules.open(match.setupData ?? undefined, matchDice(match.seed, saltsOf(match)).setup);
  return { first: G, chapters: [chronicle, ...match.log.map((move) => (move.chronicle ?? []) as readonly GameEvent[])] };
}
