import { columnAt, columnOf, grid } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { type Edge, opponentOf, type ShipId, type Side } from '../ids.js';
import { shotsLeft } from '../rules/gunnery.js';
import { reachedHexes } from '../rules/reach.js';
import { hexesToEdge, type Vessel } from '../rules/sailing.js';
import { flag, fleet, isCrippled, isFighting, onMap, placeOf, ship } from '../rules/ships.js';
import { isTowable } from '../rules/towing.js';
import { leftUnbroken } from '../rules/victory.js';
import type { GrandArmada } from '../state.js';
import { figure } from './explain.js';
import type { ReasonKey } from './words/index.js';
import { type Ways, waysOff, waysTo } from './worth.js';

// Who looks after what can be towed: one ship for each prize, the others fight on.

/** Ships that a side has to look after: its prizes, its crippled ship, and of those that drift the one that the battle is about. */
const wards = (G: GrandArmada, side: Side): ShipId[] =>
  fleet(G).filter((id) => onMap(G, id) && isTowable(G, side, id) && (ship(G, id).status !== 'adrift' || isCrippled(G, id)));

/** The keeper of every ward: who has it in tow, or else the nearest; none keeps two. */
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

// Who may come up with whom in one move.

/** How near a ship may come to every hex: 1 beside it, 2 within reach of her crew, 0 neither. */
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

/** How pressing it is to be off, by the nearest that an enemy may come. */
const PRESSING = [0, 2, 1];

/** The ship that has most to fear from enemies who have still to sail, of those that may sail before them; nothing if none has. */
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

// What a ship is after, beyond shooting: the aim of the battle, prizes, the edge that leads home.

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
