import { ARMY } from './data/armies.js';
import { CITIES, CITY_IDS } from './data/cities.js';
import { grid, isLand } from './data/map.js';
import { SHIP } from './data/ships.js';
import { type FleetId, type HexId, SIDES, type Side, TF, type UnitId } from './ids.js';
import { inDutchRange, isHighSeas, isNavalHex, isShallow } from './rules/map.js';
import { groupOf, groupsOf, roomIn } from './rules/navalMovement/grouping/groups.js';
import { fleetIds, fleetNo, fleetOf, hexAt, isAboard, isDeep, isDutch, isHex, ownerOf, shipsOf, trackAt } from './rules/units.js';
import type { WarWithSpain } from './state.js';

export function checkInvariants(G: WarWithSpain): string | undefined {
  for (const id of Object.keys(G.naval)) {
    const wrong = shipFault(G, id);
    if (wrong) return `${id}: ${wrong}`;
  }
  for (const id of Object.keys(G.land)) {
    const wrong = armyFault(G, id);
    if (wrong) return `${id}: ${wrong}`;
  }
  return leaderFault(G) ?? fleetFault(G) ?? hexFault(G) ?? cargoFault(G) ?? moneyFault(G);
}

function shipFault(G: WarWithSpain, id: UnitId): string | undefined {
  const counter = SHIP[id];
  const { at, fleet, reduced } = G.naval[id];
  if (!counter) return 'no such ship';
  if (reduced && !counter.back) return 'reduced with a blank back';
  if (!isHex(at)) return fleet === null && trackAt(at) ? undefined : `lost at ${at}`;
  if (!isNavalHex(at)) return `on dry land in ${at}`;
  if (isDeep(id) && isShallow(at)) return `aground in ${at}`;
  if (isDutch(id) && !inDutchRange(at)) return `too far from Brill in ${at}`;
  if (fleet !== null) return G.fleets[`${counter.side}${fleet}`]?.hex === at ? undefined : `its fleet is not in ${at}`;
  return isHighSeas(at) && id !== TF ? `loose at sea in ${at}` : undefined;
}

function armyFault(G: WarWithSpain, id: UnitId): string | undefined {
  const counter = ARMY[id];
  const { at, reduced } = G.land[id];
  if (!counter) return 'no such unit';
  if (reduced && counter.back === null) return 'reduced with a blank back';
  const track = trackAt(at);
  if (track) return track.box === 1 ? undefined : `in box ${track.box}`;
  const hex = hexAt(G, at);
  if (hex === undefined) return `lost at ${at}`;
  if (isAboard(at)) return undefined;
  return isLand(grid.index(hex)) ? undefined : `at sea in ${hex}`;
}

function leaderFault(G: WarWithSpain): string | undefined {
  for (const [id, { at, ship }] of Object.entries(G.leaders)) {
    if (hexAt(G, at) === undefined) return `${id} is lost at ${at}`;
    if (ship !== null && (!G.naval[ship] || (ship !== TF && groupOf(G, ship) !== at))) return `${id} is not with his ship ${ship}`;
  }
  return undefined;
}

/** Checks fleets. In joint activation, a fleet without ships keeps its marker, so that repair orders can be cancelled. */
function fleetFault(G: WarWithSpain): string | undefined {
  for (const side of SIDES) {
    for (const id of fleetIds(G, side)) {
      const ships = shipsOf(G, id);
      if (!ships.length && G.phase !== 'activation') return `${id} has no ships`;
      const wrong = fleetMates(G, id, ships);
      if (wrong) return wrong;
    }
  }
  return undefined;
}

function fleetMates(G: WarWithSpain, id: FleetId, ships: readonly UnitId[]): string | undefined {
  const { besieged, munitions } = fleetOf(G, id);
  if (munitions < 0) return `${id} owes munitions`;
  const other = ships.find((ship) => G.naval[ship].besieged !== besieged);
  return other && `${other} and fleet ${fleetNo(id)} are not besieged together`;
}

class Holders<T> {
  private readonly byHex = new Map<HexId, Set<T>>();
  add(hex: HexId, holder: T): void {
    const known = this.byHex.get(hex);
    if (known) known.add(holder);
    else this.byHex.set(hex, new Set([holder]));
  }
  at(hex: HexId): ReadonlySet<T> | undefined {
    return this.byHex.get(hex);
  }
  shared(): HexId | undefined {
    for (const [hex, holders] of this.byHex) if (holders.size > 1) return hex;
    return undefined;
  }
}

/** Checks that land units of both sides share a hex only in a siege. */
function hexFault(G: WarWithSpain): string | undefined {
  const free = new Holders<Side | null>();
  const all = new Holders<Side | null>();
  for (const id in G.land) {
    const { at, besieged } = G.land[id];
    if (!isHex(at)) continue;
    all.add(at, ownerOf(G, id));
    if (!besieged) free.add(at, ownerOf(G, id));
  }
  const field = free.shared();
  if (field) return `armies of both sides are in ${field}`;
  if (G.opened) return undefined; // Cities entered by an order change control when both sides have finished.
  for (const city of CITY_IDS) {
    const holders = all.at(CITIES[city].hex);
    if (holders?.size !== 1) continue;
    const [only] = holders;
    if (only !== null && only !== G.control[city]) return `${city} is not held by the side whose units are in it`;
  }
  return undefined;
}

function cargoFault(G: WarWithSpain): string | undefined {
  if (G.pending?.step === 'dropCargo' || G.bankrupt.length || G.pending) return undefined;
  for (const side of SIDES) {
    const over = groupsOf(G, side).find((group) => roomIn(G, group) < 0);
    if (over) return `${over} carries too much`;
  }
  return undefined;
}

function moneyFault(G: WarWithSpain): string | undefined {
  return SIDES.find((side) => G.treasury[side] < 0) && 'a treasury below nothing';
}
