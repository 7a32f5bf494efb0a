import type { HexDirection } from '../../kit/hexGrid.js';
import type { Result } from '../../kit/rules.js';
import { sidesOf } from '../../kit/sides.js';
import type { RuleCase } from './keys.js';

/** A side: the English are player "0", the French player "1". */
export type Side = 'english' | 'french';
/** The three commands of each side, by colour (5.1.1). */
export type Command = 'brown' | 'white' | 'green' | 'yellow' | 'violet' | 'orange';
export type ChitKind = 'english' | 'french' | 'any';
export type Zone = 'redNW' | 'redNE';
export type ScenarioId = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7';
/** Segments of an activation, in order (2.1.2 to 2.1.8). */
export const SEGMENTS = ['sailsOars', 'ram', 'archery', 'grapple', 'boarding', 'melee', 'maneuver'] as const;
/** Segments of the Sally Phase (2.2.1 to 2.2.3) and of the End Phase (2.3), in order. The Flemings appear in one scenario only (12.7). */
export const SALLY_SEGMENTS = ['archery', 'boarding', 'melee'] as const;
export const END_SEGMENTS = ['collapse', 'flemings', 'rally', 'fires', 'weather'] as const;
export type Segment = (typeof SEGMENTS)[number];
type SallySegment = (typeof SALLY_SEGMENTS)[number];
type EndSegment = (typeof END_SEGMENTS)[number];
export type PhaseName = 'deploy' | 'activation' | 'sally' | 'endTurn';
export type Step = 'deploy' | 'drawChit' | 'chooseCommand' | Segment | `sally${Capitalize<SallySegment>}` | 'rally' | 'decide';

export interface Squadron {
  /** Hex of the squadron; null while it is not on the map. */
  hex: string | null;
  status: 'undeployed' | 'reserve' | 'map' | 'sunk';
  /** Current controller and command. The original ones are in `SQUADRONS`. */
  side: Side;
  command: Command;
  reduced: boolean;
  /** Damage level: 1 damaged, 2 severely damaged. */
  damage: 0 | 1 | 2;
  afire: boolean;
  marker: null | 'captured' | 'liberated';
  /** The chain's other squadron, and whether this squadron is on top (3.2); null for a single squadron. */
  chain: null | { with: string; top: boolean };
}

interface Marine {
  /** Steps left; 0 if eliminated. */
  steps: number;
  /** Squadron that carries the unit; in a chain, the top one. Null if the unit is eliminated or not yet deployed. */
  aboard: string | null;
}

interface Leader {
  aboard: string | null;
  status: 'free' | 'captive' | 'dead' | 'unused';
}

export interface Options {
  /** Turn limit; 0 if there is none. */
  turnLimit: number;
  zones: Zone[];
  byTheBook: boolean;
  squadronCommand: boolean;
  queen: boolean;
  allTheMarbles: boolean;
}

interface Moved {
  spent: number;
  /** MP spent on the last hex; 0 if the squadron was only placed on the map. */
  last: number;
  hexes: number;
}

/** A command's activation. Lists contain ids of units or hexes. */
export interface Activation {
  side: Side;
  command: Command;
  segment: Segment;
  /** Active squadrons. A chain is listed by its top squadron. */
  squads: string[];
  toPlace: string[];
  zone: Zone | null;
  moved: { [id: string]: Moved };
  rams: { by: string; target: string }[];
  cut: string[];
  outOfCommand: string[];
  /** Units that have acted in this segment. */
  done: string[];
  /** Hexes attacked in this Melee Segment (8.3.6). */
  attacked: string[];
  /** Squadrons that have tried to disengage in this segment. */
  disengaged: string[];
  /** Hexes with a Melee marker. */
  markers: string[];
  /** Units that have attacked in this Melee Segment (8.3.6). */
  fought: string[];
}

interface Sally {
  segment: SallySegment;
  /** English and French initiative dice; null before the roll. */
  rolls: [number, number] | null;
  first: Side;
  /** 0 while the side with initiative acts, 1 while the other side acts. */
  portion: 0 | 1;
  /** Units of the acting side that have acted in this segment. */
  done: string[];
  attacked: string[];
}

