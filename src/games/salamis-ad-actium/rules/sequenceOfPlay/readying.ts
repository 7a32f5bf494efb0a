import type { PlayerID } from '../../../../kit/rules.js';
import type { Violation } from '../../keys.js';
import type { Salamis } from '../../state.js';
import type { Tools } from '../basics/ships.js';

/** What it means for a side to be ready at one step. */
export interface Readying {
  /** Why it cannot be ready yet; always may, where left out. */
  refuse?(view: Salamis, player: PlayerID): Violation | undefined;
  perform(tools: Tools, player: PlayerID): void;
}
