import type { HexId, LeaderId, UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import type { No } from './tools.js';

/** Where the men of each nation may go [8.2]. */

/** Why a land unit may not come into a hex; `from` is null where it comes from the sea or a track. */
export function armyLimit(_view: WarWithSpain, _id: UnitId, _from: HexId | null, _to: HexId): No | undefined {
  return undefined;
}

/** Why a leader may not come into a hex. */
export function leaderLimit(_view: WarWithSpain, _id: LeaderId, _to: HexId): No | undefined {
  return undefined;
}
