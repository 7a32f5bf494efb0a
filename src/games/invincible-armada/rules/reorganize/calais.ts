import { CALAIS } from '../../data/strategicMap.js';
import type { Armada } from '../../state.js';
/** Calais Roads on the turn of the fireships [9.3, 13.0]. */

/** The turn on which the Armada anchors in Calais Roads and the fireships come. */
export const fireshipsTurn = (G: Armada): boolean => G.armadaBox === CALAIS && G.fireships === 'pending';
