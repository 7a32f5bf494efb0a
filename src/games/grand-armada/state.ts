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

/** The pending decision. */
export type Step = 'deploy' | 'opening' | 'must' | 'choose' | 'sailing' | 'react' | 'commit' | 'boarding' | 'losses' | 'flee';

/** afloat: under command, perhaps broken; withdrawing: broken and fleeing; adrift: freed, without a crew. */
export type Status = 'afloat' | 'withdrawing' | 'captured' | 'adrift' | 'sunk' | 'aground' | 'left';

/** The variable part of a ship; factors are in `ROSTER`. */
export interface Ship {
  status: Status;
  /** Null off the map or before placing. */
  hex: HexId | null;
  heading: Heading;
  /** Hull hits. */
  hull: number;
  /** Crew points lost, not counting those for hull hits. */
  crewLoss: number;
  /** Hexes entered in its last move. */
  way: number;
  /** Owes a turn of one side at the start of its next move [5.6]. */
  yawDue: boolean;
  done: boolean;
  gunsUsed: boolean;
  crewUsed: boolean;
  /** Has been fired at this turn. */
  firedOn: boolean;
  /** May not fire guns in its own move this turn. */
  silenced: boolean;
  /** Gun shots fired in the battle. */
  shots: number;
  /** Enemies holding it since the last boarding phase. */
  heldBy: ShipId[];
  /** Turn of its last boarding combat; 0 if none. */
  lastBoardTurn: number;
  towing: ShipId | null;
  captor: Side | null;
  /** Turn of capture. */
  changedTurn: number;
  leftEdge: Edge | null;
  /** Left the map broken or drifting, so it does not score. */
  leftBroken: boolean;
}

/** The active ship. Absent flags are false. */
export interface Active {
  ship: ShipId;
  /** MP at the start. */
  allowance: number;
  /** MP left. */
  mp: number;
  entered: number;
  /** Has turned in this hex. */
  turnedHere?: true;
  /** Stopped by a zone of control [7]. */
  stopped?: true;
  /** Movement is over; shots may follow. */
  ended?: true;
  /** The heading at the start, if the ship must move or end with another [5.6]. */
  owesWay?: Heading;
  /** The heading before an owed turn; it may not turn back to it before entering a hex [5.6]. */
  yawedFrom?: Heading;
  /** The tide has been rolled in this move [11]. */
  tidePaid?: true;
}

export interface Volley {
  ship: ShipId;
  weapon: Weapon;
  target: ShipId;
}

/** One ship of the smaller side against some of the larger. */
export interface Boarding {
  single: ShipId;
  group: ShipId[];
}

/** Crew points a group must still lose [8.1]. */
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
  /** Gun shots per English ship; null without a limit. */
  ammoE: number | null;
  /** When the English may retreat: at any decision, or restricted at the start of a turn. */
  retreat: 'printed' | 'rationed';
  /** The last Spanish group: any ship except San Lorenzo, or ships present that day. */
  reinforcements: 'printed' | 'historical';
}

export type Points = { [side in Side]: number };

export interface GrandArmadaResult extends Result {
  readonly draw?: true;
  readonly side: Side | null;
  readonly vp: Points;
  /** `resign` means conceded, a name kept from the first match files. */
  readonly reason: 'turnLimit' | 'noShips' | 'retreat' | 'resign';
  /** The objective decided tied VP. */
  readonly tiebreak: boolean;
}

/** The state. Reinforcements are in `ships` only after entering. */
export interface GrandArmada {
  scenario: ScenarioNumber;
  options: Options;
  phase: PhaseId;
  /** Null while the rules continue without a decision. */
  step: Step | null;
  /** The deciding side; in simultaneous fire both decide. */
  toAct: Side;
  turn: number;
  windFrom: Heading;
  ships: { [id in ShipId]?: Ship };
  active?: Active;
  /** Sides that bring in no more ships this turn. */
  declined: { [side in Side]: boolean };
  /** Fire orders, secret until both are in; `committed` hides them in a view. */
  volleys: { [side in Side]: Volley[] | 'committed' | null };
  /** Pairs that have fought in this boarding phase. */
  fought: Pair[];
  /** Combats ordered but not yet rolled. */
  combats?: Boarding[];
  losses?: Losses;
  /** Pairs of the last boarding phase. */
  engaged: Pair[];
  /** Broken ships that may still have to withdraw. */
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

/** Hides fire orders until both sides have given them [3.3]. */
export function view(G: GrandArmada, player: PlayerID | null): GrandArmada {
  if (!G.volleys.E && !G.volleys.S) return G;
  const shown = { ...G.volleys };
  for (const side of player === null ? SIDES : [opponentOf(sideOf(G, player))]) {
    if (shown[side] !== null) shown[side] = 'committed';
  }
  return { ...G, volleys: shown };
}
