import { COLUMNS, columnAt, columnOf, grid, ROWS, rangeBetween } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { type Edge, opponentOf, type ShipId } from '../ids.js';
import { shotsLeft } from '../rules/gunnery.js';
import { flag, fleet, isFighting, onMap, placeOf, ship } from '../rules/ships.js';
import { isTowable } from '../rules/towing.js';
import { leftUnbroken } from '../rules/victory.js';
import type { GrandArmada } from '../state.js';

/** What a ship is after, beyond shooting: the aim of the battle, prizes, the edge that leads home. */

const rowOf = (hex: number): number => Math.floor(hex / COLUMNS.length);
const toWest = (hex: number): number => columnOf(hex) + 1;
const toEast = (hex: number): number => COLUMNS.length - columnOf(hex);
const toSouth = (hex: number): number => ROWS - rowOf(hex);

/** Draws a ship to a place: so much a hex. */
const near = (hex: number, to: number, weight: number): number => -weight * grid.distance(hex, to);

/** What it is worth to a ship to end its move in a hex, by the aims of its battle. */
export function aim(G: GrandArmada, id: ShipId, hex: number): number {
  return battleAim(G, id, hex) + prizeAim(G, id, hex);
}

function battleAim(G: GrandArmada, id: ShipId, hex: number): number {
  const { number, turns } = scenarioOf(G);
  const english = flag(id) === 'E';
  const late = G.turn / turns;
  switch (number) {
    case 1:
      if (id === 'sanjuan') return -0.25 * Math.max(0, columnAt('R') - columnOf(hex)) * (0.5 + late);
      return english ? towards(G, id, hex, 0.25) : towards(G, id, hex, 0.5);
    case 2:
      return english ? -0.9 * Math.min(toWest(hex), toSouth(hex)) : towards(G, id, hex, 0.5);
    case 3:
      if (id === 'sanluis' || id === 'duquesa') return -0.35 * toEast(hex);
      return english ? towards(G, id, hex, 0.3) : towards(G, id, hex, 0.35);
    case 4:
      return english ? (runs(G, id) ? -0.8 * toWest(hex) : towards(G, id, hex, 0.3)) : towards(G, id, hex, 0.4);
    case 5:
      return english ? prize(G, id, hex, 0.4) : rescue(G, id, hex);
  }
}

/** An English ship at Gravelines fights while it has shot and time, then makes for the west. */
const runs = (G: GrandArmada, id: ShipId): boolean => G.turn > RUN_FROM || shotsLeft(G, id) < 2;
const RUN_FROM = 14;

/** To the nearest fighting enemy. */
function towards(G: GrandArmada, id: ShipId, hex: number, weight: number): number {
  let nearest = 99;
  for (const other of fleet(G, opponentOf(flag(id)))) {
    if (isFighting(G, other)) nearest = Math.min(nearest, grid.distance(hex, placeOf(G, other)));
  }
  return nearest === 99 ? 0 : -weight * Math.max(0, nearest - (flag(id) === 'E' ? 4 : 1));
}

/** The English go for the Rosario, whoever has her. */
function prize(G: GrandArmada, id: ShipId, hex: number, weight: number): number {
  const goal = 'rosario';
  if (!onMap(G, goal)) return towards(G, id, hex, 0.2);
  return near(hex, placeOf(G, goal), ship(G, goal).status === 'captured' ? weight / 2 : weight);
}

/** San Lorenzo brings her away to the east, San Cristóbal keeps the English off. */
function rescue(G: GrandArmada, id: ShipId, hex: number): number {
  const goal = 'rosario';
  if (id === goal) return 0;
  if (ship(G, id).towing === goal) return -0.9 * toEast(hex);
  if (!onMap(G, goal)) return 0;
  return isTowable(G, 'S', goal) ? near(hex, placeOf(G, goal), 0.5) : towards(G, id, hex, 0.4);
}

/** Prizes want a guard beside them; freed ships want a friend. */
function prizeAim(G: GrandArmada, id: ShipId, hex: number): number {
  const side = flag(id);
  let worth = 0;
  for (const other of fleet(G)) {
    if (other === id || !onMap(G, other)) continue;
    const { status, captor } = ship(G, other);
    if (status !== 'captured' && status !== 'adrift') continue;
    const beside = rangeBetween(hex, placeOf(G, other)) === 0;
    if (status === 'captured' && captor === side) {
      const guards = fleet(G, side).some(
        (guard) => guard !== id && isFighting(G, guard) && grid.distance(placeOf(G, guard), placeOf(G, other)) === 1,
      );
      if (!guards) worth += beside ? 3 : -0.15 * grid.distance(hex, placeOf(G, other));
    } else if (beside && status === 'adrift') worth += flag(other) === side ? 0.8 : 2;
  }
  return worth;
}

/** What leaving the map is worth to a ship; nothing where it is no aim. */
export function exitWorth(G: GrandArmada, id: ShipId, edge: Edge): number {
  const { number } = scenarioOf(G);
  const { status, towing } = ship(G, id);
  if (status === 'withdrawing') return 50;
  if (number === 2 || number === 4) return flag(id) === 'E' ? 12 + leftUnbroken(G, 'E') : -50;
  if (number === 3 && (id === 'sanluis' || id === 'duquesa')) return edge === 'E' ? 20 : -50;
  if (number === 5 && towing === 'rosario') return 40;
  return -50;
}
