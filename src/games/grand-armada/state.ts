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

export type Step = 'deploy' | 'opening' | 'must' | 'choose' | 'sailing' | 'react' | 'commit' | 'boarding' | 'losses' | 'flee';

/**
 * State of a ship. `afloat` means under its own crew, even if broken; `withdrawing`, broken and leaving the battle;
 * `adrift`, a former prize without a crew.
 */
export type Status = 'afloat' | 'withdrawing' | 'captured' | 'adrift' | 'sunk' | 'aground' | 'left';

/** A ship's variable data. Its factors are in `ROSTER`. */
export interface Ship {
  status: Status;
  /** The ship's hex; null if the ship has left the map or has not been placed. */
  hex: HexId | null;
  heading: Heading;
  hull: number;
  /** Crew points lost, excluding those lost through hull hits. */
  crewLoss: number;
  /** Number of hexes entered in the last move. */
  way: number;
  /** Whether the ship must turn one side at the start of its next move [5.6]. */
  yawDue: boolean;
  done: boolean;
  gunsUsed: boolean;
  crewUsed: boolean;
  firedOn: boolean;
  /** Whether the ship is silenced, so that it may not fire in its move this turn. */
  silenced: boolean;
  shots: number;
  /** Enemies that have held the ship since the last boarding phase. */
  heldBy: ShipId[];
  /** Turn of the last boarding combat; 0 if none. */
  lastBoardTurn: number;
  towing: ShipId | null;
  captor: Side | null;
  /** Turn in which the ship was captured. */
  changedTurn: number;
  leftEdge: Edge | null;
  /** Whether the ship was broken or drifting when it left the map, so that it does not score. */
  leftBroken: boolean;
}

/** The active ship. Absent flags are false. */
export interface Active {
  ship: ShipId;
  /** MP at the start of the move. */
  allowance: number;
  /** MP left. */
  mp: number;
  entered: number;
  turnedHere?: true;
  stopped?: true;
  ended?: true;
  /** Heading at the start, if the ship must move or end on a different heading [5.6]. */
  owesWay?: Heading;
  /** Heading before a required turn, to which the ship may not turn back in this hex [5.6]. */
  yawedFrom?: Heading;
  tidePaid?: true;
}

export interface Volley {
  ship: ShipId;
  weapon: Weapon;
  target: ShipId;
}

/** A boarding combat: one ship of the smaller side against one or more ships of the larger. */
export interface Boarding {
  single: ShipId;
  group: ShipId[];
}

/** Crew points that a group must still lose [8.1]. */
export interface Losses {
  group: ShipId[];
  points: number;
}

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
  /** Gun shots per English ship; null if unlimited. */
  ammoE: number | null;
  /** When the English may retreat: at any decision (`printed`) or only at the start of a turn, with restrictions. */
  retreat: 'printed' | 'rationed';
  /** Ships of the last Spanish group: any except San Lorenzo (`printed`), or only those at the battle (`historical`). */
  reinforcements: 'printed' | 'historical';
}

export type Points = { [side in Side]: number };

export interface GrandArmadaResult extends Result {
  readonly draw?: true;
  readonly side: Side | null;
  readonly vp: Points;
  /** `resign` means that a player conceded. Match files store this name. */
  readonly reason: 'turnLimit' | 'noShips' | 'retreat' | 'resign';
  /** Whether a tie in VP was decided by the objective. */
  readonly tiebreak: boolean;
}

/** The state. Reinforcements are in `ships` only after entering. */
export interface GrandArmada {
  scenario: ScenarioNumber;
  options: Options;
  phase: PhaseId;
  /** The pending step; null while the rules need no decision. */
  step: Step | null;
  /** The side that must decide. In simultaneous fire, both do. */
  toAct: Side;
  turn: number;
  windFrom: Heading;
  ships: { [id in ShipId]?: Ship };
  active?: Active;
  /** Whether a side has declined to bring in more ships this turn. */
  declined: { [side in Side]: boolean };
  /** Set if only one side has ships left to move this turn, which it moves without a roll. */
  unopposed?: true;
  /** Fire orders, secret until both sides have given them; `committed` hides them in a view. */
  volleys: { [side in Side]: Volley[] | 'committed' | null };
  fought: Pair[];
  /** Combats ordered but not yet rolled. */
  combats?: Boarding[];
  losses?: Losses;
  /** Pairs of the last boarding phase. */
  engaged: Pair[];
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

/** Returns the state as seen by a player, without fire orders until both sides have given them [3.3]. */
export function view(G: GrandArmada, player: PlayerID | null): GrandArmada {
  if (!G.volleys.E && !G.volleys.S) return G;
  const shown = { ...G.volleys };
  for (const side of player === null ? SIDES : [opponentOf(sideOf(G, player))]) {
    if (shown[side] !== null) shown[side] = 'committed';
  }
  return { ...G, volleys: shown };
}
