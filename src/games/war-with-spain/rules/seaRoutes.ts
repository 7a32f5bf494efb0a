import { turnInfo } from '../data/calendar.js';
import { CITIES } from '../data/cities.js';
import { grid, isCoastal, TERRAIN } from '../data/map.js';
import { MILD_PORTS } from '../data/tables.js';
import { enemyOf, type FleetId, type HexId, type Side, type UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import { around, crossingTo, inDutchRange, isHighSeas, isNavalHex, isPort, isShallow, waterwaysFrom } from './map.js';
import { groupSide, isHex } from './places.js';
import { type No, no } from './tools.js';
import { fleetIds, fleetOf, hasShips, isDeep, isDutch, shipFace, sideOfUnit } from './units.js';

/** Where ships may go [6.21, 6.3, 6.6, 14.22]. */

/** What bounds the way of ships that keep together. */
export interface Keel {
  readonly side: Side;
  readonly deep: boolean;
  readonly dutch: boolean;
}

export const keelOf = (side: Side, ships: readonly UnitId[]): Keel => ({ side, deep: ships.some(isDeep), dutch: ships.some(isDutch) });

/** Why these ships may not be in a hex, or nothing. Whether they can get there is another question. */
export function berthRefusal(view: WarWithSpain, { side, deep, dutch }: Keel, hex: HexId): No | undefined {
  if (!isNavalHex(hex)) return no('noWater', '6.8', { hex });
  if (deep && isShallow(hex)) return no('tooDeep', '6.35', { hex });
  if (dutch && !inDutchRange(hex)) return no('dutchRange', '6.6', { hex });
  if (hasShips(view, enemyOf(side), hex, false)) return no('enemyShips', '7.61', { hex });
  return undefined;
}

/** Why ships may not go from one hex to the next. */
export function stepRefusal(view: WarWithSpain, keel: Keel, from: HexId, to: HexId): No | undefined {
  if (crossingTo(from, to) === 'closed') return no('noPassage', '6.8', { from, to });
  return berthRefusal(view, keel, to);
}

/** Whether winter keeps a ship in port: it began the Game-Turn there, and the port is none of the mild ones [14.22, 14.23]. */
export function isIcebound(view: WarWithSpain, id: UnitId): boolean {
  const { start, at } = view.naval[id];
  return turnInfo(view.turn).winter && start === at && isPort(at) && !isMild(at) && !isBesieging(view, sideOfUnit(id), at);
}
const isMild = (hex: HexId): boolean => MILD_PORTS.some((id) => CITIES[id].hex === hex);
/** Ships in a port whose defenders they besiege, or help to besiege, may leave it even then [14.22]. */
function isBesieging(view: WarWithSpain, side: Side, hex: HexId): boolean {
  const siege = view.sieges[hex];
  return siege !== undefined && (siege.naval === enemyOf(side) || siege.land === enemyOf(side));
}

/** The same of a fleet, by what everybody sees of its marker. */
export function isFleetIcebound(view: WarWithSpain, id: FleetId): boolean {
  const { hex, start } = fleetOf(view, id);
  return turnInfo(view.turn).winter && start === hex && isPort(hex) && !isMild(hex) && !isBesieging(view, groupSide(id), hex);
}

/** Coastal movement ends where it comes beside enemy ships, unless they are besieged or a side closed to ships lies between [6.33]. */
export const stopsCoasting = (view: WarWithSpain, side: Side, hex: HexId): boolean =>
  around(hex).some((next) => isCoastalHex(next) && crossingTo(hex, next) !== 'closed' && hasShips(view, enemyOf(side), next, false));
const isCoastalHex = (hex: HexId): boolean => isCoastal(grid.index(hex));

/** Whether a path is coastal movement: only along the shore, over no High Seas hexside [6.31]. */
export const isCoastalPath = (from: HexId, path: readonly HexId[]): boolean =>
  path.every((hex, at) => !isHighSeas(hex) && crossingTo(at ? path[at - 1] : from, hex) === 'coastal');

/** Allowance of coastal movement: half that of the slowest, rounded down [6.32]. */
export const coastalAllowance = (view: WarWithSpain, ships: readonly UnitId[]): number =>
  Math.min(...ships.map((id) => Math.floor(shipFace(view, id).ma / 2)));

/** Hexes that can be reached, nearest first, and a shortest way to each. */
export interface Reach {
  readonly hexes: readonly HexId[];
  /** The hexes entered on the way to one of them; nothing where it cannot be reached. */
  pathTo(hex: HexId): HexId[] | undefined;
}

interface Search {
  readonly coastal: boolean;
  /** Only steps that the wind favours. */
  readonly withOnly: boolean;
  /** Only ways that lead over the High Seas somewhere, so that they are no coastal movement. */
  readonly offshore?: boolean;
}

const HEXES = grid.labels.length;
/** Hexes that only shallow draft may enter, and those that the Dutch may, by number. */
const SHOALS: readonly boolean[] = TERRAIN.map((terrain) => terrain === 'shallow');
const DUTCH_WATERS: readonly boolean[] = grid.labels.map(inDutchRange);

/** Everywhere that ships can come to from a hex. */
export function reachFrom(
  view: WarWithSpain,
  keel: Keel,
  from: HexId,
  most: number,
  { coastal, withOnly, offshore }: Search,
  { at: taken, beside }: Blockade = blockadeOf(view, keel.side),
): Reach {
  // A hex is found twice where the way to it matters: as its own number, and above all numbers once the High Seas were crossed.
  const all = HEXES;
  const [shoals, waters] = [SHOALS, DUTCH_WATERS];
  const layer = offshore ? all : 0;
  const start = grid.index(from);
  const before = new Int16Array(all + layer).fill(-1);
  const depth = new Uint8Array(all + layer);
  before[start] = start;
  const queue = [start];
  for (let next = 0; next < queue.length; next++) {
    const found = queue[next];
    const hex = found % all;
    if (depth[found] >= most || (coastal && hex !== start && beside.has(hex))) continue;
    for (const { to, highSeas, against } of waterwaysFrom(hex)) {
      const reached = to + (found >= all || highSeas ? layer : 0);
      if (before[reached] >= 0 || (coastal && highSeas) || (withOnly && against)) continue;
      if (taken.has(to) || (keel.deep && shoals[to]) || (keel.dutch && !waters[to])) continue;
      before[reached] = found;
      depth[reached] = depth[found] + 1;
      queue.push(reached);
    }
  }
  return {
    hexes: queue.filter((found) => found !== start + layer && found !== start && found >= layer).map((found) => grid.labels[found % all]),
    pathTo(hex) {
      const end = grid.index(hex) + layer;
      if (end < layer || before[end] < 0 || end === start + layer) return undefined;
      const path: HexId[] = [];
      for (let at = end; at !== start; at = before[at]) path.push(grid.labels[at % all]);
      return path.reverse();
    },
  };
}

/** Hexes of enemy ships that are not besieged, and hexes where coastal movement ends beside them, by number. */
export interface Blockade {
  readonly at: ReadonlySet<number>;
  readonly beside: ReadonlySet<number>;
}

/** Hexes where a side sees enemy ships that are not besieged. */
export function enemyHexes(view: WarWithSpain, side: Side): Set<HexId> {
  const enemy = enemyOf(side);
  const hexes = new Set<HexId>();
  for (const id of fleetIds(view, enemy)) {
    const { hex, besieged } = fleetOf(view, id);
    if (!besieged) hexes.add(hex);
  }
  for (const id in view.naval) {
    const { fleet, besieged, at } = view.naval[id];
    if (fleet === null && !besieged && isHex(at) && sideOfUnit(id) === enemy) hexes.add(at);
  }
  return hexes;
}

export function blockadeOf(view: WarWithSpain, side: Side): Blockade {
  const at = new Set([...enemyHexes(view, side)].map((hex) => grid.index(hex)));
  const beside = new Set<number>();
  for (const hex of at) if (isCoastal(hex)) for (const { to } of waterwaysFrom(hex)) beside.add(to);
  return { at, beside };
}
