import type { Sea, WindStrength } from '../data/movement.js';
import type { Side } from '../sides.js';

/** The table: land, shallows, forts, weather. Places in mm from the south-west corner. */

export type Edge = 'N' | 'S' | 'E' | 'W';
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

export interface Land {
  kind: 'coast' | 'island' | 'headland' | 'fort';
  coast: 'sandy' | 'rocky';
  /** Convex. */
  poly: Polygon;
  /** A belt of shallow water around it. */
  shallow?: { w: number; depth: number };
  /** Villages and towns on it: one for every 30 cm of shore at the most [2.4]. */
  habs?: Habitation[];
}

/** A town belongs to the side whose base edge is nearer; villages are scenery. */
export interface Habitation {
  kind: 'village' | 'town';
  owner: Side | null;
  rect: Polygon;
  harbour?: Polygon;
}

export interface Shallow {
  poly: Polygon;
  depth: number;
}

export interface Fort {
  name: string;
  owner: Side | null;
  poly: Polygon;
  strength: number;
  archers: number;
  ballistae: number;
  engines: number;
  enginesShot: number[];
  /** Weapons used in this Action Phase. */
  shot: string[];
  boom?: { poly: Polygon; state: 'open' | 'closed' | 'broken'; toggled: boolean };
}

export interface Current {
  dir: number;
  strength: 'weak' | 'strong';
  poly?: Polygon;
}

export interface Tide {
  kind: 'rising' | 'falling';
  /** Of its stream; null: it only raises and lowers the water. */
  strength: 'weak' | 'strong' | null;
  dir: number;
  every: number;
}

export interface Weather {
  region: 'med' | 'north';
  /** Bearing it comes from. */
  from: number;
  strength: WindStrength;
  sea: Sea;
  currents: Current[];
  tide: Tide | null;
}
