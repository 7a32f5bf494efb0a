import type { State } from 'boardgame.io';
import { markAllowed } from '../../src/boardgame/allowedMoves.js';
import { UNDO } from '../../src/boardgame/constants.js';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import type { HostedGame } from './games.js';
import { type Refusal, refusals } from './refusals.js';

export interface MoveRequest {
  readonly matchID: string;
  readonly stateID: number;
  readonly move: string;
  readonly args: readonly unknown[];
  /** Set if a bot decides because the player's clock has expired. Clients cannot set this. */
  readonly deputy?: true;
}

const MAX_MOVES = 20_000;

export type Verdict = { readonly next: State } | { readonly no: Refusal };

const REDUCER_REFUSALS: Readonly<Record<string, Refusal>> = {
  'action/unavailable_move': refusals.notNow,
  'action/inactive_player': refusals.notAsked,
  'action/gameover': refusals.over,
};

/** Makes a move. The rules check it first, so that illegal moves never reach boardgame.io's reducer. */
export function judge(hosted: HostedGame, state: State, playerID: string, request: MoveRequest): Verdict {
  const { game, reduce, moveNames } = hosted;
  const { move, args, stateID } = request;
  if (state.ctx.gameover !== undefined) return { no: refusals.over };
  if (state._stateID >= MAX_MOVES && move !== 'concede') return { no: refusals.tooLong };
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
  if (transients?.error) return { no: REDUCER_REFUSALS[transients.error.type] ?? refusals.invalid };
  return { next };
}

/** Makes a seat active, because boardgame.io refuses moves of inactive seats but players may concede at any time. */
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
