import type { TrackId } from './data/tracks.js';
import type { Box, FleetId, FleetNo, HexId, LeaderId, Side, UnitId } from './ids.js';

/** The pieces of the state: counters, and movements and battles that are under way. */

/**
 * Where a counter is: a hex ("2114"), a box of an Activation Track ("london:2"), or aboard a group of ships: a fleet ("E3"), or
 * the loose ships of a side in a hex ("S@2715"). Counters that are dead or not built yet are in no record: they are the pool.
 */
export type Whereabouts = string;
export type TrackBox = `${TrackId}:${Box}`;
export type GroupId = FleetId | `${Side}@${HexId}`;

/** A naval counter on the map or on a track. */
export interface Naval {
  /** A hex or a box of a track. */
  at: Whereabouts;
  reduced: boolean;
  /** The fleet that it sails in; null for a loose ship, and on tracks. */
  fleet: FleetNo | null;
  besieged: boolean;
  /** Where the Game-Turn found it. */
  start: Whereabouts;
  /** It has moved in this segment. */
  moved: boolean;
  /** How often it has changed its grouping in this segment. */
  regrouped: number;
}

/** A land counter on the map, aboard, or on a track. */
export interface Land {
  at: Whereabouts;
  reduced: boolean;
  besieged: boolean;
  /** Where the Game-Turn found it. */
  start: Whereabouts;
  /** It has been put ashore, or has marched, in this segment. */
  moved: boolean;
}

/** A leader who lives. He is besieged with the land units of his side in his hex. */
export interface Leader {
  /** A hex, or the group that carries him. */
  at: Whereabouts;
  /** The ship a naval leader is assigned to [13.16]. */
  ship: UnitId | null;
  moved: boolean;
  /** How often he has changed ship or hex in this segment. */
  regrouped: number;
}

/** A fleet or armada: its marker, which everybody sees. Its ships are those whose `fleet` names it. */
export interface Fleet {
  hex: HexId;
  /** Where the Game-Turn found it, or the ships that it was made of. */
  start: HexId;
  munitions: number;
  besieged: boolean;
  /** It has tried an interception this Game-Turn [6.44]. */
  tried: boolean;
  moved: boolean;
  /** Intercepted: it moves no more in this segment, and nobody leaves it. */
  stopped: boolean;
  /** It has diced for wind in this segment. */
  rolled: boolean;
  attacked: boolean;
}

export interface Siege {
  /** The side that is besieged by land. */
  land: Side | null;
  /** The side whose ships are besieged. */
  naval: Side | null;
  /** Months of hunger [10.3]. */
  clock: number;
}

export type OrderMove = 'setHold' | 'placeLand' | 'buildNaval' | 'buildLand' | 'repairNaval' | 'musterFree' | 'placeTreasureFleet';

/** An order of the Joint Activation Phase, and what it takes to take it back. */
export interface Order {
  move: OrderMove;
  args: (string | boolean)[];
  cost: number;
  cancelled: boolean;
  /** Counters as they were, null for one from the pool; null altogether in a view, where nobody takes anything back. */
  back: {
    naval: { [id: UnitId]: Naval | null };
    land: { [id: UnitId]: Land | null };
    leaders: { [id: LeaderId]: Leader };
  } | null;
}

/** What the other player saw of a side as a joint phase opened; he sees no more until both have finished. */
export interface Shown {
  /** Counters that are in play out of sight: not where, but that they are not in the pool. */
  afield: string[];
  treasury: number;
  naval: { [id: UnitId]: Naval };
  land: { [id: UnitId]: Land };
  leaders: { [id: LeaderId]: Leader };
  fleets: { [id in FleetId]?: Fleet };
}

export interface Cargo {
  landIds: UnitId[];
  leaderIds: LeaderId[];
}

/** What is done when a hex of a voyage is reached. */
export interface PlanEntry {
  hex: HexId;
  debark?: Cargo;
  detach?: { unitIds: UnitId[]; cargo?: Cargo };
}

/**
 * What comes next in a voyage: the wind, the losses it brings, the owner's word after it, a hex, an answer of the other side, the
 * plan of the hex.
 */
export type VoyageState = 'wind' | 'losses' | 'word' | 'enter' | 'intercept' | 'plan';

/** A movement of ships on its way. */
export interface Voyage {
  side: Side;
  kind: 'coastal' | 'highSeas';
  /** The fleet, "TF", or the loose group. */
  who: GroupId | 'TF';
  /** The ships that move; empty in the enemy's view. */
  ships: UnitId[];
  /** Cargo that goes with them, where only part of a loose group moves; null: all of the group's. */
  cargo: Cargo | null;
  at: HexId;
  /** Hexes still to be entered; empty in the enemy's view. */
  path: HexId[];
  plan: PlanEntry[];
  /** Movement Allowance that the wind takes, and steps. */
  taken: number;
  storm: number;
  next: VoyageState;
  /** Hexes entered since the chronicle was last told. */
  wake: HexId[];
  /** The other side lets it pass: here, or for the rest of its way; "no" in the mover's view. */
  letPass: 'no' | 'hex' | 'move';
  /** The fleet that has succeeded and is on its way to the mover, and the hex it makes for. */
  chaser: { fleet: FleetId; hex: HexId } | null;
  /** Fleets that have caught it, and where they lie. */
  caught: { fleets: FleetId[]; hex: HexId } | null;
}

/** A march on its way. */
export interface March {
  side: Side;
  landIds: UnitId[];
  leaderIds: LeaderId[];
  /** Hexes passed so far, the first one included. */
  trail: HexId[];
  /** Hexes still to be entered; empty in the enemy's view. */
  path: HexId[];
}

/** Interceptors that must attack what they caught [7.13]. */
export interface InterceptBattle {
  attacker: Side;
  fleets: FleetId[];
  from: HexId;
  hex: HexId;
  /** What was intercepted. */
  target: FleetId | 'TF';
}

/** Steps that a side has chosen to lose. */
export interface Loss {
  unitId: UnitId;
  steps: number;
  /** The weaker unit that takes the place of a great one [9.14]. */
  replaceBy?: UnitId;
}

/** A naval battle [7.0]. */
export interface Battle {
  attacker: Side;
  from: HexId;
  hex: HexId;
  /** The attackers that are still in it. */
  fleets: FleetId[];
  interception: boolean;
  /** Rounds fought. */
  round: number;
  /** Both stacks lie open. */
  shown: boolean;
  /** Differential of the latest round. */
  differential: number;
}

/** A battle on land [9.0]. */
export interface Assault {
  attacker: Side;
  from: HexId;
  hex: HexId;
  landIds: UnitId[];
  leaderIds: LeaderId[];
  /** The besieged of the hex attack too [10.14]. */
  withBesieged: boolean;
  /** Both stacks lie open. */
  shown: boolean;
  /** What comes next: the offer of a siege, the die, retreats, an advance. */
  next: 'offer' | 'roll' | 'retreats' | 'advance';
  /** Sides that must still retreat, in order. */
  retreats: Side[];
}

export type Revolt = 'irish' | 'engcath' | 'scotcath' | 'loyalirish' | 'scotprot';
