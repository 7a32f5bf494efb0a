import type { PlayerID, Result } from '../../kit/rules.js';
import type { AreaId } from './data/areas.js';
import type { CityId } from './data/cities.js';
import type { TrackId } from './data/tracks.js';
import type { Box, FleetId, FleetNo, HexId, LeaderId, Side, Standing, TreasureMonth, UnitId } from './ids.js';

export type PhaseId = 'activation' | 'navalEnglish' | 'navalSpanish' | 'landEnglish' | 'landSpanish' | 'administration';

/**
 * Where the machine is within its phase [4.2]. Activation: opening, ordering. Naval: sailing, storms (idle fleets), landings
 * (risings), interceptions, attacks. Land: allies (due to be placed), marching, attrition, assaults, sieges. Administration:
 * maintenance, administering.
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
  | 'administering';

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

/**
 * Where a counter is: a hex ("2114"), a box of an Activation Track ("london:2"), or aboard a group of ships: a fleet ("E3"), or
 * the loose ships of a side in a hex ("S@2715"). Counters that are dead or not built yet are in no record: they are the pool.
 */
export type Place = string;
export type TrackPlace = `${TrackId}:${Box}`;
export type GroupId = FleetId | `${Side}@${HexId}`;

/** A naval counter on the map or on a track. */
export interface Naval {
  /** A hex or a box of a track. */
  at: Place;
  reduced: boolean;
  /** The fleet that it sails in; null for a loose ship, and on tracks. */
  fleet: FleetNo | null;
  besieged: boolean;
  /** Where the Game-Turn found it. */
  start: Place;
  /** It has moved in this segment. */
  moved: boolean;
  /** How often it has changed its grouping in this segment. */
  regrouped: number;
}

/** A land counter on the map, aboard, or on a track. */
export interface Land {
  at: Place;
  reduced: boolean;
  besieged: boolean;
  /** Where the Game-Turn found it. */
  start: Place;
  /** It has been put ashore, or has marched, in this segment. */
  moved: boolean;
}

/** A leader who lives. He is besieged with the land units of his side in his hex. */
export interface Leader {
  /** A hex, or the group that carries him. */
  at: Place;
  /** The ship a naval leader is assigned to [13.16]. */
  ship: UnitId | null;
  moved: boolean;
  /** How often he has changed ship or hex in this segment. */
  regrouped: number;
}

/** A fleet or armada: its marker, which everybody sees. Its ships are those whose `fleet` names it. */
export interface Fleet {
  hex: HexId;
  /** Where the Game-Turn found it, or the ships that it was made of. */
  start: HexId;
  munitions: number;
  besieged: boolean;
  /** It has tried an interception this Game-Turn [6.44]. */
  tried: boolean;
  moved: boolean;
  /** Intercepted: it moves and lands no more in this segment. */
  stopped: boolean;
  /** It has diced for wind in this segment. */
  rolled: boolean;
  attacked: boolean;
}

export interface Siege {
  /** The side that is besieged by land. */
  land: Side | null;
  /** The side whose ships are besieged. */
  naval: Side | null;
  /** Months of hunger [10.3]. */
  clock: number;
}

export type OrderMove = 'setHold' | 'placeLand' | 'buildNaval' | 'buildLand' | 'repairNaval' | 'musterFree' | 'placeTreasureFleet';

/** An order of the Joint Activation Phase, and what it takes to take it back. */
export interface Order {
  move: OrderMove;
  args: (string | boolean)[];
  cost: number;
  cancelled: boolean;
  /** Counters as they were; null for one from the pool. */
  back: {
    naval: { [id: UnitId]: Naval | null };
    land: { [id: UnitId]: Land | null };
    leaders: { [id: LeaderId]: Leader };
  };
}

/** What the other player saw of a side as a joint phase opened; he sees no more until both have finished. */
export interface Shown {
  /** Counters that are in play out of sight: not where, but that they are not in the pool. */
  afield: string[];
  treasury: number;
  naval: { [id: UnitId]: Naval };
  land: { [id: UnitId]: Land };
  leaders: { [id: LeaderId]: Leader };
  fleets: { [id in FleetId]?: Fleet };
}

export interface Cargo {
  landIds: UnitId[];
  leaderIds: LeaderId[];
}

/** What is done when a hex of a voyage is reached. */
export interface PlanEntry {
  hex: HexId;
  debark?: Cargo;
  detach?: { unitIds: UnitId[]; cargo?: Cargo };
}

