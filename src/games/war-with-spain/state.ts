import type { PlayerID, Result } from '../../kit/rules.js';
import type { CityId } from './data/cities.js';
import type { AreaId } from './data/map.js';
import {
  type FleetId,
  type HexId,
  type LeaderId,
  SIDES,
  type Side,
  type StandingAnswer,
  seatOf,
  type TreasureMonth,
  type UnitId,
} from './ids.js';
import type {
  Assault,
  Battle,
  Fleet,
  GroupId,
  InterceptBattle,
  Land,
  Leader,
  Loss,
  March,
  Naval,
  Order,
  Revolt,
  Shown,
  Siege,
  Voyage,
} from './pieces.js';

export type * from './pieces.js';

export type PhaseId = 'activation' | 'navalEnglish' | 'navalSpanish' | 'landEnglish' | 'landSpanish' | 'administration';

/** Stage within a phase [4.2]. Activation: opening, ordering. Naval: sailing, storms (idle fleets), landings (revolts), interceptions, attacks. Land: allies (placement), marching, attrition, assaults, sieges. Administration: maintenance, administering. "ended" is never seen by players. */
export type Stage =
  | 'opening'
  | 'ordering'
  | 'sailing'
  | 'storms'
  | 'landings'
  | 'interceptions'
  | 'attacks'
  | 'allies'
  | 'marching'
  | 'attrition'
  | 'assaults'
  | 'sieges'
  | 'maintenance'
  | 'administering'
  | 'ended';

export type Step =
  | 'activate'
  | 'navalMove'
  | 'sailOn'
  | 'intercept'
  | 'navalLosses'
  | 'dropCargo'
  | 'placeAllies'
  | 'navalAttack'
  | 'answerSiege'
  | 'round'
  | 'disengage'
  | 'march'
  | 'assault'
  | 'landLosses'
  | 'retreat'
  | 'advance'
  | 'penalty'
  | 'administer';

/** A decision that interrupts a stage; no other move is allowed. */
export type Pending =
  | { step: 'sailOn'; side: Side; most: number }
  | { step: 'intercept'; side: Side; hex: HexId; mover: FleetId | 'TF' }
  /** `group`: the fleet with wind losses; null in combat, where both sides choose. */
  | {
      step: 'navalLosses';
      group: FleetId | null;
      steps: { [side in Side]: number };
      /** Choices made; "committed" in the opponent's view, "none" if there is no choice. */
      taken: { [side in Side]: Loss[] | 'committed' | 'none' | null };
    }
  | { step: 'dropCargo'; side: Side; group: GroupId }
  | { step: 'placeAllies'; side: Side; revolt: Revolt; left: number; placed: UnitId[] }
  | { step: 'answerSiege'; side: Side; by: 'naval' | 'land'; hex: HexId }
  | { step: 'round'; side: Side }
  | { step: 'disengage'; side: Side }
  | {
      step: 'landLosses';
      steps: { [side in Side]: number };
      taken: { [side in Side]: Loss[] | 'committed' | 'none' | null };
    }
  | { step: 'retreat'; side: Side; hex: HexId }
  | { step: 'advance'; side: Side; hex: HexId };

export interface Options {
  income: 'roll' | 'average';
  openInformation: boolean;
  spanishVpBid: number;
}

export interface Points {
  steps: number;
  cities: number;
  france: number;
  penalty: number;
  total: number;
}

export interface WarResult extends Result {
  readonly draw: boolean;
  readonly level: string;
  readonly diff: number;
  readonly vp: { readonly [side in Side]: Points };
  readonly reason: 'turns' | 'concession';
}

/** Values at the start of the Game-Turn, and changes since. */
export interface Changes {
  treasury: { [side in Side]: number };
  steps: { [side in Side]: number };
  /** Captured cities with their previous controllers. */
  cities: { [id in CityId]?: Side | null };
  /** Eliminated ships. */
  ships: { [side in Side]: UnitId[] };
}

