import type { State } from 'boardgame.io';
import { TAKE_BACK, UNDO } from '../../src/boardgame/constants.js';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { patchBetween } from '../../src/boardgame/patch.js';
import type { PlayerID } from '../../src/kit/rules.js';
import type { HostedGame } from '../match/games.js';

export interface Earlier {
  readonly to: number;
  readonly G: unknown;
  readonly thrown: number;
  readonly moves: number;
  readonly by: PlayerID;
}

/**
 * Restores the game and the number of dice rolled, so that repeated moves get the same rolls. The seed and salts stay the same. The match
 * must not be over.
 */
export function takeBack({ reduce }: HostedGame, state: State, { to, G, thrown, moves, by }: Earlier): State {
  const { [LEDGER]: plugin } = state.plugins;
  // boardgame.io updates its context as if the last player had undone their own move, which an active seat may do.
  const [asked] = Object.keys(state.ctx.activePlayers ?? {});
  if (!plugin || asked === undefined) throw new Error('the take-back failed: the match has no dice ledger, or no player must decide');
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
  if (transients?.error) throw new Error(`the take-back failed: ${transients.error.type}`);
  const events = [{ key: 'takenBack', case: '', by, values: { moves } }];
  const [first, ...rest] = next.deltalog ?? [];
  if (!first) throw new Error('the take-back failed: boardgame.io logged no move');
  const { action, ...entry } = first;
  const asAgreed = { ...action, payload: { ...action.payload, type: TAKE_BACK, args: [to], playerID: by } };
  return { ...next, deltalog: [{ ...entry, action: asAgreed, metadata: events }, ...rest] };
}

type Reduced = State & { transients?: { error?: { type: string } } };
