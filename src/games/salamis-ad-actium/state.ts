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
/** The decision that is awaited. */
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
/** A quality roll on a bought training [2.3]. */
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
  /** Ships at the start. */
  size0: number;
  /** Since the last test of morale. */
  lost: number;
  flagLost: null | 'ship' | 'officer';
  belowHalf: boolean;
  /** In reserve, all or part: where those still off the table come in once the roll has been made [2.9]. */
  entry: null | { edge: Edge; at: number; heading: number };
  /** Rolled for entry in this Action Phase. */
  tried: boolean;
  /** Allies: their loyalty; null in the view of the enemy. */
  allied: null | { loyalty: number | null };
  /** What was rolled for its crews and its officer, until everybody may hear of it. */
  thrown?: { crew?: Throw; officer?: Throw };
}

/** One ship's orders for the boarding fights [8.2]. `target` is a ship, or for an assault on a fort the fort. */
export interface BoardOrder {
  ship: string;
  action: 'assault' | 'capsize' | 'defend';
  target?: string;
  oneRound?: boolean;
}

/** The boarding fights of an Intermediate Phase, while they are interrupted by decisions [8]. */
export interface BoardingRun {
  round: 1 | 2;
  /** Orders still standing. */
  orders: [BoardOrder[], BoardOrder[]];
  /** Targets still to be resolved in this round, in the order of each side's list. */
  left: [string[], string[]];
  next: Side;
  first: Side;
  /** Ships that have fought in this round by their own orders. */
  fought: string[];
  /** Captures that wait for a prize crew. */
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

/** Rolled on the training that is paid for, or bought as it is [2.3]. */
export type Quality = 'roll' | 'buy';

/** The points battle as agreed [2 intro]; the year is the era's middle where none was chosen. */
export interface PointsBattle {
  /** That each fleet may cost. */
  points: number;
  era: number;
  year: number;
  /** Whether the year was agreed, which closes lists outside it; absent if it is the era's. */
  dated?: true;
  /** Lists and variants agreed on; null: the player chooses one of the era with their fleet. */
  lists: [ListId | null, ListId | null];
  variants: [string | null, string | null];
  /** How crews come by their quality, and how officers do [2.3]. */
  quality: Quality;
  command: Quality;
  wind: WindChoice;
  /** Features agreed on; the rest of the playing area, or all of it, is rolled for [2.4]. */
  terrain?: Agreed;
  current: CurrentChoice;
  /** Where an agreed current sets, in degrees. */
  towards: number;
  tide: TideChoice;
  /** Turns between two levels of the tide. */
  tideEvery: number;
}

/** An officer whose ship is lost, and how. */
export interface MissingOfficer {
  officer: Officer;
  ship: string;
  fate: 'sunk' | 'wrecked' | 'capsized' | 'captured' | 'fled';
}

/** What the game remembers. Everything that depends on the scenario alone stays in its data. */
export interface Salamis {
  mode: Mode;
  scenario: string | null;
  points: PointsBattle | null;
  options: Record<OptionId, boolean>;
  swapSides: boolean;
  turnLimit: number;
  phase: PhaseId;
  /** The decision awaited; null while the rules carry on by themselves. */
  await: { kind: Step; sides: Side[] } | null;
  result: SalamisResult | null;

  table: { w: number; h: number };
  land: Record<string, Land>;
  shallows: Record<string, Shallow>;
  /** Ships lying in a shallow (or belt, "belt:" and its land) when its water last fell, which have not felt for the bottom since. */
  fallen: Record<string, string[]>;
  forts: Record<string, Fort>;
  weather: Weather;
  /** Fleet list of each side, and the edge it calls its own. */
  lists: [string, string];
  baseEdge: [Edge, Edge];

  /** Every ship: side 0 then side 1, squadrons and ships as mustered. Ships that the viewer may not know are left out. */
  order: string[];
  ships: Record<string, Ship>;
  squadrons: Record<string, Squadron>;
  links: Record<string, Link>;
  linkSeq: number;

  turn: number;
  /** Counters still in the bag, and those drawn this turn. */
  bag: { a: number; b: number; i: number };
  drawn: (Side | 'I')[];
  /** Tactical Initiative counters left, used this turn, and those to begin with. */
  ti: [number, number];
  tiThisTurn: [number, number];
  ti0: [number, number];
  /** Windows for seizing opened this turn, and whether the last of them is still open. */
  seizeRound: 0 | 1 | 2;
  seizing: boolean;
  /** Extra Action Phases won and not yet taken. */
  extra: Side[];
  libations: { left: [number, number]; poured: [number, number]; thisTurn: [boolean, boolean]; boardBonus: Record<string, number> };
  /** Whose Action Phase it is, and its step. */
  acting: Side | null;
  step: 'move' | 'shoot' | null;
  /** How far the Intermediate Phase is. */
  inter: InterStage | null;
  boarding: BoardingRun | null;
  /** Repairs and factors moved (by pair of ships, "a|b") in this turn's housekeeping. */
  house: { repaired: string[]; moved: Record<string, number> };

  cinc: [string | null, string | null];
  /** The Commander-in-Chief was lost since the last test of morale. */
  cincLost: [boolean, boolean];
  /** Ships sunk or taken by each side since the last test of morale. */
  won: [number, number];
  officersLost: [Officer['rank'][], Officer['rank'][]];
  /** Commanders-in-Chief whose ships were lost in this Intermediate Phase, settled at its end [10.6]. */
  missing: [MissingOfficer | null, MissingOfficer | null];
  /** Victory points by the scenario's own rules. */
  vpExtra: [number, number];
  flagHunted: boolean;

  /** Squadrons still to be placed, in order, and whose turn it is. */
  deploy: null | { left: [string[], string[]]; next: Side; first: Side; officersFixed: [boolean, boolean] };
  secret: {
    fleet: [Secret<Fleet>, Secret<Fleet>];
    seize: [Secret<boolean>, Secret<boolean>];
    board: [Secret<BoardOrder[]>, Secret<BoardOrder[]>];
  };
  /** Answered the step that is asked of both. */
  ready: [boolean, boolean];
  camp: Campaign | null;
}
