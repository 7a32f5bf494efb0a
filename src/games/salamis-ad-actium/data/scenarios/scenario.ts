import type { Current, Fort, Land, Officer, Shallow, Ship, Tide } from '../../state.js';
import type { ListId } from '../fleetLists.js';
import type { ShipTypeId } from '../hulls.js';
import type { Crew } from '../intermediate.js';
import type { Region, Sea, WindStrength } from '../movement.js';

type Side = 0 | 1;
type TableEdge = 'N' | 'S' | 'E' | 'W';

interface ShipPlace {
  readonly type: ShipTypeId;
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly name?: string;
  readonly equip?: readonly string[];
  readonly sails?: Ship['sails'];
  readonly flagship?: true;
  readonly mods?: {
    readonly oarsmen?: number;
    readonly spare?: number;
    readonly heavy?: number;
    readonly normal?: number;
    readonly archers?: number;
  };
}

/** A squadron. Its ships' ids are its own id with a number: "ro-1-1". */
export interface ScenarioSquadron {
  readonly name: string;
  readonly crew: Crew;
  readonly officer: { readonly rank: Officer['rank']; readonly name: string; readonly command: number };
  readonly ships: readonly ShipPlace[];
  /** Fleet list, if different from the side's. */
  readonly list?: ListId;
  readonly variant?: string;
}

export interface ScenarioSide {
  readonly name: string;
  readonly list: ListId;
  readonly edge: TableEdge;
  readonly libations: number;
  readonly squadrons: { readonly [id: string]: ScenarioSquadron };
}

type LandingZone =
  | { readonly kind: 'beach'; readonly land: string }
  | { readonly kind: 'exit'; readonly edge: TableEdge; readonly from: number; readonly to: number };

export type Victory =
  | { readonly type: 'standard' }
  /** Minimum percentage of the side's points, or number of ships, that must leave by `edges`. */
  | {
      readonly type: 'breakout';
      readonly side: Side;
      readonly edges: readonly TableEdge[];
      readonly needFraction?: number;
      readonly needShips?: number;
    }
  | { readonly type: 'landings'; readonly side: Side; readonly need: number; readonly zones: readonly LandingZone[] };

/** Special rules of a scenario. Numbers are turns unless otherwise stated. */
export interface SpecialRules {
  /** Last turn on which side 1 has half its allowance. */
  readonly oarsStowed?: number;
  /** First turn on which the sea is at least choppy. */
  readonly swell?: number;
  /** First turn on which the sea is at least rough. */
  readonly stormFrom?: number;
  /** Victory points per horse transport: to the enemy if lost, to the owner if kept. */
  readonly transportsVP?: number;
  /** Victory points for the enemy of `side` if its Admiral's first flagship is lost or the Admiral's squadron routs. */
  readonly flagHunt?: { readonly side: Side; readonly points: number };
  readonly windDies?: number;
  readonly windRises?: number;
  /** A squadron that starts beached, and the first turn in which it may move. */
  readonly beachedStart?: { readonly squadron: string; readonly turn: number };
}

type FortSource = Omit<Fort, 'enginesShot' | 'shot' | 'boom'>;

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly region: Region;
  readonly table: { readonly w: number; readonly h: number };
  readonly wind: { readonly from: number; readonly strength: WindStrength };
  readonly sea: Sea;
  readonly currents: readonly Current[];
  readonly tide: Tide | null;
  readonly turnLimit: number;
  /** Percentage of matches between Normal bots won by the first side, if not between 40 and 60. */
  readonly won?: number;
  readonly land: { readonly [id: string]: Land };
  readonly forts: { readonly [id: string]: FortSource };
  readonly shallows: { readonly [id: string]: Shallow };
  readonly special: SpecialRules;
  readonly victory: Victory;
  readonly sides: readonly [ScenarioSide, ScenarioSide];
}

export const ship = (
  type: ShipTypeId,
  x: number,
  y: number,
  h: number,
  more: Omit<ShipPlace, 'type' | 'x' | 'y' | 'h'> = {},
): ShipPlace => ({
  type,
  x,
  y,
  h,
  ...more,
});

export const squadron = (
  name: string,
  crew: Crew,
  officer: ScenarioSquadron['officer'],
  ships: readonly ShipPlace[],
  list?: ListId,
  variant?: string,
): ScenarioSquadron => ({ name, crew, officer, ships, ...(list && { list }), ...(variant && { variant }) });
