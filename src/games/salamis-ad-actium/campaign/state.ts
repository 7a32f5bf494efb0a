import type { GameEvent } from '../../../kit/events.js';
import type { EquipmentId } from '../data/equipment.js';
import type { ListId } from '../data/fleetLists.js';
import type { ShipTypeId } from '../data/hulls.js';
import type { Crew } from '../data/intermediate.js';
import type { Side } from '../sides.js';
import type { Secret } from '../state/secret.js';
import type { Damage } from '../state/ship.js';

export type Stance = 'patrol' | 'blockade' | 'assault' | 'avoid';

export interface Port {
  owner: Side;
  garrison: number;
  breached: boolean;
  /** Whether an enemy fleet blockaded the port at the end of the last turn. */
  blockaded: boolean;
}

export interface CampaignShip {
  name?: string;
  type: ShipTypeId;
  crew: Crew;
  dmg: Damage;
  oarsmen: number;
  heavy: number;
  normal: number;
  archers: number;
  equip: EquipmentId[];
}

export interface Commission {
  rank: 'admiral' | 'vice';
  mod: number;
  /** Seniority within the side; lower numbers are senior. If absent, the officer outranks all others. */
  no?: number;
  /** The fleet from which the officer was split off, and the year; hidden from the enemy. */
  split?: { from: string; year: number };
}

export interface CampaignFleet {
  side: Side;
  name: string;
  area: string;
  ships: string[];
  officer: Commission;
  stance: Stance;
  /** The enemy port to assault; null for the first enemy port in the area. */
  port: string | null;
  /** Remaining areas of the path, while fleets move. */
  path: string[];
  left: number;
  outOfSupply: number;
  /** Whether an interception, a storm or a meeting at sea has ended the move. */
  stopped: boolean;
  moved: boolean;
  /** Ships that take losses first if the fleet is scattered, in order. Others follow in order of points [12.6]. */
  exposed: string[];
}

export interface FleetOrder {
  fleet: string;
  path: string[];
  stance: Stance;
  port?: string;
  exposed?: string[];
}

export interface BattleAnswer {
  accept: boolean;
  mode: 'quick' | 'tactical';
  sails?: BattleSails;
}

/** Sails of ships with oars in a battle: stowed, or set [5.8]. */
export type BattleSails = 'aboard' | 'set';

export interface Encounter {
  area: string;
  /** Whether an interception caused the battle, so that neither side may decline. */
  forced: boolean;
  answers: [Secret<BattleAnswer>, Secret<BattleAnswer>];
}

/** The current stage. Officers and reports are absent until both sides are ready, since each side sees only its own. */
export type CampaignStage = 'opening' | 'income' | 'orders' | 'movement' | 'battles' | 'tactical' | 'afterBattles' | 'admin' | 'endTurn';

interface Building {
  type: ShipTypeId;
  /** Extra equipment; absent if none. */
  equip?: EquipmentId[];
  list: ListId;
  crew: Crew;
  /** Port for delivery; null for any port with room. */
  port: string | null;
  due: number;
}

/** Fleets leaving an area, and the areas from which their owner may choose [12.7, 12.8]. */
export interface Departure {
  side: Side;
  from: string;
  /** Equally good areas; null in the enemy's view. */
  to: string[] | null;
  why: 'beaten' | 'declines';
}

/** A campaign [12]. */
export interface Campaign {
  theatre: 'punic' | 'aegean';
  turns: number;
  battles: 'ask' | 'quick' | 'tactical';
  stage: CampaignStage;
  turn: number;
  /** The month; 0 is March. */
  month: number;
  year: number;
  treasury: [number, number];
  ports: Record<string, Port>;
  /** Ships by id. A side that does not see a fleet does not see its ships. */
  ships: Record<string, CampaignShip>;
  fleets: Record<string, CampaignFleet>;
  /** Ships under construction, by side; null in the enemy's view. */
  building: [Building[] | null, Building[] | null];
  orders: [Secret<FleetOrder[]>, Secret<FleetOrder[]>];
  /** Whether each side sees the enemy's orders before giving its own this turn [12.12]. */
  intelligence: [boolean, boolean];
  /** Officers without a fleet, longest-waiting first; null in the enemy's view [12.9]. */
  waiting: [Commission[] | null, Commission[] | null];
  /** Number of commissions so far, by side. */
  commissions: [number, number];
  volunteers: [boolean, boolean];
  departure: Departure | null;
  /** Battles not yet settled this turn; the first is the current one. */
  encounters: Encounter[];
  /** The area of the battle on the table. */
  field: string | null;
  /** Tasks done this turn: ships repaired, number of repairs in each port, fleets trained, and fleets reorganised. */
  admin: { repaired: string[]; docks: Record<string, number>; trained: string[]; reorganised: string[] };
  /** Points of the ships that each side has lost. */
  lost: [number, number];
  /** Highest numbers in ids of fleets and ships so far, by side. */
  seq: [number, number];
  /** Events of this turn known to one side; null in the other side's view. */
  notices: [GameEvent[] | null, GameEvent[] | null];
}
