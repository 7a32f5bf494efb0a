import { isMemoizing, memoized, memoizedBy } from '../../../kit/memo.js';
import { ARMY, ARMY_COUNTERS } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import { FRENCH, grid } from '../data/map.js';
import { SHIP, SHIPS, type ShipFace } from '../data/ships.js';
import { TRACK_IDS, type TrackId } from '../data/tracks.js';
import {
  type Box,
  type FleetId,
  type FleetNo,
  fleetId,
  fleetIdsOf,
  type HexId,
  type LeaderId,
  SIDES,
  type Side,
  TF,
  type UnitId,
} from '../ids.js';
import type { Fleet, GroupId, Land, Naval, TrackBox, WarWithSpain, Whereabouts } from '../state.js';

// Places of counters.

export const isHex = (place: Whereabouts): boolean => place.length === 4 && place <= '9999';

export const isTrack = (place: Whereabouts): place is TrackBox => place.includes(':');

export const isAboard = (place: Whereabouts): place is GroupId => place[0] === 'E' || place[0] === 'S';

const BOXES: readonly Box[] = [1, 2, 3, 4];

export const boxOf = (track: TrackId, box: Box): TrackBox => `${track}:${box}`;

interface Spot {
  readonly track: TrackId;
  readonly box: Box;
}

const SPOTS: ReadonlyMap<Whereabouts, Spot> = new Map(
  TRACK_IDS.flatMap((track) => BOXES.map((box) => [boxOf(track, box), { track, box }] as const)),
);

/** Returns the track and box of a place, if it is on a track. */
export const trackAt = (place: Whereabouts): Spot | undefined => SPOTS.get(place);

export const isInBox = (place: Whereabouts, box: Box): boolean => SPOTS.get(place)?.box === box;
export const onTrack = (place: Whereabouts, track: TrackId): boolean => place.startsWith(`${track}:`);

export const groupNamed = (name: string): GroupId => name as GroupId;
const LOOSE: { readonly [side in Side]: ReadonlyMap<HexId, GroupId> } = { E: looseOf('E'), S: looseOf('S') };

function looseOf(side: Side): Map<HexId, GroupId> {
  return new Map(grid.labels.map((hex) => [hex, `${side}@${hex}`]));
}

export const looseAt = (side: Side, hex: HexId): GroupId => LOOSE[side].get(hex) ?? `${side}@${hex}`;

const FLEETS: ReadonlySet<string> = new Set(SIDES.flatMap(fleetIdsOf));

export const isFleet = (group: string): group is FleetId => FLEETS.has(group);

export const groupSide = (group: GroupId): Side => (group.startsWith('E') ? 'E' : 'S');

export const fleetNo = (id: FleetId): FleetNo => Number(id.slice(1)) as FleetNo;

/** Returns a group's hex; undefined for a fleet that is not in play. */
export function groupHex(G: WarWithSpain, group: GroupId): HexId | undefined {
  return isFleet(group) ? G.fleets[group]?.hex : group.slice(2);
}

/** Returns the hex of a place: the place itself, or the hex of the group aboard; undefined on a track. */
export function hexAt(G: WarWithSpain, place: Whereabouts): HexId | undefined {
  if (isHex(place)) return place;
  return isAboard(place) ? groupHex(G, place) : undefined;
}

export const groupOfShip = (side: Side, ship: { at: Whereabouts; fleet: FleetNo | null }): GroupId =>
  ship.fleet === null ? looseAt(side, ship.at) : fleetId(side, ship.fleet);

// Counters by place. For a view, the functions return only visible counters.

type Counters = { readonly [id: string]: { readonly at: Whereabouts } };
type Census = ReadonlyMap<Whereabouts, readonly string[]>;

const NOBODY: readonly string[] = [];

function census(counters: Counters): Census {
  const places = new Map<Whereabouts, string[]>();
  for (const id of Object.keys(counters)) {
    const { at } = counters[id];
    const there = places.get(at);
    if (there) there.push(id);
    else places.set(at, [id]);
  }
  return places;
}

/** Returns a function that finds a place's counters, in state order. Uses an index while results are memoized. */
function finder(counters: (G: WarWithSpain) => Counters) {
  const counted = memoized((G: WarWithSpain) => census(counters(G)));
  return (G: WarWithSpain, at: Whereabouts): readonly string[] => {
    if (isMemoizing()) return counted(G).get(at) ?? NOBODY;
    const all = counters(G);
    return Object.keys(all).filter((id) => all[id].at === at);
  };
}

