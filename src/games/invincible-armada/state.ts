import type { Result } from '../../kit/rules.js';
import type { PlayerID } from '../../kit/seats.js';
import type { SegmentId } from './data/tables.js';
import type { ChitId, DeploymentId, Dir, Loc, OptionId, Side, SquadronId, Square, Tactic, Weather, Wind } from './ids.js';

export type Step =
  | 'deploy'
  | 'blessing'
  | 'act'
  | 'sailOn'
  | 'attackChoice'
  | 'repairAgain'
  | 'withdrawal'
  | 'withdrawTo'
  | 'tactic'
  | 'battleChits'
  | 'reaction'
  | 'disengage'
  | 'reform'
  | 'anchor'
  | 'test'
  | 'resupplyFleet'
  | 'reinforce'
  | 'evade'
  | 'drift'
  | 'exit'
  | 'armada'
  | 'sail'
  | 'resolve';

export interface Squadron {
  alive: boolean;
  /** Number of Hit markers. The current strength is the printed strength + `added` - `hits`. */
  hits: number;
  /** Number of Strength markers (English only). */
  added: number;
  broken: boolean;
  /** Number of Shot markers; 0 if there is a Low Ammo marker. */
  shot: number;
  lowAmmo: boolean;
  /** Square on the tactical map; null off it. */
  square: Square | null;
  /**
   * Place of an English squadron on the strategic map. Null on the tactical map (under the Armada counter) and for the
   * Spanish. In the Armada's box, the squadron is on top of the counter.
   */
  loc: Loc | null;
}

export interface Battle {
  attacker: SquadronId;
  defender: SquadronId;
  /** Side of the defender's square from which it is attacked. */
  dir: Dir;
  /** The pending stage; tactics are revealed from 'chits' on. */
  stage: 'withdrawal' | 'tactic' | 'chits';
  /** Whether the withdrawal failed, so that the English tactic is publicly Stand Off. */
  forcedStandOff: boolean;
  /** 'hidden' in a view: the opponent has chosen, but the choices are not yet revealed. */
  tactics: { [side in Side]: Tactic | 'hidden' | null };
  /** Modifiers from chits: number of dice, and the modifier to each die. */
  extra: { [side in Side]: { dice: number; drm: number } };
  /** The side that must play a chit or pass, and the number of consecutive passes. */
  turn: Side;
  passes: number;
}

/** The action that continues after a reaction window. */
export type Purpose =
  | { kind: 'draw' }
  | { kind: 'event' }
  | { kind: 'cancel' }
  | { kind: 'battle' }
  | { kind: 'sail'; id: SquadronId; path: Square[] }
  | { kind: 'repair' | 'rally' | 'resupply' | 'reinforce'; id: SquadronId };

/** A drawn or played chit that Hand of God may cancel. */
export interface ReactionWindow {
  chit: ChitId;
  by: Side;
  /** Sides yet to answer, in the order in which they are asked. */
  ask: Side[];
  purpose: Purpose;
}

/** A choice after a roll; `kind` is the step. */
export type MayStill =
  | { kind: 'withdrawTo' }
  /** The active squadron may move up to `squares` more squares [17.1.6(c)]. */
  | { kind: 'sailOn'; squares: number }
  | { kind: 'repairAgain'; id: SquadronId; shipwrights: boolean }
  | { kind: 'resupplyFleet' };

export interface TestReport {
  die: number;
  modifiers: { label: string; value: number }[];
  total: number;
}

/** A match result. There are no draws. */
export interface ArmadaResult extends Result {
  readonly winner: PlayerID;
  readonly side: Side;
  readonly reason: 'invasion' | 'conditionFailed' | 'invasionFailed' | 'armadaDestroyed' | 'seasonOver' | 'concession';
  readonly test?: TestReport;
}

/** A match state, as plain JSON. */
export interface Armada {
  turn: number;
  segment: SegmentId;
  /** Whether the last decision of the segment has been made. */
  concluded: boolean;
  step: Step;
  wind: Wind;
  weather: Weather;
  armadaBox: number;
  squadrons: { [id in SquadronId]: Squadron };
  moved: SquadronId[];
  /** English squadrons that have left the tactical map in this Strategic segment, and those that have moved or entered. */
  exited: SquadronId[];
  sailed: SquadronId[];
  /** Medina squadrons that have taken over a Low Ammo marker. */
  transferred: SquadronId[];
  /** Whether Sidonia's bonus has been used this turn. */
  sidoniaUsed: boolean;
  fireships: 'pending' | 'done';
  /** Whether the fireships prevent the Armada from moving this turn. */
  armadaHeld: boolean;
  rendezvousAttempts: number;
  armyAboard: boolean;
  /** Parma chits beside Gravelines. */
  parma: { ready: number; delayed: number };
  /** Directions from which each squadron has been attacked this phase. */
  attackedFrom: { [id in SquadronId]?: Dir[] };
  /** Number of chits in the pool by kind. Draws count through the kinds in order. */
  pool: { [chit in ChitId]: number };
  held: { [side in Side]: ChitId[] };
  /** Chits on squadrons until the next draw. `weatherChits` are beside the Weather Track until the next weather roll. */
  placed: { chit: ChitId; squadron: SquadronId }[];
  weatherChits: ChitId[];
  /** Squadron that is moving or fighting. */
  activation: SquadronId | null;
  battle: Battle | null;
  mayStill: MayStill | null;
  /** The current draw: how many chits are still due, and the chits drawn, in order. */
  drawing: { by: Side; due: number; drawn: ChitId[] } | null;
  /** Drawn chits to resolve, in order, and the chit that needs a target. */
  events: { by: Side; queue: ChitId[]; resolving: ChitId | null } | null;
  /** Stack of reaction windows. Only the window of a Hand of God can be on top of another. */
  windows: ReactionWindow[];
  blessing: { side: Side; drawn: ChitId[] } | null;
  /** Squadrons yet to react to the fireships. The first is reacting, and may choose from `options`. */
  fire: { left: SquadronId[]; waiting: { kind: 'evade' | 'drift'; options: Square[] } | null } | null;
  options: { [id in OptionId]: boolean };
  deployment: DeploymentId;
  result: ArmadaResult | null;
}
