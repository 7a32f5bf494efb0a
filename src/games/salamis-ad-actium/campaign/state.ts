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
  /** Number of the commission, most senior first; absent for an officer who outranks all others. */
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
  /** Port to assault; null for the area's first enemy port. */
  port: string | null;
  /** Areas that remain on the fleet's path. */
  path: string[];
  left: number;
  outOfSupply: number;
  /** Whether an interception, a storm or a meeting has ended the move. */
  stopped: boolean;
  moved: boolean;
  /** Ships that take losses first if the fleet is scattered. The others follow in order of points [12.6]. */
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

/** Sails of ships with oars in a battle: stowed or set [5.8]. */
export type BattleSails = 'aboard' | 'set';

export interface Encounter {
  area: string;
  /** Whether neither side may decline the battle. */
  forced: boolean;
  answers: [Secret<BattleAnswer>, Secret<BattleAnswer>];
}

/** Stage of a turn. During `opening`, officers and reports are absent, because each side sees only its own. */
export type CampaignStage = 'opening' | 'income' | 'orders' | 'movement' | 'battles' | 'tactical' | 'afterBattles' | 'admin' | 'endTurn';

interface Building {
  type: ShipTypeId;
  /** Equipment ordered with the ship; absent if none. */
  equip?: EquipmentId[];
  list: ListId;
  crew: Crew;
  /** Port where the ship arrives; null for any port with room. */
  port: string | null;
  due: number;
}

/** Fleets leaving an area, and the areas from which their owner may choose [12.7, 12.8]. */
export interface Departure {
  side: Side;
  from: string;
  /** Areas to choose from; null in the enemy's view. */
  to: string[] | null;
  why: 'beaten' | 'declines';
}

export interface Campaign {
  theatre: 'punic' | 'aegean';
  turns: number;
  battles: 'ask' | 'quick' | 'tactical';
  stage: CampaignStage;
  turn: number;
  /** Month of the year; 0 is March. */
  month: number;
  year: number;
  treasury: [number, number];
  ports: Record<string, Port>;
  /** Ships by id, except those of unseen fleets. */
  ships: Record<string, CampaignShip>;
  fleets: Record<string, CampaignFleet>;
  /** Ships being built; null in the enemy's view. */
  building: [Building[] | null, Building[] | null];
  orders: [Secret<FleetOrder[]>, Secret<FleetOrder[]>];
  /** Whether each side sees the enemy's orders before giving orders this turn [12.12]. */
  intelligence: [boolean, boolean];
  /** Officers without a fleet, longest-waiting first; null in the enemy's view [12.9]. */
  waiting: [Commission[] | null, Commission[] | null];
  /** Number of commissions that each side has issued. */
  commissions: [number, number];
  volunteers: [boolean, boolean];
  departure: Departure | null;
  /** Battles not yet resolved this turn, current battle first. */
  encounters: Encounter[];
  field: string | null;
  /** Tasks done this turn. `docks` counts repairs by port. */
  admin: { repaired: string[]; docks: Record<string, number>; trained: string[]; reorganised: string[] };
  /** Points of the ships that each side has lost. */
  lost: [number, number];
  /** Highest number in each side's ids. */
  seq: [number, number];
  /** This turn's events known to only one side; null in the other side's view. */
  notices: [GameEvent[] | null, GameEvent[] | null];
}
