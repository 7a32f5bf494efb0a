import type { Current, Fort, Land, Officer, Shallow, Ship, Tide } from '../../state.js';
import type { ListId } from '../fleetLists.js';
import type { ShipTypeId } from '../hulls.js';
import type { Crew } from '../intermediate.js';
import type { Region, Sea, WindStrength } from '../movement.js';

type Side = 0 | 1;
type TableEdge = 'N' | 'S' | 'E' | 'W';

/** A ship's start position and special features. */
interface ShipPlace {
  readonly type: ShipTypeId;
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly name?: string;
  readonly equip?: readonly string[];
  readonly sails?: Ship['sails'];
  readonly flagship?: true;
  /** Numbers at the start that are not those of the type. */
  readonly mods?: {
    readonly oarsmen?: number;
    readonly spare?: number;
    readonly heavy?: number;
    readonly normal?: number;
    readonly archers?: number;
  };
}

/** Ids of its ships are the squadron's with a number: "ro-1-1". */
export interface ScenarioSquadron {
  readonly name: string;
  readonly crew: Crew;
  readonly officer: { readonly rank: Officer['rank']; readonly name: string; readonly command: number };
  readonly ships: readonly ShipPlace[];
  /** Its own fleet list, where it is not that of its side. */
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

/** How a battle is won [10.3]. */
export type Victory =
  | { readonly type: 'standard' }
  /** Ships that leave over these edges: a share of the side's points in hundredths, or so many ships. */
  | {
      readonly type: 'breakout';
      readonly side: Side;
      readonly edges: readonly TableEdge[];
      readonly needFraction?: number;
      readonly needShips?: number;
    }
  | { readonly type: 'landings'; readonly side: Side; readonly need: number; readonly zones: readonly LandingZone[] };

/** Rules of one scenario. Numbers are turns, unless said otherwise. */
export interface SpecialRules {
  /** Side 1 moves at half its allowance through this turn. */
  readonly oarsStowed?: number;
  /** From this turn the sea is at least choppy. */
  readonly swell?: number;
  /** From this turn the sea is at least rough. */
  readonly stormFrom?: number;
  /** Victory points of each horse transport: for its enemy when lost, for its owner when kept. */
  readonly transportsVP?: number;
  /** Points for the enemy of a side when the ship in which its Admiral began is lost or its squadron routs. */
  readonly flagHunt?: { readonly side: Side; readonly points: number };
  readonly windDies?: number;
  readonly windRises?: number;
  /** This squadron lies beached, and stirs no earlier than this turn. */
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
