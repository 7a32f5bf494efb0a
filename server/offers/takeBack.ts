import type { State } from 'boardgame.io';
import { TAKE_BACK, UNDO } from '../../src/boardgame/constants.js';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { patchBetween } from '../../src/boardgame/patch.js';
import type { PlayerID } from '../../src/kit/rules.js';
import type { HostedGame } from '../match/games.js';

/** To where a match goes back. */
export interface Earlier {
  /** `_stateID` of the state, and what it was. */
  readonly to: number;
  readonly G: unknown;
  /** Dice of play thrown before it. */
  readonly thrown: number;
  /** How many moves that stand are taken back. */
  readonly moves: number;
  /** Who had asked for it. */
  readonly by: PlayerID;
}

/**
 * The state after the players have agreed to go back to an earlier one; the match must not be over. It is a new state of the match. The dice
 * go back too: the stream goes on from where it stood then, so the same throws fall again for the same orders. What was fixed about them,
 * seed and salts, stays.
 */
export function takeBack({ reduce }: HostedGame, state: State, { to, G, thrown, moves, by }: Earlier): State {
  const { [LEDGER]: plugin } = state.plugins;
  // boardgame.io's context follows as it does when a player takes back the last move of their own, which a seat that must decide can do.
  const [asked] = Object.keys(state.ctx.activePlayers ?? {});
  if (!plugin || asked === undefined) throw new Error('a match could not go back: it has no ledger, or nobody must decide');
  const ledger: LedgerData = plugin.data;
  const data: LedgerData = {
    ...ledger,
    thrown,
    takenBack: (ledger.takenBack ?? 0) + 1,
    undo: { by: asked, back: [patchBetween(state.G, G)] },
  };
  const ready = { ...state, plugins: { ...state.plugins, [LEDGER]: { ...plugin, data } } };
  const undone: Reduced = reduce(ready, { type: 'MAKE_MOVE', payload: { type: UNDO, args: [], playerID: asked } });
  const { transients, ...next } = undone;
  if (transients?.error) throw new Error(`a match could not go back: ${transients.error.type}`);
  const told = [{ key: 'takenBack', case: '', by, values: { moves } }];
  const [first, ...rest] = next.deltalog ?? [];
  if (!first) throw new Error('a match could not go back: boardgame.io logged no move');
  const { action, ...entry } = first;
  const asAgreed = { ...action, payload: { ...action.payload, type: TAKE_BACK, args: [to], playerID: by } };
  return { ...next, deltalog: [{ ...entry, action: asAgreed, metadata: told }, ...rest] };
}

type Reduced = State & { transients?: { error?: { type: string } } };
