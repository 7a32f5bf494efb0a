import type { HexId, Side } from '../ids.js';
import type { Cargo, WarWithSpain } from '../state.js';
import type { No, Tools } from './tools.js';

/** Armies and leaders come ashore [6.54]. */

/** Why these may not be put ashore in this hex, as far as the hex and the men go; that they are aboard is known. */
export function debarkRefusal(_view: WarWithSpain, _side: Side, _hex: HexId, _cargo: Cargo): No | undefined {
  return undefined;
}

/** Puts them ashore, with everything that follows: control, neutrality, first landings. */
export function putAshore(_table: Tools, _side: Side, _hex: HexId, _cargo: Cargo): void {}
