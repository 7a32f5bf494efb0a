import {
  coastalAllowance,
  type FleetId,
  fleetIds,
  fleetOf,
  type HexId,
  isFleetIcebound,
  keelOf,
  opponentOf,
  type Reach,
  reachFrom,
  routesTo,
  type Side,
  shipFace,
  type UnitId,
  type WarWithSpain,
} from '../../../src/games/war-with-spain/face.js';

/** What ships can come to from where they are. */
export interface Range {
  readonly coastal: Reach;
  /** Over the high seas in the best of winds; nothing for ships in no fleet. */
  readonly sea: Reach | undefined;
}

/** Everywhere these ships may go in one movement, by a shortest way each; `spent` hexes of the course are laid already. */
export function rangeOf(G: WarWithSpain, side: Side, from: HexId, ships: readonly UnitId[], fleet: boolean, spent = 0): Range {
  const keel = keelOf(side, ships);
  const ma = Math.min(...ships.map((id) => shipFace(G, id).ma));
  return {
    coastal: reachFrom(G, keel, from, Math.max(0, coastalAllowance(G, ships) - spent), { coastal: true, withOnly: false }),
    sea: fleet ? reachFrom(G, keel, from, Math.max(0, ma - spent), { coastal: false, withOnly: false }) : undefined,
  };
}

/** The shortest way that never goes against the wind, if there is one within reach. */
export function fairWay(G: WarWithSpain, side: Side, from: HexId, to: HexId, ships: readonly UnitId[]): readonly HexId[] | undefined {
  const ma = Math.min(...ships.map((id) => shipFace(G, id).ma));
  return reachFrom(G, keelOf(side, ships), from, ma, { coastal: false, withOnly: true }).pathTo(to);
}

/** Enemy fleets that may try to intercept ships in a hex, by what everybody sees of their markers [6.4, 6.44]. */
export function watchers(G: WarWithSpain, mover: Side, hex: HexId): FleetId[] {
  const side = opponentOf(mover);
  return fleetIds(G, side).filter((id) => {
    const { besieged, tried, munitions, hex: from } = fleetOf(G, id);
    if (besieged || tried || munitions < 1 || isFleetIcebound(G, id)) return false;
    return routesTo(G, { side, deep: false, dutch: false }, from, hex) !== undefined;
  });
}
