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

/**
 * Where the machine is within its phase [4.2]. Activation: opening, ordering. Naval: sailing, storms (idle fleets), landings
 * (risings), interceptions, attacks. Land: allies (due to be placed), marching, attrition, assaults, sieges. Administration:
 * maintenance, administering. Any phase: ended; the next one begins before anybody sees it.
 */
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

/** The decision that is awaited. */
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

/** Decisions that interrupt a stage; while one is set, nothing else is allowed. */
export type Pending =
  | { step: 'sailOn'; side: Side; most: number }
  | { step: 'intercept'; side: Side; hex: HexId; mover: FleetId | 'TF' }
  /** `group`: whose ships lose the steps to the wind; null in battle, where both sides may choose at once. */
  | {
      step: 'navalLosses';
      group: FleetId | null;
      steps: { [side in Side]: number };
      /** Choices that are in; in the other's view "committed". A side that has none to make is not asked. */
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

/** Counts as the Game-Turn began, and what has been won and lost since. */
export interface Changes {
  treasury: { [side in Side]: number };
  steps: { [side in Side]: number };
  /** Cities that have changed hands, and who held them before. */
  cities: { [id in CityId]?: Side | null };
  /** Ships that are gone for good. */
  ships: { [side in Side]: UnitId[] };
}

/** What the game remembers. */
export interface WarWithSpain {
  options: Options;
  turn: number;
  phase: PhaseId;
  stage: Stage;
  treasury: { [side in Side]: number };
  /** Counters in play; the pool is what is missing here. */
  naval: { [id: UnitId]: Naval };
  land: { [id: UnitId]: Land };
  leaders: { [id: LeaderId]: Leader };
  fleets: { [id in FleetId]?: Fleet };
  /** Empty but in a view: counters of others that are in play out of sight, so that their pool is known [5.42]. */
  afield: string[];
  control: { [id in CityId]: Side | null };
  /** Who was last to move through a hex, where that is not the side that its area began with. */
  lastMover: { [hex: HexId]: Side };
  sieges: { [hex: HexId]: Siege };
  france: { violatedOn: number | null; violator: Side | null; active: boolean };
  landed: {
    /** The first landing has happened, and its table was read. */
    ireland: boolean;
    britain: boolean;
    /** First landings of this segment, whose tables are still to be read. */
    fresh: ('ireland' | 'britain')[];
    /** Risings whose strength is diced, still to be placed. */
    risings: { revolt: Revolt; strength: number }[];
    /** Units that England has still to place [15.24, 15.34]. */
    loyalIrish: UnitId[];
    /** Irish provinces that still wait for their loyal unit. */
    provinces: AreaId[];
    scotProt: UnitId[];
    /** Great musters that England may have for nothing now [15.36]. */
    freeMuster: UnitId[];
    /** The muster is still to be offered. */
    musterDue: boolean;
    papalPaid: boolean;
  };
  treasure: {
    /** Secret [11.21]. */
    month: TreasureMonth | null;
    state: 'none' | 'atSea' | 'safe' | 'destroyed';
    /** Year whose fleet is at sea: 1587 or 1588. */
    year: number;
    /** Ducats that the next income lacks. */
    penalty: number;
    /** Intercepted in this segment. */
    stopped: boolean;
    rolled: boolean;
  };
  stepsLost: { [side in Side]: number };
  /** What the Game-Turn has changed so far; told as it ends. */
  changes: Changes;
  vpPenalty: { [side in Side]: number };
  orders: { [side in Side]: Order[] };
  finished: { [side in Side]: boolean };
  opened: { [side in Side]: Shown } | null;
  /** Sides that could not pay and must settle, in order [11.3]. */
  bankrupt: Side[];
  pending: Pending | null;
  voyage: Voyage | null;
  march: March | null;
  battle: Battle | null;
  assault: Assault | null;
  queue: InterceptBattle[];
  /** Hexes that have attacked and been attacked in this segment, by ships or by land; land units that have attacked, in their owner's view. */
  attacks: { from: HexId[]; targets: HexId[]; units: UnitId[] };
  /** Land units that have marched in this segment, in order; in their owner's view [14.1]. */
  marched: UnitId[];
  /** Stacks that the phasing side has sent over the High Seas in this segment [6.11]. */
  sailed: number;
  standing: { [side in Side]: StandingAnswer };
  /** The phasing side has given its standing order in this segment. */
  standingSet: boolean;
  /** Who is not asked where nothing is left for him to decide; his secret. */
  passing: { [side in Side]: boolean };
  result: WarResult | null;
}

/** The phasing side of a naval or land phase; null in the joint phases [4.1]. */
export function phasing(G: WarWithSpain): Side | null {
  if (G.phase === 'navalEnglish' || G.phase === 'landEnglish') return 'E';
  return G.phase === 'navalSpanish' || G.phase === 'landSpanish' ? 'S' : null;
}

/** The step that a stage waits in when nothing interrupts it. */
const OPEN_STEPS: { readonly [stage in Stage]?: Step } = {
  ordering: 'activate',
  sailing: 'navalMove',
  attacks: 'navalAttack',
  marching: 'march',
  assaults: 'assault',
  administering: 'administer',
};

const unfinished = (G: WarWithSpain): Side[] => SIDES.filter((side) => !G.finished[side]);

/** Who must decide, and which step. */
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
