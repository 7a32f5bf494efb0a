import type { Result } from '../../kit/rules.js';
import type { Campaign } from './campaign/state.js';
import type { Ram } from './data/boarding.js';
import type { ListId } from './data/fleetLists.js';
import type { Crew, Training } from './data/intermediate.js';
import type { Sea, WindStrength } from './data/movement.js';
import type { CurrentChoice, TideChoice, WindChoice } from './data/points.js';
import type { Arc } from './data/shooting.js';
import type { Agreed } from './data/terrain.js';
import type { Side } from './sides.js';
import type { Fleet } from './state/fleet.js';
import type { Secret } from './state/secret.js';
import type { Link, Officer, Ship } from './state/ship.js';
import type { Edge, Fort, Land, Shallow, Weather } from './state/table.js';

export type * from './state/ship.js';
export type * from './state/table.js';
export type { Arc, Crew, Ram, Sea, WindStrength };
export type PhaseId = 'muster' | 'edge' | 'deploy' | 'battle' | 'campaign';
export type Step =
  | 'muster'
  | 'edge'
  | 'deploy'
  | 'seize'
  | 'act'
  | 'board'
  | 'prize'
  | 'house'
  | 'campOpen'
  | 'campOrders'
  | 'campBattle'
  | 'campRetreat'
  | 'campAdmin';
export type Mode = 'scenario' | 'points' | 'campaign';
/** A roll for quality on the row of the paid training [2.3]. */
export interface Throw {
  training: Training;
  die: number;
}

export interface Squadron {
  side: Side;
  name: string;
  crew: Crew;
  flagship: string | null;
  state: 'steady' | 'shaken' | 'routed';
  engaged: boolean;
  size0: number;
  /** Ships lost since the last morale test. */
  lost: number;
  flagLost: null | 'ship' | 'officer';
  belowHalf: boolean;
  /** Where a reserve's remaining ships enter after the entry roll [2.9]. */
  entry: null | { edge: Edge; at: number; heading: number };
  /** Whether it has rolled for entry in this Action Phase. */
  tried: boolean;
  /** Loyalty is null in the enemy's view. */
  allied: null | { loyalty: number | null };
  thrown?: { crew?: Throw; officer?: Throw };
}

/** `target` is a ship, or a fort for an assault [8.2]. */
export interface BoardOrder {
  ship: string;
  action: 'assault' | 'capsize' | 'defend';
  target?: string;
  oneRound?: boolean;
}

/** State while decisions interrupt boarding actions [8]. */
export interface BoardingRun {
  round: 1 | 2;
  /** Orders still in force. */
  orders: [BoardOrder[], BoardOrder[]];
  /** Targets of this round, in the order of each side's list. */
  left: [string[], string[]];
  next: Side;
  first: Side;
  /** Ships whose orders are done in this round. */
  fought: string[];
  /** Without a prize crew yet. */
  captures: { ship: string; by: string }[];
}

export type InterStage =
  | 'drift'
  | 'orders'
  | 'boarding'
  | 'damage'
  | 'morale'
  | 'defeat'
  | 'house'
  | 'fires'
  | 'officers'
  | 'weather'
  | 'end';

export interface SalamisResult extends Result {
  readonly draw: boolean;
  readonly side: Side | null;
  readonly level: 'decisive' | 'marginal' | 'draw';
  readonly reason: 'beaten' | 'objective' | 'turnLimit' | 'concede' | 'campaign';
  readonly vp: readonly [number, number];
}

export type OptionId =
  | 'tacticalInitiative'
  | 'initialMovement'
  | 'seaStateEffects'
  | 'windDrift'
  | 'currentsAndTides'
  | 'shelteredWaters'
  | 'changingWeather'
  | 'severeWeather'
  | 'libations'
  | 'incendiaries'
  | 'specialWeapons'
  | 'fortifications'
  | 'hiddenReserves'
  | 'admiralCasualties'
  | 'repairs'
  | 'crewTransfers'
  | 'freeDeployment';

/** Rolled on a paid training, or bought [2.3]. */
export type Quality = 'roll' | 'buy';

