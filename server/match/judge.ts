import type { State } from 'boardgame.io';
import { UNDO } from '../../src/boardgame/constants.js';
import { markAllowed } from '../../src/boardgame/judged.js';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import type { HostedGame } from './games.js';
import { type Refusal, refusals } from './refusals.js';

/** A move as a client asks for it, checked for shape only. */
export interface MoveRequest {
  readonly matchID: string;
  /** The state that the player was looking at. */
  readonly stateID: number;
  readonly move: string;
  readonly args: readonly unknown[];
  /** A captain decides for a player whose clock has run out. No client says so. */
  readonly deputy?: true;
}

/** As many moves and takings back has no match that is played. */
const MOST_MOVES = 20_000;

export type Verdict = { readonly next: State } | { readonly no: Refusal };

const AS_SAID: Readonly<Record<string, Refusal>> = {
  'action/unavailable_move': refusals.notNow,
  'action/inactive_player': refusals.notAsked,
  'action/gameover': refusals.over,
};

/**
 * Whether a player may do this now, and the state after it. Never changes `state`. The rules of the game are asked first, so
 * that nothing which they forbid gets as far as boardgame.io's reducer.
 */
export function judge(hosted: HostedGame, state: State, playerID: string, request: MoveRequest): Verdict {
  const { game, reduce, moveNames } = hosted;
  const { move, args, stateID } = request;
  if (state.ctx.gameover !== undefined) return { no: refusals.over };
  if (state._stateID >= MOST_MOVES && move !== 'concede') return { no: refusals.tooLong };
  if (!moveNames.has(move)) return { no: refusals.unknownMove };
  const config = game.flow.getMove(state.ctx, move, playerID);
  const anyTime = typeof config === 'object' && config?.ignoreStaleStateID === true;
  if (state._stateID !== stateID && !anyTime) return { no: refusals.stale };
  const no = refusedByRules(hosted, state, playerID, request);
  if (no) return { no };
  if (!config) return { no: refusals.notNow };
  if (hosted.rules) markAllowed(state.G, playerID, { move, args });
  const { transients, ...next } = reduce(withSeatActive(state, playerID), {
    type: 'MAKE_MOVE',
    payload: { type: move, args, playerID },
  }) as Reduced;
  if (transients?.error) return { no: AS_SAID[transients.error.type] ?? refusals.invalid };
  return { next };
}

/**
 * boardgame.io lets nobody move who is not active; the rules let him concede at any time, and have been asked. The move
 * itself says afresh who is active.
 */
function withSeatActive(state: State, playerID: string): State {
  const { activePlayers } = state.ctx;
  if (!activePlayers || Object.hasOwn(activePlayers, playerID)) return state;
  return { ...state, ctx: { ...state.ctx, activePlayers: { ...activePlayers, [playerID]: 'anytime' } } };
}

type Reduced = State & { transients?: { error?: { type: string } } };

function refusedByRules({ rules }: HostedGame, state: State, playerID: string, { move, args }: MoveRequest): Refusal | undefined {
  if (!rules) return undefined;
  if (move === UNDO) {
    const ledger: LedgerData | undefined = state.plugins[LEDGER]?.data;
    return ledger?.undo?.by === playerID && args.length === 0 ? undefined : refusals.nothingToUndo;
  }
  return rules.refusal(rules.view(state.G, playerID), playerID, move, args);
}
