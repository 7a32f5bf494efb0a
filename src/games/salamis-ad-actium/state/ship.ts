import type { Ram } from '../data/boarding.js';
import type { DamageLevel } from '../data/damage.js';
import type { ShipTypeId } from '../data/hulls.js';
import type { Crew } from '../data/intermediate.js';
import type { Arc } from '../data/shooting.js';
import type { Side } from '../sides.js';

/** Ships, their officers, and what ties them together. */

export type Damage = DamageLevel;
export type Groups = 0 | 1 | 2 | 3 | 4;
/** Sails ashore, below deck, drawing, or brought down. */
export type Sails = 'none' | 'aboard' | 'set' | 'down';
/**
 * unplaced: not yet deployed; offTable: in reserve; lost: a reserve that never comes; fled, escaped (a way out that counts) and
 * landed left the table; a derelict is on the table with `side` null.
 */
type Status = 'unplaced' | 'table' | 'offTable' | 'lost' | 'sunk' | 'wrecked' | 'fled' | 'escaped' | 'landed';

export interface Officer {
  rank: 'admiral' | 'vice';
  name: string;
  /** Command, -2 to +2. */
  mod: number;
  /** He is Commander-in-Chief. */
  cinc: boolean;
  /** In a campaign battle, the id of the officer's fleet. */
  fleet?: string;
}

/** A ship's actions in the current Action Phase. */
export interface Act {
  /** It has moved, or spent its activation otherwise. */
  done?: boolean;
  burst?: boolean;
  approach?: boolean;
  /** Whom it rammed or bumped. */
  rammed?: string;
  grappled?: boolean;
  backed?: boolean;
  /** It came on to the table in this phase. */
  entered?: boolean;
  poled?: boolean;
  /** Its crew has been tested for the sails in a storm. */
  squall?: boolean;
  /** It has passed or cast off a tow. */
  towed?: boolean;
  /** Links it has tried to cut. */
  cut?: string[];
  /** Weapons it has used, as in `shoot`: "archers", "ballista:0". */
  shot?: string[];
}

/** What changes about a ship; the rest is in the ship types. Positions in mm, heading in degrees clockwise from north. */
export interface Ship {
  /** null: a derelict. */
  side: Side | null;
  /** Squadron it was mustered in, and by it the side that brought it. */
  sq: string;
  type: ShipTypeId;
  name?: string;
  at: { x: number; y: number; h: number };
  crew: Crew;
  port: Groups;
  stbd: Groups;
  oarsmen: number;
  /** Additional oarsmen [5.13]. */
  spare: number;
  heavy: number;
  normal: number;
  archers: number;
  ballistae: Arc[];
  /** Heavy war engines, and which of them have shot this turn, by index; left out while none has. */
  engines: number;
  enginesShot?: number[];
  towers: number;
  siphons: { arc: Arc; uses: number }[];
  ram: Ram;
  /** Ids of equipment beyond the type's own. */
  equip: string[];
  /** Jars, pots and harpaxes left. */
  uses: { firePots?: number; snakes?: number; bees?: number; harpax?: number };
  sails: Sails;
  dmg: Damage;
  /** What has been added to the roll for going down [5.12], once there is something. */
  clock?: number;
  leakFixed?: boolean;
  /** Successful repairs of oars still to be had. */
  spareOars: number;
  fire: 0 | 1 | 2 | 3;
  greek?: boolean;
  pests: null | 'snakes' | 'bees';
  /** false: smashed. */
  rudder: boolean;
  bursts: number;
  flag: Officer | null;
  aground: null | 'beached' | 'aground';
  /** It began the battle ashore, and has not been afloat since. */
  drawnUp?: boolean;
  disordered?: boolean;
  thrown?: boolean;
  /** Under a prize crew: the squadron it moves with. */
  prize: string | null;
  status: Status;
  points: number;
  /** Troops and oarsmen at the start. */
  men0: number;
  /** null: it has done nothing in this Action Phase. */
  act: Act | null;
}

export type LinkKind = 'grapple' | 'corvus' | 'ferrea' | 'harpax' | 'wedge' | 'tow';
export interface Link {
  /** Of a tow, the tug. */
  a: string;
  b: string;
  kind: LinkKind;
  /** The side that made it. */
  by: Side | null;
  /** No round of boarding has been fought over it. */
  fresh: boolean;
}
