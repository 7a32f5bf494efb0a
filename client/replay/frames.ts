import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { LEDGER } from '../../src/boardgame/ledger.js';
import { type MatchExport, saltsOf } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { type Finding, verifyExport } from '../../src/boardgame/verify.js';
import type { Entry } from '../../src/kit/chronicle.js';
import { matchDice } from '../../src/kit/dice.js';

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
  const { rules } = module;
  const dice = matchDice(match.seed, saltsOf(match));
  const opened = rules.open(match.setupData ?? undefined, dice.setup);
  const states = [opened.G];
  const log: LogEntry[] = [];
  const good = verdict.ok ? match.log.length : Math.min(verdict.at || match.log.length, match.log.length);
  for (const [index, { playerID, move, args }] of match.log.slice(0, good).entries()) {
    const before = states[index];
    try {
      const played = rules.play(before, playerID, move, args, dice.play);
      states.push(played.G);
      log.push(entryOf(index, rules.phase(before), playerID, move, args, played.chronicle));
    } catch {
      break; // the move that the verdict names
    }
  }
  return { match, verdict, prologue: opened.chronicle, states, log };
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
