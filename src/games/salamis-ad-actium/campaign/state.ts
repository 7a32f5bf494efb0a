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
  /** An enemy fleet lay before it at the end of the last turn. */
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

/** The officer of a fleet. */
export interface Commission {
  rank: 'admiral' | 'vice';
  mod: number;
  /** Order of commission within the side: the lower is senior. Absent: before all others. */
  no?: number;
}

export interface CampaignFleet {
  side: Side;
  name: string;
  area: string;
  /** Ids of its ships, in order. */
  ships: string[];
  officer: Commission;
  stance: Stance;
  /** The enemy port that it is to assault; null: the first of its area. */
  port: string | null;
  /** Areas still ahead of it, while fleets move. */
  path: string[];
  /** Movement points left, while fleets move. */
  left: number;
  outOfSupply: number;
  /** Interception, storm or a meeting at sea has ended its move. */
  stopped: boolean;
  /** It has changed area this turn. */
  moved: boolean;
  /** Ships that are to bear the harm if it is scattered, the first of them first; the rest by what they are worth [12.6]. */
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
  /** In a battle on the table: whether ships with oars bring their sails. */
  sails?: BattleSails;
}

/** Sails that ships with oars bring to a battle: below deck, or set [5.8]. */
export type BattleSails = 'aboard' | 'set';

/** Fleets of both sides in one area [12.7]. */
export interface Encounter {
  area: string;
  /** Brought about by interception: neither side may decline. */
  forced: boolean;
  answers: [Secret<BattleAnswer>, Secret<BattleAnswer>];
}

/** Officers and reports are absent until both sides are ready, since each side sees only its own. */
export type CampaignStage = 'opening' | 'income' | 'orders' | 'movement' | 'battles' | 'tactical' | 'afterBattles' | 'admin' | 'endTurn';

interface Building {
  type: ShipTypeId;
  /** Equipment that it is built with; none where left out. */
  equip?: EquipmentId[];
  list: ListId;
  crew: Crew;
  /** Port at which it is wanted; null: wherever there is room. */
  port: string | null;
  due: number;
}

/** Fleets that leave an area, and where they may go: their owner chooses [12.7, 12.8]. */
export interface Departure {
  side: Side;
  from: string;
  /** Areas that are as good; null in the view of the enemy. */
  to: string[] | null;
  /** Beaten, or declining battle. */
  why: 'beaten' | 'declines';
}

/** A campaign [12]. */
export interface Campaign {
  theatre: 'punic' | 'aegean';
  turns: number;
  battles: 'ask' | 'quick' | 'tactical';
  stage: CampaignStage;
  turn: number;
  /** 0 is March. */
  month: number;
  year: number;
  treasury: [number, number];
  ports: Record<string, Port>;
  /** A side that does not see a fleet does not see its ships. */
  ships: Record<string, CampaignShip>;
  fleets: Record<string, CampaignFleet>;
  /** Ships on the stocks, by side; null in the view of the enemy. */
  building: [Building[] | null, Building[] | null];
  orders: [Secret<FleetOrder[]>, Secret<FleetOrder[]>];
  /** Sees the enemy's orders before giving their own this turn [12.12]. */
  intelligence: [boolean, boolean];
  /** Officers without a fleet, the longest waiting first; null in the view of the enemy [12.9]. */
  waiting: [Commission[] | null, Commission[] | null];
  /** Commissions given so far, by side. */
  commissions: [number, number];
  /** Volunteers have come in this month and wait for a ship [12.12]. */
  volunteers: [boolean, boolean];
  /** Fleets that wait for their owner to say where they go. */
  departure: Departure | null;
  /** Areas of battles still to be settled this turn; the first is the one at hand. */
  encounters: Encounter[];
  /** The area whose battle is being fought on the table. */
  field: string | null;
  /** What this turn's reorganisation has done: ships repaired, repairs of each port, fleets trained. */
  admin: { repaired: string[]; docks: Record<string, number>; trained: string[]; reorganised: string[] };
  /** Points of ships that each side has lost. */
  lost: [number, number];
  /** Numbers given to fleets and ships so far, by side. */
  seq: [number, number];
  /** What only one side knows of this turn; null in the view of the other. */
  notices: [GameEvent[] | null, GameEvent[] | null];
}
