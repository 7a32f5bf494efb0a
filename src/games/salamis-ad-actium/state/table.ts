import type { Sea, WindStrength } from '../data/movement.js';
import type { Side } from '../sides.js';

// Positions in mm from the south-west corner.

export type Edge = 'N' | 'S' | 'E' | 'W';
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

export interface Land {
  kind: 'coast' | 'island' | 'headland' | 'fort';
  coast: 'sandy' | 'rocky';
  poly: Polygon;
  shallow?: { w: number; depth: number };
  /** Villages and towns: at most one per 30 cm of shore [2.4]. */
  habs?: Habitation[];
}

/** A village or town. A town belongs to the side with the nearer base edge; villages have no effect. */
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
  /** Strength of the tide's stream; null if only the depth changes. */
  strength: 'weak' | 'strong' | null;
  dir: number;
  every: number;
}

export interface Weather {
  region: 'med' | 'north';
  /** Direction from which the wind comes, in degrees. */
  from: number;
  strength: WindStrength;
  sea: Sea;
  currents: Current[];
  tide: Tide | null;
}
