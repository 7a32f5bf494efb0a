import { memoizedBy } from '../../../kit/memo.js';
import { ARMY, ARMY_COUNTERS } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import { FRENCH } from '../data/nations.js';
import { SHIP, SHIPS, type ShipFace } from '../data/ships.js';
import { type FleetId, fleetIdsOf, type HexId, type LeaderId, type Side, TF, type UnitId } from '../ids.js';
import type { Fleet, GroupId, Land, Naval, WarWithSpain } from '../state.js';
import { armiesIn, leadersIn, shipsIn } from './census.js';
import { fleetNo, groupHex, groupSide, isFleet, isHex } from './whereabouts.js';

/** What is true of counters, worked out from the state or a view of it. */

/** A counter that a player may not know: it has a side, a kind and a place, and nothing else. */
export const isHidden = (id: string): boolean => id.startsWith('hidden:');

const PRINTED: ReadonlyMap<UnitId, Side> = new Map([...SHIPS, ...ARMY_COUNTERS].map(({ id, side }) => [id, side]));

const HIDDEN_SIDE = 'hidden:'.length;

/** The side that a counter is printed for. */
export const sideOfUnit = (id: UnitId): Side => PRINTED.get(id) ?? (id[HIDDEN_SIDE] === 'E' ? 'E' : 'S');

const FRENCH_ARMIES: ReadonlySet<UnitId> = new Set(ARMY_COUNTERS.filter(({ nat }) => FRENCH.includes(nat)).map(({ id }) => id));

/** Of French units, and of their leaders: nobody's until neutrality is over [15.13]. */
export const ownerOf = (G: WarWithSpain, id: UnitId): Side | null => (!G.france.active && FRENCH_ARMIES.has(id) ? null : sideOfUnit(id));

export function leaderOwner(G: WarWithSpain, id: LeaderId): Side | null {
  const { nat, side } = LEADERS[id];
  return !G.france.active && FRENCH.includes(nat) ? null : side;
}

/** The face that a ship shows now. */
export function shipFace(G: WarWithSpain, id: UnitId): ShipFace {
  const { front, back } = SHIP[id];
  return G.naval[id]?.reduced && back ? back : front;
}

export const isDeep = (id: UnitId): boolean => SHIP[id].kind === 'deep' || SHIP[id].kind === 'treasure';

export const isOared = (id: UnitId): boolean => SHIP[id].kind === 'oared' || SHIP[id].kind === 'barge';

export const isDutch = (id: UnitId): boolean => SHIP[id].nat === 'dutch';

/** Steps that a ship has left. */
export const shipSteps = (G: WarWithSpain, id: UnitId): number => (SHIP[id].back && !G.naval[id]?.reduced ? 2 : 1);

/** The Combat Strength that a land unit shows now. */
export function armyStrength(G: WarWithSpain, id: UnitId): number {
  const { cs, back } = ARMY[id];
  return G.land[id]?.reduced && back !== null ? back : cs;
}

/** Steps that a land unit has left [9.13, 9.14]. */
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

/** Ships of a side on the map, in fleets and loose, in no particular order. In a view, those that may be known. */
export const shipsOn = memoizedBy((G: WarWithSpain, side: Side): readonly UnitId[] =>
  Object.keys(G.naval).filter((id) => isHex(G.naval[id].at) && sideOfUnit(id) === side),
);

/** Ships of a side in a hex. */
export const shipsAt = (G: WarWithSpain, side: Side, hex: HexId): UnitId[] => shipsIn(G, hex).filter((id) => sideOfUnit(id) === side);

const companies = memoizedBy((G: WarWithSpain, group: GroupId): readonly UnitId[] => {
  const side = groupSide(group);
  const hex = groupHex(G, group);
  if (hex === undefined) return [];
  const no = isFleet(group) ? fleetNo(group) : null;
  return shipsIn(G, hex).filter((id) => G.naval[id].fleet === no && sideOfUnit(id) === side && (no !== null || id !== TF));
});

/** Ships of a fleet, or the loose ships of a side in a hex. The Treasure Fleet outside an armada is in no group. */
export const shipsOf: (G: WarWithSpain, group: GroupId) => readonly UnitId[] = companies;

export const fleetIds = (G: WarWithSpain, side: Side): FleetId[] => fleetIdsOf(side).filter((id) => G.fleets[id]);

export const fleetsAt = (G: WarWithSpain, side: Side, hex: HexId): FleetId[] => fleetIds(G, side).filter((id) => G.fleets[id]?.hex === hex);

/** Whether a side has ships in a hex; `besieged` asks for those alone that are, or are not. */
export function hasShips(G: WarWithSpain, side: Side, hex: HexId, besieged?: boolean): boolean {
  for (const id of fleetsAt(G, side, hex)) if (besieged === undefined || fleetOf(G, id).besieged === besieged) return true;
  return shipsIn(G, hex).some(
    (id) => G.naval[id].fleet === null && (besieged === undefined || G.naval[id].besieged === besieged) && sideOfUnit(id) === side,
  );
}

/** Land units ashore in a hex that a side commands; with null, neutral French. */
export const armiesAt = (G: WarWithSpain, owner: Side | null, hex: HexId): UnitId[] =>
  armiesIn(G, hex).filter((id) => ownerOf(G, id) === owner);

/** Land units in a hex that a side may not pass: the enemy's, and neutral French, besieged ones left out unless asked for. */
export const hostileArmy = (G: WarWithSpain, side: Side, hex: HexId, besiegedToo = false): boolean =>
  armiesIn(G, hex).some((id) => (besiegedToo || !G.land[id].besieged) && ownerOf(G, id) !== side);

export const hasArmy = (G: WarWithSpain, side: Side, hex: HexId): boolean => armiesIn(G, hex).some((id) => ownerOf(G, id) === side);

/** Whether the land units of a side in a hex are besieged. */
export const isBesiegedByLand = (G: WarWithSpain, side: Side, hex: HexId): boolean => G.sieges[hex]?.land === side;

/** Leaders ashore in a hex. */
export const leadersAshore = (G: WarWithSpain, side: Side, hex: HexId): LeaderId[] =>
  leadersIn(G, hex).filter((id) => LEADERS[id].side === side);

/** Land units that a group carries. */
export const cargoOf: (G: WarWithSpain, group: GroupId) => readonly UnitId[] = armiesIn;

/** Leaders aboard a group. */
export const leadersAboard: (G: WarWithSpain, group: GroupId) => readonly LeaderId[] = leadersIn;

/** Combat Strength that ships can carry [6.52]. */
export const capacity = (G: WarWithSpain, ships: readonly UnitId[]): number => ships.reduce((sum, id) => sum + shipFace(G, id).tr, 0);

export const strengthOf = (G: WarWithSpain, armies: readonly UnitId[]): number => armies.reduce((sum, id) => sum + armyStrength(G, id), 0);

/** A counter that died: back to the pool [5.42]. */
export function removeArmy(G: WarWithSpain, id: UnitId): void {
  delete G.land[id];
}
