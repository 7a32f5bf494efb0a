import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { LEDGER } from '../../src/boardgame/ledger.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { type Finding, verifyExport } from '../../src/boardgame/verify.js';
import type { Entry } from '../../src/kit/chronicle.js';

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

const entryOf = (index: number, phase: string, playerID: string, move: string, args: unknown[], chronicle: readonly Entry[]): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: move, args, playerID } },
  _stateID: index,
  turn: 0,
  phase,
  metadata: chronicle,
});

const nothing = () => undefined;

/** What a board needs to show the position after `step` moves to somebody who only watches. */
export function boardProps(module: GameModule, { states, log, prologue, match }: Frames, step: number): BoardProps {
  const { rules, sides } = module;
  const G = states[step];
  const result = rules.result(G);
  const awaiting = rules.awaiting(G);
  return {
    G: rules.view(G, null),
    ctx: {
      numPlayers: sides.length,
      playOrder: sides.map(({ playerID }) => playerID),
      playOrderPos: 0,
      currentPlayer: sides[0].playerID,
      activePlayers: result ? null : awaiting,
      turn: 1,
      phase: rules.phase(G),
      ...(result && { gameover: result }),
    },
    plugins: { [LEDGER]: { data: prologue.length ? { prologue } : {} } },
    log: log.slice(0, step),
    _stateID: step,
    _undo: [],
    _redo: [],
    deltalog: [],
    isActive: false,
    isConnected: true,
    isMultiplayer: false,
    moves: Object.fromEntries(Object.keys(module.game.moves ?? {}).map((name) => [name, nothing])),
    events: {},
    matchID: `replay-${match.seed.slice(0, 8)}`,
    playerID: null,
    reset: nothing,
    undo: nothing,
    redo: nothing,
    sendChatMessage: nothing,
    chatMessages: [],
    matchData: sides.map(({ playerID, name }) => ({ id: Number(playerID), name, isConnected: true })),
  };
}
