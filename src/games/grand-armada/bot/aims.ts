import { columnAt, columnOf, grid } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { type Edge, opponentOf, type ShipId, type Side } from '../ids.js';
import { shotsLeft } from '../rules/gunnery.js';
import { reachedHexes } from '../rules/reach.js';
import { hexesToEdge, type Vessel } from '../rules/sailing.js';
import { flag, fleet, isBroken, isCrippled, isFighting, onMap, placeOf, ship } from '../rules/ships.js';
import { isTowable } from '../rules/towing.js';
import { leftUnbroken } from '../rules/victory.js';
import type { GrandArmada } from '../state.js';
import { figure } from './explain.js';
import type { ReasonKey } from './words/index.js';
import { type Ways, waysOff, waysTo } from './worth.js';

// Guards of prizes and crippled ships: one guard for each.

/** Returns the ships that a side must guard: its prizes and its crippled ships, drifting or not. */
const wards = (G: GrandArmada, side: Side): ShipId[] =>
  fleet(G).filter((id) => onMap(G, id) && isTowable(G, side, id) && (ship(G, id).status !== 'adrift' || isCrippled(G, id)));

/** Returns the ship that each guard protects. A ship's guard is the ship that tows it, otherwise the nearest free ship. */
export function keepers(G: GrandArmada, side: Side): Map<ShipId, ShipId> {
  const kept = new Map<ShipId, ShipId>();
  const given = new Set<ShipId>();
  const left = wards(G, side);
  const tows = (keeper: ShipId, ward: ShipId) => ship(G, keeper).towing === ward;
  const pairs = fleet(G, side)
    .filter((id) => isFighting(G, id) && !left.includes(id))
    .flatMap((keeper) =>
      left.map((ward) => ({ keeper, ward, far: tows(keeper, ward) ? 0 : grid.distance(placeOf(G, keeper), placeOf(G, ward)) })),
    )
    .sort((a, b) => a.far - b.far);
  for (const { keeper, ward } of pairs) {
    if (kept.has(keeper) || given.has(ward)) continue;
    kept.set(keeper, ward);
    given.add(ward);
  }
  return kept;
}

// Threats: which ships can reach which.

/** How close a ship can come to each hex: 1 adjacent, 2 within crew range, 0 neither. */
export type Threat = Uint8Array;

export function threatOf(G: GrandArmada, id: ShipId): Threat {
  const threat = new Uint8Array(grid.labels.length);
  for (const hex of reachedHexes(G, id)) {
    for (const far of grid.ring(hex, 2)) if (!threat[far]) threat[far] = 2;
    for (let d = 0; d < 6; d++) {
      const beside = grid.neighbours[hex * 6 + d];
      if (beside >= 0) threat[beside] = 1;
    }
  }
  return threat;
}

/** Urgency of each {@link Threat} value. */
const PRESSING = [0, 2, 1];

/** Returns the ship most threatened by enemies that have not yet moved. */
export function mostPressed(G: GrandArmada, side: Side, ships: readonly ShipId[]): ShipId | undefined {
  const threats = fleet(G, opponentOf(side))
    .filter((id) => isFighting(G, id) && !ship(G, id).done)
    .map((id) => threatOf(G, id));
  const pressureOn = (id: ShipId) => threats.reduce((sum, threat) => sum + PRESSING[threat[placeOf(G, id)]], 0);
  let most: { readonly id: ShipId; readonly pressure: number } | undefined;
  for (const id of ships) {
    const pressure = pressureOn(id);
    if (pressure > (most?.pressure ?? 0)) most = { id, pressure };
  }
  return most?.id;
}

// Aims other than shooting: objective, prizes, exits.

/** A reason to move, and the value of a hex for it. */
export interface Aim {
  readonly key: ReasonKey;
  worth(hex: number): number;
}

const NOTHING: Aim = { key: 'toEnemy', worth: () => 0 };

/** Distance, in hexes, beyond which goals do not count. */
const FAR = 60;

