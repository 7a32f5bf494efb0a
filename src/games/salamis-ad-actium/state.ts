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
/** A quality roll for the training that was paid for [2.3]. */
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
  /** Number of ships lost since the last morale test. */
  lost: number;
  flagLost: null | 'ship' | 'officer';
  belowHalf: boolean;
  /** Where a reserve's remaining ships enter after its entry roll [2.9]. */
  entry: null | { edge: Edge; at: number; heading: number };
  /** Whether the squadron has rolled for entry in this Action Phase. */
  tried: boolean;
  /** Loyalty of allies; null in the enemy's view. */
  allied: null | { loyalty: number | null };
  thrown?: { crew?: Throw; officer?: Throw };
}

/** A ship's boarding order [8.2]. `target` is a ship, or a fort for an assault. */
export interface BoardOrder {
  ship: string;
  action: 'assault' | 'capsize' | 'defend';
  target?: string;
  oneRound?: boolean;
}

/** State of boarding actions while decisions interrupt them [8]. */
export interface BoardingRun {
  round: 1 | 2;
  orders: [BoardOrder[], BoardOrder[]];
  /** Targets left in this round, in the order of each side's list. */
  left: [string[], string[]];
  next: Side;
  first: Side;
  fought: string[];
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

/** How quality is determined: rolled for paid training, or bought [2.3]. */
export type Quality = 'roll' | 'buy';

/** The agreed points battle [2 intro]. The year is the middle of the era unless one was chosen. */
export interface PointsBattle {
  points: number;
  era: number;
  year: number;
  /** Set if a year was agreed, so that lists not in use in that year are closed. */
  dated?: true;
  /** Agreed lists; null allows any list of the era. */
  lists: [ListId | null, ListId | null];
  variants: [string | null, string | null];
  /** How the quality of crews and officers is decided [2.3]. */
  quality: Quality;
  command: Quality;
  wind: WindChoice;
  terrain?: Agreed;
  current: CurrentChoice;
  towards: number;
  tide: TideChoice;
  tideEvery: number;
}

export interface MissingOfficer {
  officer: Officer;
  ship: string;
  fate: 'sunk' | 'wrecked' | 'capsized' | 'captured' | 'fled';
}

/** State of a match, without fixed facts about its scenario. */
export interface Salamis {
  mode: Mode;
  scenario: string | null;
  points: PointsBattle | null;
  options: Record<OptionId, boolean>;
  swapSides: boolean;
  turnLimit: number;
  phase: PhaseId;
  /** Pending decision and the sides that must make it; null if there is none. */
  await: { kind: Step; sides: Side[] } | null;
  result: SalamisResult | null;

  table: { w: number; h: number };
  land: Record<string, Land>;
  shallows: Record<string, Shallow>;
  /** Ships that must test again because the water has fallen, by shallow. "belt:" + land is the key of a belt. */
  fallen: Record<string, string[]>;
  forts: Record<string, Fort>;
  weather: Weather;
  lists: [string, string];
  baseEdge: [Edge, Edge];

  /** Ids of squadrons and ships in muster order, side 0 first, except those hidden from the viewer. */
  order: string[];
  ships: Record<string, Ship>;
  squadrons: Record<string, Squadron>;
  links: Record<string, Link>;
  linkSeq: number;

  turn: number;
  /** Counters of side 0, of side 1, and the Intermediate counter. */
  bag: { a: number; b: number; i: number };
  drawn: (Side | 'I')[];
  /** Tactical Initiative counters left. */
  ti: [number, number];
  tiThisTurn: [number, number];
  ti0: [number, number];
  /** Number of opportunities given this turn for spending counters. */
  seizeRound: 0 | 1 | 2;
  /** Whether the last such opportunity is still open. */
  seizing: boolean;
  /** Sides with an extra Action Phase still to come. */
  extra: Side[];
  libations: { left: [number, number]; poured: [number, number]; thisTurn: [boolean, boolean]; boardBonus: Record<string, number> };
  /** Side whose Action Phase it is; null if there is no Action Phase. */
  acting: Side | null;
  step: 'move' | 'shoot' | null;
  /** Part of the Intermediate Phase; null if there is no Intermediate Phase. */
  inter: InterStage | null;
  boarding: BoardingRun | null;
  /** Ships repaired this turn, and factors moved between each pair of ships ("a|b"). */
  house: { repaired: string[]; moved: Record<string, number> };

  cinc: [string | null, string | null];
  /** Whether each side has lost its Commander-in-Chief since the last morale test. */
  cincLost: [boolean, boolean];
  /** Number of enemy ships sunk or captured by each side since the last morale test. */
  won: [number, number];
  officersLost: [Officer['rank'][], Officer['rank'][]];
  /** Commanders-in-Chief whose ships were lost in this phase. Their fate is rolled at its end [10.6]. */
  missing: [MissingOfficer | null, MissingOfficer | null];
  vpExtra: [number, number];
  flagHunted: boolean;

  /** Squadrons not yet placed, in order, and the side that places next. */
  deploy: null | { left: [string[], string[]]; next: Side; first: Side; officersFixed: [boolean, boolean] };
  secret: {
    fleet: [Secret<Fleet>, Secret<Fleet>];
    seize: [Secret<boolean>, Secret<boolean>];
    board: [Secret<BoardOrder[]>, Secret<BoardOrder[]>];
  };
  /** Whether each side has answered, in a step that both must answer. */
  ready: [boolean, boolean];
  camp: Campaign | null;
}