const shipsIn: (G: WarWithSpain, at: Whereabouts) => readonly UnitId[] = finder((G) => G.naval);
const armiesIn: (G: WarWithSpain, at: Whereabouts) => readonly UnitId[] = finder((G) => G.land);
const leadersIn: (G: WarWithSpain, at: Whereabouts) => readonly LeaderId[] = finder((G) => G.leaders);

// Properties of counters, from the state or a view.

export const isHidden = (id: string): boolean => id.startsWith('hidden:');

const PRINTED: ReadonlyMap<UnitId, Side> = new Map([...SHIPS, ...ARMY_COUNTERS].map(({ id, side }) => [id, side]));

const HIDDEN_SIDE = 'hidden:'.length;

export const sideOfUnit = (id: UnitId): Side => PRINTED.get(id) ?? (id[HIDDEN_SIDE] === 'E' ? 'E' : 'S');

const FRENCH_ARMIES: ReadonlySet<UnitId> = new Set(ARMY_COUNTERS.filter(({ nat }) => FRENCH.includes(nat)).map(({ id }) => id));

/** Returns the side that controls a unit; null for neutral French units [15.13]. */
export const ownerOf = (G: WarWithSpain, id: UnitId): Side | null => (!G.france.active && FRENCH_ARMIES.has(id) ? null : sideOfUnit(id));

export function leaderOwner(G: WarWithSpain, id: LeaderId): Side | null {
  const { nat, side } = LEADERS[id];
  return !G.france.active && FRENCH.includes(nat) ? null : side;
}

export function shipFace(G: WarWithSpain, id: UnitId): ShipFace {
  const { front, back } = SHIP[id];
  return G.naval[id]?.reduced && back ? back : front;
}

export const isDeep = (id: UnitId): boolean => SHIP[id].kind === 'deep' || SHIP[id].kind === 'treasure';

export const isOared = (id: UnitId): boolean => SHIP[id].kind === 'oared' || SHIP[id].kind === 'barge';

export const isDutch = (id: UnitId): boolean => SHIP[id].nat === 'dutch';

export const shipSteps = (G: WarWithSpain, id: UnitId): number => (SHIP[id].back && !G.naval[id]?.reduced ? 2 : 1);

export function armyStrength(G: WarWithSpain, id: UnitId): number {
  const { cs, back } = ARMY[id];
  return G.land[id]?.reduced && back !== null ? back : cs;
}

export const armySteps = (G: WarWithSpain, id: UnitId): number => (G.land[id]?.reduced ? 1 : ARMY[id].steps);

export const ship = (G: WarWithSpain, id: UnitId): Naval => {
  const found = G.naval[id];
  if (!found) throw new Error(`${id} is in the pool`);
  return found;
};

export const army = (G: WarWithSpain, id: UnitId): Land => {
  const found = G.land[id];
  if (!found) throw new Error(`${id} is in the pool`);
  return found;
};

export const fleetOf = (G: WarWithSpain, id: FleetId): Fleet => {
  const found = G.fleets[id];
  if (!found) throw new Error(`there is no fleet ${id}`);
  return found;
};

/** Returns a side's ships on the map, in any order. In a view, includes only visible ships. */
export const shipsOn = memoizedBy((G: WarWithSpain, side: Side): readonly UnitId[] =>
  Object.keys(G.naval).filter((id) => isHex(G.naval[id].at) && sideOfUnit(id) === side),
);

export const shipsAt = (G: WarWithSpain, side: Side, hex: HexId): UnitId[] => shipsIn(G, hex).filter((id) => sideOfUnit(id) === side);

const companies = memoizedBy((G: WarWithSpain, group: GroupId): readonly UnitId[] => {
  const side = groupSide(group);
  const hex = groupHex(G, group);
  if (hex === undefined) return [];
  const no = isFleet(group) ? fleetNo(group) : null;
  return shipsIn(G, hex).filter((id) => G.naval[id].fleet === no && sideOfUnit(id) === side && (no !== null || id !== TF));
});

/** Returns the ships of a group. The Treasure Fleet outside an armada is in no group. */
export const shipsOf: (G: WarWithSpain, group: GroupId) => readonly UnitId[] = companies;

export const fleetIds = (G: WarWithSpain, side: Side): FleetId[] => fleetIdsOf(side).filter((id) => G.fleets[id]);

