import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { LEDGER, type SharedLedger } from '../../src/boardgame/ledger.js';
import type { GameModule } from '../../src/boardgame/module.js';
import type { GameEvent } from '../../src/kit/events.js';
import type { PlayerID } from '../../src/kit/rules.js';

/**
 * Returns a move as boardgame.io logs it.
 * @param index number of moves before it
 */
export const entryOf = (
  index: number,
  phase: string,
  playerID: PlayerID,
  move: string,
  args: unknown[],
  chronicle: readonly GameEvent[],
): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: move, args, playerID } },
  _stateID: index,
  turn: 0,
  phase,
  metadata: chronicle,
});

const nothing = () => undefined;

/** A position for a board without boardgame.io. */
export interface ShownPosition {
  readonly G: unknown;
  /** Seat of the player; null for a spectator. */
  readonly playerID: PlayerID | null;
  readonly log: readonly LogEntry[];
  readonly ledger: SharedLedger;
  readonly matchID: string;
  /** Handles a move. By default, moves are ignored. */
  onMove?(move: string, args: readonly unknown[]): void;
}

export const shownProps = (module: GameModule, { G, ...shown }: ShownPosition): BoardProps =>
  viewProps(module, { ...shown, G: module.rules.view(G, shown.playerID) });

/** Returns the board's props for a `G` that is already a seat's view. */
export function viewProps(module: GameModule, { G, playerID, log, ledger, matchID, onMove }: ShownPosition): BoardProps {
  const { rules, sides } = module;
  const result = rules.result(G);
  const awaiting = rules.awaiting(G);
  const moves = Object.keys(module.game.moves ?? {});
  return {
    G,
    ctx: {
      numPlayers: sides.length,
      playOrder: sides.map((side) => side.playerID),
      playOrderPos: 0,
      currentPlayer: sides[0].playerID,
      activePlayers: result ? null : awaiting,
      turn: 1,
      phase: rules.phase(G),
      ...(result && { gameover: result }),
    },
    plugins: { [LEDGER]: { data: ledger } },
    log: [...log],
    _stateID: log.length,
    _undo: [],
    _redo: [],
    deltalog: [],
    isActive: playerID !== null && playerID in awaiting,
    isConnected: true,
    isMultiplayer: false,
    moves: Object.fromEntries(moves.map((name) => [name, (...args: unknown[]) => onMove?.(name, args)])),
    events: {},
    matchID,
    playerID,
    reset: nothing,
    undo: nothing,
    redo: nothing,
    sendChatMessage: nothing,
    chatMessages: [],
    matchData: sides.map((side) => ({ id: Number(side.playerID), name: side.name, isConnected: true })),
  };
}