/** A movement of ships on its way. */
export interface Voyage {
  side: Side;
  kind: 'coastal' | 'highSeas';
  /** The fleet, "TF", or the loose group. */
  who: GroupId | 'TF';
  /** The ships that move; empty in the enemy's view. */
  ships: UnitId[];
  /** Cargo that goes with them, where only part of a loose group moves; null: all of the group's. */
  cargo: Cargo | null;
  at: HexId;
  /** Hexes still to be entered; empty in the enemy's view. */
  path: HexId[];
  plan: PlanEntry[];
  /** Movement Allowance that the wind takes, and steps. */
  taken: number;
  storm: number;
  /** What comes next: the wind, the owner's word after it, a hex, an answer of the other side, the plan of the hex. */
  next: 'wind' | 'losses' | 'word' | 'enter' | 'intercept' | 'plan';
  /** Hexes entered since the chronicle was last told. */
  wake: HexId[];
  /** The other side lets it pass: here, or for the rest of its way; "no" in the mover's view. */
  letPass: 'no' | 'hex' | 'move';
  /** The fleet that has succeeded and is on its way to the mover, and the hex it makes for. */
  chaser: { fleet: FleetId; hex: HexId } | null;
  /** Fleets that have caught it, and where they lie. */
  caught: { fleets: FleetId[]; hex: HexId } | null;
}

/** A march on its way. */
export interface March {
  side: Side;
  landIds: UnitId[];
  leaderIds: LeaderId[];
  /** Hexes passed so far, the first one included. */
  trail: HexId[];
  /** Hexes still to be entered; empty in the enemy's view. */
  path: HexId[];
}

/** Interceptors that must attack what they caught [7.13]. */
export interface InterceptBattle {
  attacker: Side;
  fleets: FleetId[];
  from: HexId;
  hex: HexId;
  /** What was intercepted. */
  target: FleetId | 'TF';
}

/** Steps that a side has chosen to lose. */
export interface Loss {
  unitId: UnitId;
  steps: number;
  /** The weaker unit that takes the place of a great one [9.14]. */
  replaceBy?: UnitId;
}

/** A naval battle [7.0]. */
export interface Battle {
  attacker: Side;
  from: HexId;
  hex: HexId;
  /** The attackers that are still in it. */
  fleets: FleetId[];
  interception: boolean;
  /** Rounds fought. */
  round: number;
  /** Both stacks lie open. */
  shown: boolean;
  /** Differential of the latest round. */
  differential: number;
}

/** A battle on land [9.0]. */
export interface Assault {
  attacker: Side;
  from: HexId;
  hex: HexId;
  landIds: UnitId[];
  leaderIds: LeaderId[];
  /** The besieged of the hex attack too [10.14]. */
  withBesieged: boolean;
  /** Both stacks lie open. */
  shown: boolean;
  /** What comes next: the offer of a siege, the die, retreats, an advance. */
  next: 'offer' | 'roll' | 'retreats' | 'advance';
  /** Sides that must still retreat, in order. */
  retreats: Side[];
  /** Sides that have had to give ground: they win nothing. */
  driven: Side[];
}

export type Revolt = 'irish' | 'engcath' | 'scotcath' | 'loyalirish' | 'scotprot';

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

export type Levied = { [side in Side]: number };

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

export interface Outcome extends Result {
  readonly draw: boolean;
  readonly level: string;
  readonly diff: number;
  readonly vp: { readonly [side in Side]: Points };
  readonly reason: 'turns' | 'concession';
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
  standing: { [side in Side]: Standing };
  /** The phasing side has given its standing order in this segment. */
  standingSet: boolean;
  result: Outcome | null;
}

export const sideOf = (player: PlayerID): Side => (player === '0' ? 'E' : 'S');
export const seatOf = (side: Side): PlayerID => (side === 'E' ? '0' : '1');

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

const unfinished = (G: WarWithSpain): Side[] => (['E', 'S'] as const).filter((side) => !G.finished[side]);

export function awaiting(G: WarWithSpain): Record<PlayerID, string> {
  if (G.result) return {};
  const [debtor] = G.bankrupt;
  if (debtor) return { [seatOf(debtor)]: 'penalty' };
  const { pending } = G;
  if (pending) {
    if (pending.step !== 'navalLosses' && pending.step !== 'landLosses') return { [seatOf(pending.side)]: pending.step };
    const choosing = (['E', 'S'] as const).filter((side) => pending.taken[side] === null);
    return Object.fromEntries(choosing.map((side) => [seatOf(side), pending.step]));
  }
  const step = OPEN_STEPS[G.stage];
  if (!step) return {};
  const side = phasing(G);
  if (side) return { [seatOf(side)]: step };
  return Object.fromEntries(unfinished(G).map((late) => [seatOf(late), step]));
}