interface EndPhase {
  segment: EndSegment;
  side: Side;
  /** Units rallied this turn. */
  rallied: string[];
  /** "fleet" and leaders of the current side that have rallied a unit. */
  sources: string[];
}

interface Melee {
  hex: string;
  side: Side;
  supporters: string[];
  round: number;
  /** Attacker's two dice, then the defender's; empty before the roll. */
  dice: number[];
  /** Whether each side began the melee with only one unit of one step. If so, the Victor loses no step (8.3.19). */
  lastMen: boolean;
  /** Whether every squadron in the hex was reduced when the round began (5.2.2, 8.3.21d). */
  reducedAtStart: boolean;
  /** Unit that declared Heroism in the last round (8.3.21d). */
  hero: string | null;
  /** Loser of the last round; null before the result and if tied. */
  loser: Side | null;
}

/** Tasks to carry out before play continues. */
export type Task =
  | { do: 'losses'; side: Side; hex: string; steps: number; case: RuleCase; melee?: boolean }
  | { do: 'casualty'; hex: string; leader: string }
  | { do: 'captures'; hex: string; assault?: boolean }
  | { do: 'assign'; ids: string[]; cut?: boolean }
  | { do: 'melee'; stage: 'roll' | 'attackerHeroism' | 'defenderHeroism' | 'result' | 'aftermath' }
  | { do: 'initiative' }
  | { do: 'again'; of: Extract<Ask, { kind: 'reroll' }>['of'] }
  | { do: 'collapse'; side: Side }
  | { do: 'fires'; left: string[] }
  | { do: 'saving'; side: Side; deck: string };

/** A pending decision, named by the move that answers it. */
export type Ask =
  | { kind: 'assignCommand'; side: Side; ids: string[]; cut?: boolean }
  | { kind: 'takeLoss'; side: Side; hex: string; case: RuleCase; melee?: boolean }
  | { kind: 'sacrifice'; side: Side; hex: string; leader: string }
  | { kind: 'reroll'; side: Side; of: 'melee' | 'initiative' | 'collapse' }
  | { kind: 'heroism'; side: Side }
  | { kind: 'avertCollapse'; side: Side }
  | { kind: 'flemishTarget'; side: Side }
  | { kind: 'saveMarines'; side: Side; deck: string };

export type EndReason = 'collapse' | 'morale-zero' | 'decisive' | 'concession' | 'turn-limit' | 'mutual-collapse' | 'mutual-decisive';

interface SluysResult extends Result {
  readonly reason: EndReason;
  readonly morale: Record<Side, number>;
}

/** A match state. There is no hidden information. */
export interface Sluys {
  scenario: ScenarioId;
  options: Options;
  turn: number;
  phase: PhaseName;
  /** The acting side. A pending `ask` takes precedence. */
  toAct: Side;
  step: Step;
  /** Directions in which wind and current flow. */
  wind: HexDirection;
  current: HexDirection;
  morale: Record<Side, number>;
  squadrons: Record<string, Squadron>;
  marines: Record<string, Marine>;
  leaders: Record<string, Leader>;
  /** Grappled pairs of hexes, "AAAA|BBBB", sorted; the smaller label comes first. */
  grapples: string[];
  cup: Record<ChitKind, number>;
  nextDrawer: Side;
  /** The chit drawn, the side that chooses a command, and whether the opponent has passed the choice to this side. */
  chit: null | { kind: ChitKind; decider: Side; forced: boolean };
  /** The chit that activated each command this turn. */
  boxes: Record<Command, null | ChitKind | 'none'>;
  dormant: Command[];
  act: Activation | null;
  sally: Sally | null;
  end: EndPhase | null;
  melee: Melee | null;
  /** Pending tasks in order of execution. */
  agenda: Task[];
  ask: Ask | null;
  /** Once-per-game abilities already used. */
  used: { mulligan: boolean; bestowed: boolean; avert: Record<Side, boolean> };
  over: SluysResult | null;
}

export const { SIDES, opponentOf, sideOf, seatOf } = sidesOf<Side>('english', 'french');

/** Returns the state itself, because no information is hidden. */
export const view = (G: Sluys): Sluys => G;
