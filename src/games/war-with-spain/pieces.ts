import type { TrackId } from './data/tracks.js';
import type { Box, FleetId, FleetNo, HexId, LeaderId, Side, UnitId } from './ids.js';

/** A hex ("2114"), a box of an Activation Track ("london:2"), a fleet ("E3") or loose ships in a hex ("S@2715"). Counters in the pool have no record. */
export type Whereabouts = string;
export type TrackBox = `${TrackId}:${Box}`;
export type GroupId = FleetId | `${Side}@${HexId}`;

/** A naval counter on the map or on a track. */
export interface Naval {
  /** A hex or a box of a track. */
  at: Whereabouts;
  reduced: boolean;
  /** Its fleet; null for a loose ship or on a track. */
  fleet: FleetNo | null;
  besieged: boolean;
  /** Its place at the start of the Game-Turn. */
  start: Whereabouts;
  /** Whether it has moved in this segment. */
  moved: boolean;
  /** Number of fleet changes in this segment. */
  regrouped: number;
}

/** A land counter on the map, aboard, or on a track. */
export interface Land {
  at: Whereabouts;
  reduced: boolean;
  besieged: boolean;
  /** Its place at the start of the Game-Turn. */
  start: Whereabouts;
  /** Whether it has debarked or marched in this segment. */
  moved: boolean;
}

/** A leader in play, besieged together with the land units in the hex. */
export interface Leader {
  /** A hex or the group carrying the leader. */
  at: Whereabouts;
  /** The ship a naval leader is assigned to [13.16]. */
  ship: UnitId | null;
  moved: boolean;
  /** Number of changes of ship or hex in this segment. */
  regrouped: number;
}

/** The public marker of a fleet or armada. Its ships refer to it by `fleet`. */
export interface Fleet {
  hex: HexId;
  /** Its hex, or that of its first ships, at the start of the Game-Turn. */
  start: HexId;
  munitions: number;
  besieged: boolean;
  /** Whether it has tried to intercept this Game-Turn [6.44]. */
  tried: boolean;
  moved: boolean;
  /** Whether it has been intercepted in this segment: it may not move, and no ship may leave. */
  stopped: boolean;
  /** Whether it has rolled for wind in this segment. */
  rolled: boolean;
  attacked: boolean;
}

export interface Siege {
  /** The side that is besieged by land. */
  land: Side | null;
  /** The side whose ships are besieged. */
  naval: Side | null;
  /** Months counted [10.3]. */
  clock: number;
}

export type OrderMove = 'setHold' | 'placeLand' | 'buildNaval' | 'buildLand' | 'repairNaval' | 'musterFree' | 'placeTreasureFleet';

/** An order of the Joint Activation Phase with its undo data. */
export interface Order {
  move: OrderMove;
  args: (string | boolean)[];
  cost: number;
  cancelled: boolean;
  /** Former counters, null for one from the pool; null as a whole in views. */
  back: {
    naval: { [id: UnitId]: Naval | null };
    land: { [id: UnitId]: Land | null };
    leaders: { [id: LeaderId]: Leader };
  } | null;
}

/** The public part of a side at the start of a joint phase, shown until both have finished. */
export interface Shown {
  /** Hidden counters in play: that they are not in the pool is public. */
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

/** A stop on a naval move. */
export interface PlanEntry {
  hex: HexId;
  debark?: Cargo;
  detach?: { unitIds: UnitId[]; cargo?: Cargo };
}

/** The next step of a naval move. */
export type VoyageState = 'wind' | 'losses' | 'word' | 'enter' | 'intercept' | 'plan';

/** A naval move in progress. */
export interface Voyage {
  side: Side;
  kind: 'coastal' | 'highSeas';
  who: GroupId | 'TF';
  /** The moving ships; empty in the opponent's view. */
  ships: UnitId[];
  /** Cargo of a part of a loose group; null for all of the group's. */
  cargo: Cargo | null;
  at: HexId;
  /** Hexes still to enter; empty in the opponent's view. */
  path: HexId[];
  plan: PlanEntry[];
  taken: number;
  storm: number;
  next: VoyageState;
  /** Hexes entered since the last event. */
  wake: HexId[];
  /** Whether the opponent passes here or for the whole move; "no" in the mover's view. */
  letPass: 'no' | 'hex' | 'move';
  /** The intercepting fleet and its destination. */
  chaser: { fleet: FleetId; hex: HexId } | null;
  /** The fleets that have intercepted it, and their hex. */
  caught: { fleets: FleetId[]; hex: HexId } | null;
}

/** A march in progress. */
export interface March {
  side: Side;
  landIds: UnitId[];
  leaderIds: LeaderId[];
  /** Hexes passed, with the first one. */
  trail: HexId[];
  /** Hexes still to enter; empty in the opponent's view. */
  path: HexId[];
}

/** Interceptors that must attack [7.13]. */
export interface InterceptBattle {
  attacker: Side;
  fleets: FleetId[];
  from: HexId;
  hex: HexId;
  target: FleetId | 'TF';
}

export interface Loss {
  unitId: UnitId;
  steps: number;
  /** The replacement of a unit of strength 20 or more [9.14]. */
  replaceBy?: UnitId;
}

/** A naval battle [7.0]. */
export interface Battle {
  attacker: Side;
  from: HexId;
  hex: HexId;
  /** The remaining attacking fleets. */
  fleets: FleetId[];
  interception: boolean;
  round: number;
  /** Whether both stacks are revealed. */
  shown: boolean;
  /** Differential of the latest round. */
  differential: number;
}

/** A land combat [9.0]. */
export interface Assault {
  attacker: Side;
  from: HexId;
  hex: HexId;
  landIds: UnitId[];
  leaderIds: LeaderId[];
  /** Whether the besieged units attack too [10.14]. */
  withBesieged: boolean;
  /** Whether both stacks are revealed. */
  shown: boolean;
  next: 'offer' | 'roll' | 'retreats' | 'advance';
  retreats: Side[];
}

export type Revolt = 'irish' | 'engcath' | 'scotcath' | 'loyalirish' | 'scotprot';
