import type { HexId, Side } from '../../ids.js';
import type { Assault, WarWithSpain } from '../../state.js';
import { isFortress } from '../map.js';
import { isFriendlyPort } from '../victory/control.js';

/** Who may stand a siege instead of a battle [7.63, 10.11]. */

/** Whether the ships of a side in a hex could decline battle behind their walls: not besieged yet, in a fortress port of theirs [7.63]. */
export const mayDecline = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  isFriendlyPort(G, side, hex) && isFortress(hex) && G.sieges[hex]?.naval !== side;

/** A stack may stand a siege once: not when it is besieged already, nor when it is besieging [10.11]. */
export const mayStandSiege = (G: WarWithSpain, now: Pick<Assault, 'from' | 'hex'>): boolean =>
  now.from !== now.hex && !G.sieges[now.hex]?.land;
