import type { PlayerID, Result } from '../../kit/rules.js';
import type { CityId } from './data/cities.js';
import type { AreaId } from './data/map.js';
import type { ScenarioId } from './data/scenarios.js';
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
 * Stage within a phase [4.2]. Activation: opening, ordering. Naval: sailing, storms (idle fleets), landings (revolts), interceptions,
 * attacks. Land: allies (placement), marching, attrition, assaults, sieges. Administration: maintenance, administering. Players never see
 * "ended".
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

/** The pending decision, which excludes all other moves. */
export type Pending =
  | { step: 'sailOn'; side: Side; most: number }
  | { step: 'intercept'; side: Side; hex: HexId; mover: FleetId | 'TF' }
  /** `group` is the fleet that loses steps to the wind; null in combat, in which both sides choose. */
  | {
      step: 'navalLosses';
      group: FleetId | null;
      steps: { [side in Side]: number };
      /** Losses chosen by each side; null until chosen, "committed" in the opponent's view, "none" if there is no choice. */
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
  scenario?: ScenarioId;
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

/** Treasuries and total steps lost at the start of the Game-Turn, and the cities and ships that have changed since. */
export interface Changes {
  treasury: { [side in Side]: number };
  steps: { [side in Side]: number };
  /** Captured cities, with their controllers at the start of the Game-Turn. */
  cities: { [id in CityId]?: Side | null };
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
  /** Hidden counters in play; only in views. Unlisted counters are in the pool [5.42]. */
  afield: string[];
  control: { [id in CityId]: Side | null };
  /** The last side to move through a hex, if different from the side that controlled the area at set-up. */
  lastMover: { [hex: HexId]: Side };
  sieges: { [hex: HexId]: Siege };
  france: { violatedOn: number | null; violator: Side | null; active: boolean };
  landed: {
    /** Whether the first landing has been made and its table rolled; `britain` is for England and Scotland. */
    ireland: boolean;
    britain: boolean;
    /** First landings whose tables must still be rolled. */
    fresh: ('ireland' | 'britain')[];
    /** Revolts with units still to place. */
    risings: { revolt: Revolt; strength: number }[];
    /** Units that England must still place [15.24, 15.34]. */
    loyalIrish: UnitId[];
    /** Irish provinces that have yet to receive their Loyal Irish unit. */
    provinces: AreaId[];
    scotProt: UnitId[];
    /** Free units still available to England [15.36]. */
    freeMuster: UnitId[];
    musterDue: boolean;
    papalPaid: boolean;
  };
  treasure: {
    /** Month of the Treasure Fleet's arrival; secret [11.21]. */
    month: TreasureMonth | null;
    state: 'none' | 'atSea' | 'safe' | 'destroyed';
    /** Year of the latest Treasure Fleet, 1587 or 1588; 0 before the first. */
    year: number;
    /** Ducats subtracted from the next income. */
    penalty: number;
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
  /** Attacks in this segment: attack i is from `from[i]` on `targets[i]`. `units` have attacked; only their owner's view contains them. */
  attacks: { from: HexId[]; targets: HexId[]; units: UnitId[] };
  /** Units that have marched in this segment, in order. Only their owner's view contains them [14.1]. */
  marched: UnitId[];
  /** Number of stacks that have used high seas movement in this segment [6.11]. */
  sailed: number;
  standing: { [side in Side]: StandingAnswer };
  standingSet: boolean;
  /** Whether each side passes automatically when it has no choice; secret. */
  passing: { [side in Side]: boolean };
  result: WarResult | null;
}

/** Returns the phasing side; null in joint phases [4.1]. */
export function phasing(G: WarWithSpain): Side | null {
  if (G.phase === 'navalEnglish' || G.phase === 'landEnglish') return 'E';
  return G.phase === 'navalSpanish' || G.phase === 'landSpanish' ? 'S' : null;
}

/** Step of each stage, when no decision interrupts it. */
const OPEN_STEPS: { readonly [stage in Stage]?: Step } = {
  ordering: 'activate',
  sailing: 'navalMove',
  attacks: 'navalAttack',
  marching: 'march',
  assaults: 'assault',
  administering: 'administer',
};

const unfinished = (G: WarWithSpain): Side[] => SIDES.filter((side) => !G.finished[side]);

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