/** Returns a function that values a hex by its distance from the goals; closer is better. */
const drawn =
  (ways: Ways, weight: number): Aim['worth'] =>
  (hex) =>
    -weight * Math.min(FAR, ways[hex]);

const rings = new Map<number, readonly number[]>();

function about(hex: number, hexes: number): readonly number[] {
  const key = hexes * grid.labels.length + hex;
  const known = rings.get(key) ?? grid.within(hex, hexes).slice(1);
  rings.set(key, known);
  return known;
}

/** Preferred distance to the enemy, by side. */
const RANGE = { E: 4, S: 1 } as const;
const FARTHEST = 10;

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

export function aimOf(G: GrandArmada, vessel: Vessel): Aim {
  const { id, side, homeward } = vessel;
  if (homeward) return { key: 'home', worth: (hex) => -Math.min(FAR, homeward.hexesFrom(hex)) };
  if (isBroken(G, id)) return fleeing(G, side);
  const ward = keepers(G, side).get(id);
  return ward ? keeping(G, vessel, ward) : battleAim(G, vessel);
}

/** Returns a broken ship's aim: to get away from the enemy before its extra move is due [8.4]. */
function fleeing(G: GrandArmada, side: Side): Aim {
  const enemies = fleet(G, opponentOf(side))
    .filter((id) => isFighting(G, id))
    .map((id) => placeOf(G, id));
  return { key: 'fleeing', worth: (hex) => Math.min(FARTHEST, ...enemies.map((enemy) => grid.distance(hex, enemy))) };
}

/** Returns a guard's aim: to stay next to the ship that it guards and away from the map edge, or to tow it to an exit. */
function keeping(G: GrandArmada, vessel: Vessel, ward: ShipId): Aim {
  if (vessel.towing === ward) return home(G, vessel, 0.9);
  const beside = upTo(G, vessel, ward, 0.6);
  const at = placeOf(G, ward);
  return {
    key: 'keeping',
    worth: (hex) => beside.worth(hex) + (grid.distance(hex, at) === 1 ? GUARD : 0) - (hexesToEdge(hex) === 1 ? ON_THE_RIM : 0),
  };
}

/** Value of a hex next to the guarded ship. */
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

const STRAGGLERS: readonly ShipId[] = ['sanluis', 'duquesa'];

const eastward = (column: string, weight: number): Aim => ({
  key: 'eastward',
  worth: (hex) => -weight * Math.max(0, columnAt(column) - columnOf(hex)),
});

/** Turn after which English ships head for the exit, by scenario. */
const RUN_FROM: { readonly [scenario: number]: number } = { 2: 5, 4: 20 };
const runs = (G: GrandArmada, id: ShipId): boolean =>
  G.turn > figure('runFrom', RUN_FROM[G.scenario]) || shotsLeft(G, id) < 2 || (G.scenario === 2 && ROSTER[id].guns < FIGHTS_FROM);
const FIGHTS_FROM = 4;

/** Returns a ship's aim. English ships go to the Rosario while it is on the map; all others go to the enemy. */
function aboutRosario(G: GrandArmada, vessel: Vessel): Aim {
  const goal = 'rosario';
  if (vessel.id === goal) return NOTHING;
  if (!onMap(G, goal)) return towards(G, vessel, vessel.side === 'E' ? 0.2 : 0.4);
  if (vessel.side === 'S') return towards(G, vessel, 0.4);
  return upTo(G, vessel, goal, ship(G, goal).status === 'captured' ? 0.2 : 0.4);
}

/** Returns the value of leaving by an edge; negative if the ship should stay. */
export function exitWorth(G: GrandArmada, id: ShipId, edge: Edge): number {
  const { number } = scenarioOf(G);
  const { status, towing } = ship(G, id);
  if (status === 'withdrawing') return 50;
  if (towing) return ship(G, towing).status === 'adrift' ? -50 : 30;
  if (number === 2 || number === 4) return flag(id) === 'E' ? 12 + leftUnbroken(G, 'E') : -50;
  return number === 3 && STRAGGLERS.includes(id) && edge === 'E' ? 20 : -50;
}
