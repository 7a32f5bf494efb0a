import { columnAt, columnOf, grid } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { type Edge, opponentOf, type ShipId } from '../ids.js';
import { shotsLeft } from '../rules/gunnery.js';
import { hexesToEdge } from '../rules/homeward.js';
import type { Vessel } from '../rules/sailing.js';
import { flag, fleet, isFighting, onMap, placeOf, ship } from '../rules/ships.js';
import { leftUnbroken } from '../rules/victory.js';
import type { GrandArmada } from '../state.js';
import { figure } from './explain.js';
import { keepers } from './prizes.js';
import { type Ways, waysOff, waysTo } from './ways.js';
import type { ReasonKey } from './words/index.js';

/** What a ship is after, beyond shooting: the aim of the battle, prizes, the edge that leads home. */

/** What it is worth to end a move in a hex, and what that is called. */
export interface Aim {
  readonly key: ReasonKey;
  worth(hex: number): number;
}

const NOTHING: Aim = { key: 'toEnemy', worth: () => 0 };

/** Farther than this is all the same. */
const FAR = 60;

/** Draws a ship along a way: so much a hex. */
const drawn =
  (ways: Ways, weight: number): Aim['worth'] =>
  (hex) =>
    -weight * Math.min(FAR, ways[hex]);

const rings = new Map<number, readonly number[]>();

/** Hexes up to so many off one. */
function about(hex: number, hexes: number): readonly number[] {
  const key = hexes * grid.labels.length + hex;
  const known = rings.get(key) ?? grid.within(hex, hexes).slice(1);
  rings.set(key, known);
  return known;
}

/** Off the enemy: the English keep a broadside's range, the Spanish want to come alongside. */
const RANGE = { E: 4, S: 1 } as const;
/** No gun carries farther. */
const FARTHEST = 10;

/** To the nearest fighting enemy. */
function towards(G: GrandArmada, vessel: Vessel, weight: number): Aim {
  const enemies = fleet(G, opponentOf(vessel.side)).filter((id) => isFighting(G, id));
  if (!enemies.length) return NOTHING;
  const range = Math.max(1, Math.min(FARTHEST, Math.round(figure('range', RANGE[vessel.side]))));
  const ways = waysTo(
    vessel,
    enemies.flatMap((id) => about(placeOf(G, id), range)),
  );
  return { key: 'toEnemy', worth: drawn(ways, weight) };
}

const home = (G: GrandArmada, vessel: Vessel, weight: number): Aim => ({
  key: 'home',
  worth: drawn(waysOff(vessel, scenarioOf(G).exits[vessel.side]), weight),
});

const upTo = (G: GrandArmada, vessel: Vessel, id: ShipId, weight: number): Aim => ({
  key: 'toPrize',
  worth: drawn(waysTo(vessel, about(placeOf(G, id), 1)), weight),
});

/** What a ship is after in a hex, all in all. */
export function aimOf(G: GrandArmada, vessel: Vessel): Aim {
  const { id, side } = vessel;
  if (ship(G, id).status === 'withdrawing') return { key: 'home', worth: (hex) => -hexesToEdge(hex) };
  const ward = keepers(G, side).get(id);
  return ward ? keeping(G, vessel, ward) : battleAim(G, vessel);
}

/** A prize is kept close, from a hex off the rim, and brought home where there is a way. */
function keeping(G: GrandArmada, vessel: Vessel, ward: ShipId): Aim {
  if (vessel.towing === ward) return home(G, vessel, 0.9);
  const beside = upTo(G, vessel, ward, 0.6);
  const at = placeOf(G, ward);
  return {
    key: 'keeping',
    worth: (hex) => beside.worth(hex) + (grid.distance(hex, at) === 1 ? GUARD : 0) - (hexesToEdge(hex) === 1 ? ON_THE_RIM : 0),
  };
}

/** What it is worth to lie beside a prize. */
const GUARD = 5;
const ON_THE_RIM = 2;

function battleAim(G: GrandArmada, vessel: Vessel): Aim {
  const { number, turns } = scenarioOf(G);
  const { id, side } = vessel;
  const english = side === 'E';
  switch (number) {
    case 1:
      return id === 'sanjuan' ? eastward('R', 0.25 * (0.5 + G.turn / turns)) : towards(G, vessel, english ? 0.25 : 0.5);
    case 2:
      return english && runs(G, id) ? home(G, vessel, 0.9) : towards(G, vessel, english ? 0.3 : 0.5);
    case 3:
      return STRAGGLERS.includes(id) ? home(G, vessel, 0.5) : towards(G, vessel, english ? 0.3 : 0.35);
    case 4:
      return english && runs(G, id) ? home(G, vessel, 0.8) : towards(G, vessel, english ? 0.3 : 0.4);
    case 5:
      return aboutRosario(G, vessel);
  }
}

/** The two that fell behind off the Isle of Wight. */
const STRAGGLERS: readonly ShipId[] = ['sanluis', 'duquesa'];

const eastward = (column: string, weight: number): Aim => ({
  key: 'eastward',
  worth: (hex) => -weight * Math.max(0, columnAt(column) - columnOf(hex)),
});

/** An English ship fights while it has time and, where it is counted, shot; then it makes for its exit. */
const RUN_FROM: { readonly [scenario: number]: number } = { 2: 5, 4: 20 };
const runs = (G: GrandArmada, id: ShipId): boolean =>
  G.turn > figure('runFrom', RUN_FROM[G.scenario]) || shotsLeft(G, id) < 2 || (G.scenario === 2 && ROSTER[id].guns < FIGHTS_FROM);
/** Lesser guns than these are no match for a galleass. */
const FIGHTS_FROM = 4;

/** Both sides are about the Rosario, whoever has her; without her they fight. */
function aboutRosario(G: GrandArmada, vessel: Vessel): Aim {
  const goal = 'rosario';
  if (vessel.id === goal) return NOTHING;
  if (!onMap(G, goal)) return towards(G, vessel, vessel.side === 'E' ? 0.2 : 0.4);
  if (vessel.side === 'S') return towards(G, vessel, 0.4);
  return upTo(G, vessel, goal, ship(G, goal).status === 'captured' ? 0.2 : 0.4);
}

/** What leaving the map is worth to a ship; nothing where it is no aim. */
export function exitWorth(G: GrandArmada, id: ShipId, edge: Edge): number {
  const { number } = scenarioOf(G);
  const { status, towing } = ship(G, id);
  if (status === 'withdrawing') return 50;
  if (towing) return ship(G, towing).status === 'adrift' ? -50 : 30;
  if (number === 2 || number === 4) return flag(id) === 'E' ? 12 + leftUnbroken(G, 'E') : -50;
  return number === 3 && STRAGGLERS.includes(id) && edge === 'E' ? 20 : -50;
}
