import { CITIES } from '../../data/cities.js';
import { MILD_PORTS } from '../../data/tables.js';
import { turnInfo } from '../../data/tracks.js';
import { type FleetId, type HexId, opponentOf, type Side, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { isPort } from '../map.js';
import { fleetOf, groupSide, sideOfUnit } from '../units.js';

export function isIcebound(view: WarWithSpain, id: UnitId): boolean {
  const { start, at } = view.naval[id];
  return turnInfo(view.turn).winter && start === at && isPort(at) && !isMild(at) && !isBesieging(view, sideOfUnit(id), at);
}

const isMild = (hex: HexId): boolean => MILD_PORTS.some((id) => CITIES[id].hex === hex);

/** Whether ships may leave a port in winter because they or their side's units are besieging it [14.22]. */
function isBesieging(view: WarWithSpain, side: Side, hex: HexId): boolean {
  const siege = view.sieges[hex];
  return siege !== undefined && (siege.naval === opponentOf(side) || siege.land === opponentOf(side));
}

/** Whether a fleet must stay in port in winter. Uses only public information. */
export function isFleetIcebound(view: WarWithSpain, id: FleetId): boolean {
  const { hex, start } = fleetOf(view, id);
  return turnInfo(view.turn).winter && start === hex && isPort(hex) && !isMild(hex) && !isBesieging(view, groupSide(id), hex);
}
