import type { HexId, Side } from '../ids.js';
import type { Tools } from './tools.js';

/** Sieges by land and by sea [10.0]. */

/** Ships of a side in a port are besieged from now on; the besiegers are in the hex already [7.64, 10.2]. */
export function besiegeBySea(_table: Tools, _side: Side, _hex: HexId): void {}

/** Ends every siege whose besiegers, or besieged, are gone [10.12]. Called after every move. */
export function liftSieges(_table: Tools): void {}

/** At the end of a side's land combat: hunger in the places where it is besieged [10.3]. */
export function countSieges(_table: Tools, _side: Side): void {}
