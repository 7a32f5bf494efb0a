import type { Result } from '../../kit/rules.js';
import type { PlayerID } from '../../kit/seats.js';
import type { SegmentId } from './data/tables.js';
import type { ChitId, DeploymentId, Dir, Loc, OptionId, Side, SquadronId, Square, Tactic, Weather, Wind } from './ids.js';

/** The decision that is awaited. */
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
  /** Hit markers. Current strength is the printed one + `added` - `hits`. */
  hits: number;
  /** Strength markers (English only). */
  added: number;
  broken: boolean;
  /** Shot markers; none while there is a Low Ammo marker. */
  shot: number;
  lowAmmo: boolean;
  /** Where it is on the tactical map, or null. */
  square: Square | null;
  /**
   * Where an English squadron is on the strategic map; null while it is on the tactical map (then it moves with the Armada,
   * under its counter). In the Armada's box it lies on top of the counter. Always null for the Spanish.
   */
  loc: Loc | null;
}

/** The attack being fought out. */
export interface Battle {
  attacker: SquadronId;
  defender: SquadronId;
  /** The side of the defender on which the attacker lies. */
  dir: Dir;
  /** What is being decided; the tactics are open from 'chits' on. */
  stage: 'withdrawal' | 'tactic' | 'chits';
  /** The English tried to withdraw and failed: their tactic is Stand Off, for all to see. */
  forcedStandOff: boolean;
  /** 'hidden' stands for the opponent's choice in a player's view until both are in. */
  tactics: { [side in Side]: Tactic | 'hidden' | null };
  /** What chits have added to a side's number of dice, and to each of its dice. */
  extra: { [side in Side]: { dice: number; drm: number } };
  /** Whose turn it is to play a chit, and how many passes came in a row. */
  turn: Side;
  passes: number;
}

/** What goes on when a chit stands or is cancelled. */
export type Purpose =
  | { kind: 'draw' }
  | { kind: 'event' }
  | { kind: 'cancel' }
  | { kind: 'battle' }
  | { kind: 'sail'; id: SquadronId; path: Square[] }
  | { kind: 'repair' | 'rally' | 'resupply' | 'reinforce'; id: SquadronId };

/** A chit just drawn or played, while holders of Hand of God may speak up. */
export interface ReactionWindow {
  chit: ChitId;
  /** Who drew or played it. */
  by: Side;
  /** Who has still to answer; the first one is asked. */
  ask: Side[];
  purpose: Purpose;
}

/** What the rules leave to a player once the die that they put first is cast; the kind is the step in which he is asked. */
export type MayStill =
  | { kind: 'withdrawTo' }
  /** After the die of 17.1.6 (c): the squadron under way may sail so many squares more. */
  | { kind: 'sailOn'; squares: number }
  | { kind: 'repairAgain'; id: SquadronId; shipwrights: boolean }
  | { kind: 'resupplyFleet' };

/** The conditions of the Armada that were tested, as they decided the match. */
export interface TestReport {
  die: number;
  modifiers: { label: string; value: number }[];
  total: number;
}

/** How a match ended; nobody draws. */
export interface ArmadaResult extends Result {
  readonly winner: PlayerID;
  readonly side: Side;
  readonly reason: 'invasion' | 'conditionFailed' | 'invasionFailed' | 'armadaDestroyed' | 'seasonOver' | 'concession';
  readonly test?: TestReport;
}

/** Everything the game remembers. Plain JSON. */
export interface Armada {
  turn: number;
  segment: SegmentId;
  /** The last decision of the segment has been made. */
  concluded: boolean;
  step: Step;
  wind: Wind;
  weather: Weather;
  /** The Armada's box on the strategic map, 1 to 12. */
  armadaBox: number;
  squadrons: { [id in SquadronId]: Squadron };
  /** Squadrons with a Moved marker. */
  moved: SquadronId[];
  /** English squadrons that left the tactical map in this Strategic segment, and those that have sailed or entered in it. */
  exited: SquadronId[];
  sailed: SquadronId[];
  /** Medina squadrons that have taken over a Low Ammo marker: once a game each. */
  transferred: SquadronId[];
  /** Sidonia's help with a Rally has been used this turn. */
  sidoniaUsed: boolean;
  fireships: 'pending' | 'done';
  /** The fireships came this turn: the Armada does not move. */
  armadaHeld: boolean;
  rendezvousAttempts: number;
  armyAboard: boolean;
  /** Parma chits beside Gravelines. */
  parma: { ready: number; delayed: number };
  /** The sides from which each squadron has been fought this phase. */
  attackedFrom: { [id in SquadronId]?: Dir[] };
  /** Chits left in the pool, by kind. Order is no part of it: the k-th chit is counted through the kinds in chart order. */
  pool: { [chit in ChitId]: number };
  held: { [side in Side]: ChitId[] };
  /** Chits lying on squadrons until the next draw, and beside the Weather track until the next weather roll. */
  placed: { chit: ChitId; squadron: SquadronId }[];
  weatherChits: ChitId[];
  /** The squadron whose Move action is under way. */
  activation: SquadronId | null;
  battle: Battle | null;
  mayStill: MayStill | null;
  /** A draw under way: how many chits are still due, and those drawn that stand, in order. */
  drawing: { by: Side; due: number; drawn: ChitId[] } | null;
  /** Chits drawn and not yet dealt with, in order, and the one that waits for its target. */
  events: { by: Side; queue: ChitId[]; resolving: ChitId | null } | null;
  /** Chits that may be interfered with; the last one first. Only a Hand of God lies on top of another. */
  windows: ReactionWindow[];
  blessing: { side: Side; drawn: ChitId[] } | null;
  /** Squadrons that have still to react to the fireships, the first one now, and the squares it may choose from. */
  fire: { left: SquadronId[]; waiting: { kind: 'evade' | 'drift'; options: Square[] } | null } | null;
  options: { [id in OptionId]: boolean };
  deployment: DeploymentId;
  result: ArmadaResult | null;
}