export interface WarWithSpain {
  options: Options;
  turn: number;
  phase: PhaseId;
  stage: Stage;
  treasury: { [side in Side]: number };
  /** Counters in play; all others are in the pool. */
  naval: { [id: UnitId]: Naval };
  land: { [id: UnitId]: Land };
  leaders: { [id: LeaderId]: Leader };
  fleets: { [id in FleetId]?: Fleet };
  /** Only in views: hidden counters in play, so that the pool is known [5.42]. */
  afield: string[];
  control: { [id in CityId]: Side | null };
  /** The last side to move through a hex, if not the initial one of its area. */
  lastMover: { [hex: HexId]: Side };
  sieges: { [hex: HexId]: Siege };
  france: { violatedOn: number | null; violator: Side | null; active: boolean };
  landed: {
    /** Whether the first landing has been made and rolled for. */
    ireland: boolean;
    britain: boolean;
    /** First landings whose tables must still be rolled. */
    fresh: ('ireland' | 'britain')[];
    /** Revolts with units still to place. */
    risings: { revolt: Revolt; strength: number }[];
    /** Units that England must still place [15.24, 15.34]. */
    loyalIrish: UnitId[];
    /** Irish provinces without their Loyal Irish unit. */
    provinces: AreaId[];
    scotProt: UnitId[];
    /** Free units available to England [15.36]. */
    freeMuster: UnitId[];
    /** Whether the free units are still to be offered. */
    musterDue: boolean;
    papalPaid: boolean;
  };
  treasure: {
    /** Secret [11.21]. */
    month: TreasureMonth | null;
    state: 'none' | 'atSea' | 'safe' | 'destroyed';
    /** Year of the fleet at sea: 1587 or 1588. */
    year: number;
    /** Ducats subtracted from the next income. */
    penalty: number;
    /** Whether it was intercepted in this segment. */
    stopped: boolean;
    rolled: boolean;
  };
  stepsLost: { [side in Side]: number };
  changes: Changes;
  vpPenalty: { [side in Side]: number };
  orders: { [side in Side]: Order[] };
  finished: { [side in Side]: boolean };
  opened: { [side in Side]: Shown } | null;
  /** Sides that must settle penalties, in order [11.3]. */
  bankrupt: Side[];
  pending: Pending | null;
  voyage: Voyage | null;
  march: March | null;
  battle: Battle | null;
  assault: Assault | null;
  queue: InterceptBattle[];
  /** Hexes that have attacked or been attacked this segment; units only in the owner's view. */
  attacks: { from: HexId[]; targets: HexId[]; units: UnitId[] };
  /** Land units that have marched, in order; only in the owner's view [14.1]. */
  marched: UnitId[];
  /** High seas stacks moved in this segment [6.11]. */
  sailed: number;
  standing: { [side in Side]: StandingAnswer };
  /** Whether the phasing side has set its automatic answer in this segment. */
  standingSet: boolean;
  /** Sides that pass automatically without a choice; secret. */
  passing: { [side in Side]: boolean };
  result: WarResult | null;
}

/** The phasing side of a naval or land phase; null in the joint phases [4.1]. */
export function phasing(G: WarWithSpain): Side | null {
  if (G.phase === 'navalEnglish' || G.phase === 'landEnglish') return 'E';
  return G.phase === 'navalSpanish' || G.phase === 'landSpanish' ? 'S' : null;
}

/** The step of a stage without interruption. */
const OPEN_STEPS: { readonly [stage in Stage]?: Step } = {
  ordering: 'activate',
  sailing: 'navalMove',
  attacks: 'navalAttack',
  marching: 'march',
  assaults: 'assault',
  administering: 'administer',
};

const unfinished = (G: WarWithSpain): Side[] => SIDES.filter((side) => !G.finished[side]);

/** The pending step of each player who must decide. */
export function awaiting(G: WarWithSpain): Record<PlayerID, Step> {
  if (G.result) return {};
  const [debtor] = G.bankrupt;
  if (debtor) return { [seatOf(debtor)]: 'penalty' };
  const { pending } = G;
  if (pending) {
    if (pending.step !== 'navalLosses' && pending.step !== 'landLosses') return { [seatOf(pending.side)]: pending.step };
    const choosing = SIDES.filter((side) => pending.taken[side] === null);
    return Object.fromEntries(choosing.map((side) => [seatOf(side), pending.step]));
  }
  const step = OPEN_STEPS[G.stage];
  if (!step) return {};
  const side = phasing(G);
  if (side) return { [seatOf(side)]: step };
  return Object.fromEntries(unfinished(G).map((late) => [seatOf(late), step]));
}
