import type { Crew, Damage, Secret, Side } from '../state.js';

export type Stance = 'port' | 'transit' | 'patrol' | 'blockade' | 'assault' | 'avoid';

export interface Port {
  owner: Side;
  garrison: number;
  breached: boolean;
  blockaded: boolean;
}

export interface CampaignShip {
  side: Side;
  type: string;
  crew: Crew;
  dmg: Damage;
  oarsmen: number;
  heavy: number;
  normal: number;
  archers: number;
  equip: string[];
  name?: string;
}

export interface CampaignFleet {
  side: Side;
  name: string;
  area: string;
  ships: string[];
  officer: { rank: 'admiral' | 'vice'; name: string; mod: number };
  stance: Stance;
  path: string[];
  outOfSupply: number;
  stopped: boolean;
}

export interface FleetOrder {
  fleet: string;
  path: string[];
  stance: Stance;
}

/** Two fleets' meeting, while it is being decided how it is fought [12.7]. */
export interface Encounter {
  area: string;
  fleets: [string[], string[]];
  /** Brought about by interception: it cannot be declined. */
  forced: boolean;
  mode: 'quick' | 'tactical' | null;
  answers: [Secret<{ accept: boolean; mode: 'quick' | 'tactical' }>, Secret<{ accept: boolean; mode: 'quick' | 'tactical' }>];
}

/** A campaign [12]. */
export interface Campaign {
  theatre: 'punic' | 'aegean';
  turns: number;
  battles: 'ask' | 'quick' | 'tactical';
  turn: number;
  month: number;
  year: number;
  treasury: [number, number];
  ports: Record<string, Port>;
  ships: Record<string, CampaignShip>;
  fleets: Record<string, CampaignFleet>;
  building: { side: Side; type: string; crew: Crew; due: number }[];
  orders: [Secret<FleetOrder[]>, Secret<FleetOrder[]>];
  battle: Encounter | null;
  queue: Encounter[];
  seq: number;
}
