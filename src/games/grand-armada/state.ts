import type { PlayerID, Result } from '../../kit/rules.js';
import {
  type Edge,
  type GroupId,
  type Heading,
  type HexId,
  opponentOf,
  type ScenarioNumber,
  type ShipId,
  SIDES,
  type Side,
  seatFor,
  sideAt,
  type Weapon,
} from './ids.js';

export type PhaseId = 'deploy' | 'movement' | 'closeFire' | 'boarding' | 'withdrawal';

/** The decision that is awaited. */
export type Step = 'deploy' | 'opening' | 'must' | 'choose' | 'sailing' | 'react' | 'commit' | 'boarding' | 'losses' | 'flee';

/**
 * afloat: under command (its crew may be broken); withdrawing: broken and in flight; captured: struck to the enemy; adrift:
 * freed, without a crew; the others are gone.
 */
export type Status = 'afloat' | 'withdrawing' | 'captured' | 'adrift' | 'sunk' | 'aground' | 'left';

/** What changes about a ship; the factors of its counter are in the roster. */
export interface Ship {
  status: Status;
  /** null: off the map, or not yet placed. */
  hex: HexId | null;
  heading: Heading;
  /** Hits on the hull: the markers above the counter. */
  hull: number;
  /** Crew points lost to crew fire and boarding: the markers below it. Those lost by hull hits are worked out. */
  crewLoss: number;
  /** Hexes entered in its latest activation. */
  way: number;
  /** It owes a turn of one side at the start of its next activation [5.6]. */
  yawDue: boolean;
  /** Activated this turn. */
  done: boolean;
  gunsUsed: boolean;
  crewUsed: boolean;
  /** Somebody has aimed at it this turn. */
  firedOn: boolean;
  /** It may not fire its guns in its own activation of this turn. */
  silenced: boolean;
  /** Gun discharges so far. */
  shots: number;
  /** Enemies that held it at the end of the last boarding phase. */
  heldBy: ShipId[];
  /** Turn of its latest boarding combat; 0 if none. */
  lastBoardTurn: number;
  towing: ShipId | null;
  /** Side that took it. */
  captor: Side | null;
  /** Turn in which it was taken. */
  changedTurn: number;
  leftEdge: Edge | null;
  /** It left the map broken, by itself or as a drifting ship in tow: it counts for nobody. */
  leftBroken: boolean;
}

/** The ship that is being sailed; what is left out is not so. */
export interface Active {
  ship: ShipId;
  /** Movement points that wind and tow gave it at the start. */
  allowance: number;
  /** Points left. */
  mp: number;
  /** Hexes entered. */
  entered: number;
  /** It has turned in this hex. */
  turnedHere?: true;
  /** A zone of control has stopped it [7]. */
  stopped?: true;
  /** Its movement is over; shots are left. */
  ended?: true;
  /** It must keep way on: a hex, or a heading other than this one, with which it began [5.6]. */
  owesWay?: Heading;
  /** The heading before the turn it owed from its last move; it may not turn back to it before it has entered a hex [5.6]. */
  yawedFrom?: Heading;
  /** The tide has had its die of this activation [11]. */
  tidePaid?: true;
}

export interface Volley {
  ship: ShipId;
  weapon: Weapon;
  target: ShipId;
}

/** One boarding combat: one ship of the smaller side against some of the larger. */
export interface Boarding {
  single: ShipId;
  group: ShipId[];
}

/** Crew points that a beaten group still has to lose, as its owner chooses [8.1]. */
export interface Losses {
  group: ShipId[];
  points: number;
}

/** An English and a Spanish ship. */
export type Pair = [ShipId, ShipId];

export interface Options {
  deployment: 'historical' | 'free';
  swapSeats: boolean;
  objectiveTiebreak: boolean;
  crewFireRange: 'add' | 'subtract';
  passingFire: 'silence' | 'react';
  multiBoarding: 'grouped' | 'single';
  keepWay: boolean;
  windChanges: boolean;
  /** Gun discharges of each English ship; null: no limit. */
  ammoE: number | null;
  /** When the English may break off the battle of Gravelines: whenever they are asked, or as they open a turn, with a reason. */
  retreat: 'printed' | 'rationed';
  /** Who may come to Gravelines in the last Spanish group: every ship but San Lorenzo, or those that could have. */
  reinforcements: 'printed' | 'historical';
}

export type Points = { [side in Side]: number };

export interface GrandArmadaResult extends Result {
  readonly draw?: true;
  readonly side: Side | null;
  readonly vp: Points;
  /** `resign`: a side has conceded; the word is that of match files since the first. */
  readonly reason: 'turnLimit' | 'noShips' | 'retreat' | 'resign';
  /** The scenario's objective decided between equal points. */
  readonly tiebreak: boolean;
}

/** What the game remembers. Ships that may still enter are not among `ships` until they do. */
export interface GrandArmada {
  scenario: ScenarioNumber;
  options: Options;
  phase: PhaseId;
  /** The decision awaited; null while the rules carry on by themselves. */
  step: Step | null;
  /** Who decides it; in close fire both do. */
  toAct: Side;
  turn: number;
  /** The side of the hex that the wind comes from. */
  windFrom: Heading;
  ships: { [id in ShipId]?: Ship };
  active?: Active;
  /** Sides that want no more entries this turn. */
  declined: { [side in Side]: boolean };
  /** Close fire, secret until both are in; in a view, `committed` stands for what the viewer may not see. */
  volleys: { [side in Side]: Volley[] | 'committed' | null };
  /** Pairs rolled so far in this boarding phase, where ships board one against one. */
  fought: Pair[];
  /** Combats that have been ordered and not yet rolled, where ships board in groups. */
  combats?: Boarding[];
  losses?: Losses;
  /** Pairs of the last boarding phase. */
  engaged: Pair[];
  /** Broken ships whose flight is still to be judged. */
  fleeing: ShipId[];
  groupsUsed: { [group in GroupId]?: number };
  result: GrandArmadaResult | null;
}

export const sideOf = (G: Pick<GrandArmada, 'options'>, seat: PlayerID): Side => sideAt(seat, G.options.swapSeats);
export const seatOf = (G: GrandArmada, side: Side): PlayerID => seatFor(side, G.options.swapSeats);

export function awaiting(G: GrandArmada): Record<PlayerID, string> {
  if (G.result || !G.step) return {};
  if (G.phase !== 'closeFire') return { [seatOf(G, G.toAct)]: G.step };
  const late = SIDES.filter((side) => G.volleys[side] === null);
  return Object.fromEntries(late.map((side) => [seatOf(G, side), 'commit']));
}

/** Only orders of close fire are secret, and only until both sides have given theirs [3.3]. */
export function view(G: GrandArmada, player: PlayerID | null): GrandArmada {
  if (!G.volleys.E && !G.volleys.S) return G;
  const shown = { ...G.volleys };
  for (const side of player === null ? SIDES : [opponentOf(sideOf(G, player))]) {
    if (shown[side] !== null) shown[side] = 'committed';
  }
  return { ...G, volleys: shown };
}
