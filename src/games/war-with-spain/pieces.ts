import type { TrackId } from './data/tracks.js';
import type { Box, FleetId, FleetNo, HexId, LeaderId, Side, UnitId } from './ids.js';

/** A hex ("2114"), track box ("london:2"), fleet ("E3") or loose ships in a hex ("S@2715"). Counters in the pool have no record. */
export type Whereabouts = string;
export type TrackBox = `${TrackId}:${Box}`;
export type GroupId = FleetId | `${Side}@${HexId}`;

export interface Naval {
  /** The ship's place: a hex, or a box of a track. */
  at: Whereabouts;
  reduced: boolean;
  /** The ship's fleet; null for a loose ship or a ship on a track. */
  fleet: FleetNo | null;
  besieged: boolean;
  start: Whereabouts;
  moved: boolean;
  /** How often the ship has changed fleets in this segment. */
  regrouped: number;
}

/** A land counter on the map, aboard, or on a track. */
export interface Land {
  at: Whereabouts;
  reduced: boolean;
  besieged: boolean;
  start: Whereabouts;
  moved: boolean;
}

/** A leader in play. Leaders are besieged with the land units in their hex. */
export interface Leader {
  /** The leader's place: a hex, or the group that carries the leader. */
  at: Whereabouts;
  /** Ship to which the leader is assigned; null if unassigned [13.16]. */
  ship: UnitId | null;
  moved: boolean;
  /** How often the leader has changed ships or hexes in this segment. */
  regrouped: number;
}

/** A fleet's public marker, to which `Naval.fleet` refers. */
export interface Fleet {
  hex: HexId;
  /** Hex where the fleet, or the ships that formed it, started the Game-Turn. */
  start: HexId;
  munitions: number;
  besieged: boolean;
  /** Whether the fleet has tried to intercept this Game-Turn [6.44]. */
  tried: boolean;
  moved: boolean;
  /** Whether the fleet was intercepted in this segment, so that it may not move and no ship may leave it. */
  stopped: boolean;
  rolled: boolean;
  attacked: boolean;
}

export interface Siege {
  /** The side whose land units are besieged. */
  land: Side | null;
  naval: Side | null;
  /** Months counted towards starvation [10.3]. */
  clock: number;
}

export type OrderMove = 'setHold' | 'placeLand' | 'buildNaval' | 'buildLand' | 'repairNaval' | 'musterFree' | 'placeTreasureFleet';

/** An order of the Joint Activation Phase, with the data for undoing it. */
export interface Order {
  move: OrderMove;
  args: (string | boolean)[];
  cost: number;
  cancelled: boolean;
  /** Counters before the order; null for a counter from the pool. In views, `back` is null. */
  back: {
    naval: { [id: UnitId]: Naval | null };
    land: { [id: UnitId]: Land | null };
    leaders: { [id: LeaderId]: Leader };
  } | null;
}

/** A side as its opponent sees it at the start of a joint phase, until both have finished. */
export interface Shown {
  /** Hidden counters in play, which are public because the pool is public. */
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

/** A planned stop: a hex, the units that debark there, and the ships that detach there. */
export interface PlanEntry {
  hex: HexId;
  debark?: Cargo;
  detach?: { unitIds: UnitId[]; cargo?: Cargo };
}

export type VoyageState = 'wind' | 'losses' | 'word' | 'enter' | 'intercept' | 'plan';

/** A naval move in progress. */
export interface Voyage {
  side: Side;
  kind: 'coastal' | 'highSeas';
  who: GroupId | 'TF';
  /** The moving ships; empty in the opponent's view. */
  ships: UnitId[];
  /** Cargo taken along; null for all of the group's cargo. */
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
  /** Hex left for the first hex of `wake`. Older matches have none. */
  from?: HexId;
  /** Whether the opponent declines interception in this hex, for the whole move, or not. The mover sees "no". */
  letPass: 'no' | 'hex' | 'move';
  /** The interceptor and the hex to which it moves. */
  chaser: { fleet: FleetId; hex: HexId } | null;
  /** Fleets that have intercepted the mover, and their hex. */
  caught: { fleets: FleetId[]; hex: HexId } | null;
}

/** A march in progress. */
export interface March {
  side: Side;
  landIds: UnitId[];
  leaderIds: LeaderId[];
  /** Hexes entered, including the start. */
  trail: HexId[];
  /** Hexes still to enter; empty in the opponent's view. */
  path: HexId[];
}

/** Interceptors that must attack in the combat segment [7.13]. */
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
  /** Unit that replaces a lost unit of strength 20 or more [9.14]. */
  replaceBy?: UnitId;
}

/** A naval battle [7.0]. */
export interface Battle {
  attacker: Side;
  from: HexId;
  hex: HexId;
  /** Attacking fleets still in the battle. */
  fleets: FleetId[];
  interception: boolean;
  round: number;
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
  /** Whether the besieged units in the target hex attack too [10.14]. */
  withBesieged: boolean;
  shown: boolean;
  next: 'offer' | 'roll' | 'retreats' | 'advance';
  retreats: Side[];
}

export type Revolt = 'irish' | 'engcath' | 'scotcath' | 'loyalirish' | 'scotprot';
