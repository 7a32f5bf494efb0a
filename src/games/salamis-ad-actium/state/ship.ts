import type { Ram } from '../data/boarding.js';
import type { DamageLevel } from '../data/damage.js';
import type { ShipTypeId } from '../data/hulls.js';
import type { Crew } from '../data/intermediate.js';
import type { Arc } from '../data/shooting.js';
import type { Side } from '../sides.js';

// Ships, their officers, and the links between ships.

export type Damage = DamageLevel;
export type Groups = 0 | 1 | 2 | 3 | 4;
/** State of the sails: `none`, left ashore; `aboard`, stowed; `down`, brought down. */
export type Sails = 'none' | 'aboard' | 'set' | 'down';
/**
 * State of a ship. `unplaced`, not yet deployed; `offTable`, in reserve; `lost`, in a reserve that never arrives;
 * `fled`, `escaped` (by an exit that counts) and `landed`, off the table. A derelict has status `table` and `side`
 * null.
 */
type Status = 'unplaced' | 'table' | 'offTable' | 'lost' | 'sunk' | 'wrecked' | 'fled' | 'escaped' | 'landed';

export interface Officer {
  rank: 'admiral' | 'vice';
  name: string;
  /** The officer's command, -2 to +2. */
  mod: number;
  cinc: boolean;
  fleet?: string;
}

export interface Act {
  /** Whether the ship's activation has been used. */
  done?: boolean;
  burst?: boolean;
  approach?: boolean;
  /** Id of the ship rammed or bumped. */
  rammed?: string;
  grappled?: boolean;
  backed?: boolean;
  entered?: boolean;
  poled?: boolean;
  squall?: boolean;
  /** Whether the ship has taken another in tow or cast it off. */
  towed?: boolean;
  cut?: string[];
  /** Names of weapons that have shot, as in `shoot`: "archers", "ballista:0". */
  shot?: string[];
}

/** A ship's variable data. Positions are in mm, headings in degrees clockwise from north. */
export interface Ship {
  /** Side; null for a derelict. */
  side: Side | null;
  /** Squadron in which the ship started. Its side brought the ship. */
  sq: string;
  type: ShipTypeId;
  name?: string;
  at: { x: number; y: number; h: number };
  crew: Crew;
  port: Groups;
  stbd: Groups;
  oarsmen: number;
  /** Number of spare oarsmen [5.13]. */
  spare: number;
  heavy: number;
  normal: number;
  archers: number;
  ballistae: Arc[];
  engines: number;
  /** Indices of heavy engines that have shot this turn; absent if none have. */
  enginesShot?: number[];
  towers: number;
  siphons: { arc: Arc; uses: number }[];
  ram: Ram;
  /** Equipment in addition to the type's. */
  equip: string[];
  /** Number of jars, pots and harpaxes left. */
  uses: { firePots?: number; snakes?: number; bees?: number; harpax?: number };
  sails: Sails;
  dmg: Damage;
  /** Modifier to the sinking roll [5.12]; absent if 0. */
  clock?: number;
  leakFixed?: boolean;
  /** Number of oar repairs left. */
  spareOars: number;
  fire: 0 | 1 | 2 | 3;
  greek?: boolean;
  pests: null | 'snakes' | 'bees';
  rudder: boolean;
  bursts: number;
  flag: Officer | null;
  aground: null | 'beached' | 'aground';
  /** Whether the ship started ashore and has never been afloat. */
  drawnUp?: boolean;
  disordered?: boolean;
  thrown?: boolean;
  /** Squadron of the prize crew; null if there is none. */
  prize: string | null;
  status: Status;
  points: number;
  /** Number of men at the start. */
  men0: number;
  /** Actions in this Action Phase; null if none. */
  act: Act | null;
}

export type LinkKind = 'grapple' | 'corvus' | 'ferrea' | 'harpax' | 'wedge' | 'tow';
export interface Link {
  /** First ship; in a tow, the towing ship. */
  a: string;
  b: string;
  kind: LinkKind;
  by: Side | null;
  /** Whether no round of boarding has been fought across the link yet. */
  fresh: boolean;
}