export const fleetsAt = (G: WarWithSpain, side: Side, hex: HexId): FleetId[] => fleetIds(G, side).filter((id) => G.fleets[id]?.hex === hex);

/** Whether a side has ships in a hex. `besieged` limits the search to besieged (true) or unbesieged (false) ships. */
export function hasShips(G: WarWithSpain, side: Side, hex: HexId, besieged?: boolean): boolean {
  for (const id of fleetsAt(G, side, hex)) if (besieged === undefined || fleetOf(G, id).besieged === besieged) return true;
  return shipsIn(G, hex).some(
    (id) => G.naval[id].fleet === null && (besieged === undefined || G.naval[id].besieged === besieged) && sideOfUnit(id) === side,
  );
}

/** Returns an owner's land units in a hex. The owner null stands for neutral French units. */
export const armiesAt = (G: WarWithSpain, owner: Side | null, hex: HexId): UnitId[] =>
  armiesIn(G, hex).filter((id) => ownerOf(G, id) === owner);

/** Whether a hex has enemy or neutral land units. Besieged units count only with `besiegedToo`. */
export const hostileArmy = (G: WarWithSpain, side: Side, hex: HexId, besiegedToo = false): boolean =>
  armiesIn(G, hex).some((id) => (besiegedToo || !G.land[id].besieged) && ownerOf(G, id) !== side);

export const hasArmy = (G: WarWithSpain, side: Side, hex: HexId): boolean => armiesIn(G, hex).some((id) => ownerOf(G, id) === side);

export const isBesiegedByLand = (G: WarWithSpain, side: Side, hex: HexId): boolean => G.sieges[hex]?.land === side;

export const leadersAshore = (G: WarWithSpain, side: Side, hex: HexId): LeaderId[] =>
  leadersIn(G, hex).filter((id) => LEADERS[id].side === side);

export const cargoOf: (G: WarWithSpain, group: GroupId) => readonly UnitId[] = armiesIn;

export const leadersAboard: (G: WarWithSpain, group: GroupId) => readonly LeaderId[] = leadersIn;

export const capacity = (G: WarWithSpain, ships: readonly UnitId[]): number => ships.reduce((sum, id) => sum + shipFace(G, id).tr, 0);

export const strengthOf = (G: WarWithSpain, armies: readonly UnitId[]): number => armies.reduce((sum, id) => sum + armyStrength(G, id), 0);

export function removeArmy(G: WarWithSpain, id: UnitId): void {
  delete G.land[id];
}

// Identical counters. Choices contain only one of each kind.

export function firstOfEach<T>(things: readonly T[], kindOf: (thing: T) => string): T[] {
  const known = new Set<string>();
  return things.filter((thing) => {
    const kind = kindOf(thing);
    return !known.has(kind) && known.add(kind);
  });
}

/** Returns one ship for each combination of class, state and group, and every ship with a leader. */
export function unlikeShips(view: WarWithSpain, ids: readonly UnitId[]): UnitId[] {
  if (ids.length < 2) return [...ids];
  const led = new Set(Object.values(view.leaders).map(({ ship }) => ship));
  return firstOfEach(ids, (id) => {
    const { at, reduced, fleet, moved, start, regrouped } = view.naval[id];
    const name = led.has(id) ? id : SHIP[id].family;
    return [name, at, reduced, fleet, moved, start, regrouped].join();
  });
}

/** Returns a key shared by identical land units in play. */
export function armyKind(view: WarWithSpain, id: UnitId): string {
  const { at, reduced } = view.land[id];
  return [printedKind(id), at, reduced].join();
}

/** Returns a key shared by identical land units in the pool. */
export function printedKind(id: UnitId): string {
  const { nat, cs, back } = ARMY[id];
  return [nat, cs, back].join();
}

export const unlikeArmies = (view: WarWithSpain, ids: readonly UnitId[]): UnitId[] => firstOfEach(ids, (id) => armyKind(view, id));

/** Returns the groups of ships offered as choices: all ships, deep draft ships, shallow draft ships, and single ships. */
export function parts(view: WarWithSpain, ids: readonly UnitId[]): UnitId[][] {
  if (!ids.length) return [];
  if (ids.length === 1) return [[...ids]];
  const deep = ids.filter(isDeep);
  const shallow = ids.filter((id) => !isDeep(id));
  const halves = [deep, shallow].filter((half) => half.length > 1 && half.length < ids.length);
  return [[...ids], ...halves, ...unlikeShips(view, ids).map((id) => [id])];
}