/** The agreed points battle [2 intro]. If no year was chosen, it is the middle of the era. */
export interface PointsBattle {
  points: number;
  era: number;
  year: number;
  /** Set if a year was agreed, so that lists not in use then are closed. */
  dated?: true;
  /** Null: any list of the era. */
  lists: [ListId | null, ListId | null];
  variants: [string | null, string | null];
  /** Of crews and of officers [2.3]. */
  quality: Quality;
  command: Quality;
  wind: WindChoice;
  /** The other features are rolled [2.4]. */
  terrain?: Agreed;
  current: CurrentChoice;
  towards: number;
  tide: TideChoice;
  tideEvery: number;
}

/** With the fate of the ship. */
export interface MissingOfficer {
  officer: Officer;
  ship: string;
  fate: 'sunk' | 'wrecked' | 'capsized' | 'captured' | 'fled';
}

/** Facts of the scenario stay in its data. */
export interface Salamis {
  mode: Mode;
  scenario: string | null;
  points: PointsBattle | null;
  options: Record<OptionId, boolean>;
  swapSides: boolean;
  turnLimit: number;
  phase: PhaseId;
  /** Null while the rules need none. */
  await: { kind: Step; sides: Side[] } | null;
  result: SalamisResult | null;

  table: { w: number; h: number };
  land: Record<string, Land>;
  shallows: Record<string, Shallow>;
  /** Ships in shallows ("belt:" and the land for a belt) whose water has fallen, without a test since. */
  fallen: Record<string, string[]>;
  forts: Record<string, Fort>;
  weather: Weather;
  lists: [string, string];
  baseEdge: [Edge, Edge];

  /** Side 0, then side 1, squadrons and ships in muster order, without ships hidden from the viewer. */
  order: string[];
  ships: Record<string, Ship>;
  squadrons: Record<string, Squadron>;
  links: Record<string, Link>;
  linkSeq: number;

  turn: number;
  /** Counters of side 0, of side 1, and the Intermediate counter. */
  bag: { a: number; b: number; i: number };
  drawn: (Side | 'I')[];
  /** Tactical Initiative counters. */
  ti: [number, number];
  /** Spent this turn. */
  tiThisTurn: [number, number];
  ti0: [number, number];
  /** Windows opened this turn. */
  seizeRound: 0 | 1 | 2;
  /** Whether the last window is still open. */
  seizing: boolean;
  /** Sides with an extra Action Phase still to come. */
  extra: Side[];
  libations: { left: [number, number]; poured: [number, number]; thisTurn: [boolean, boolean]; boardBonus: Record<string, number> };
  /** Null outside an Action Phase. */
  acting: Side | null;
  step: 'move' | 'shoot' | null;
  /** Null outside the Intermediate Phase. */
  inter: InterStage | null;
  boarding: BoardingRun | null;
  /** Of this turn; `moved` has factors by pair of ships ("a|b"). */
  house: { repaired: string[]; moved: Record<string, number> };

  cinc: [string | null, string | null];
  /** Since the last morale test. */
  cincLost: [boolean, boolean];
  /** Ships sunk or captured since the last morale test. */
  won: [number, number];
  officersLost: [Officer['rank'][], Officer['rank'][]];
  /** On ships lost in this phase, at whose end their fate is rolled [10.6]. */
  missing: [MissingOfficer | null, MissingOfficer | null];
  /** From the scenario's special rules. */
  vpExtra: [number, number];
  flagHunted: boolean;

  /** Squadrons not yet placed, in order, and the side that places next. */
  deploy: null | { left: [string[], string[]]; next: Side; first: Side; officersFixed: [boolean, boolean] };
  secret: {
    fleet: [Secret<Fleet>, Secret<Fleet>];
    seize: [Secret<boolean>, Secret<boolean>];
    board: [Secret<BoardOrder[]>, Secret<BoardOrder[]>];
  };
  /** Whether each side has answered a step of both. */
  ready: [boolean, boolean];
  camp: Campaign | null;
}
