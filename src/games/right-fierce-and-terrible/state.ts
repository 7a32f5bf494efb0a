import type { HexDirection } from '../../kit/hexGrid.js';
import type { Result } from '../../kit/rules.js';
import { sidesOf } from '../../kit/sides.js';
import type { RuleCase } from './keys.js';

/** English: player "0"; French and their Genoese and Spanish allies: player "1". */
export type Side = 'english' | 'french';
/** The three commands of each fleet, by the colour of their counters (5.1.1). */
export type Command = 'brown' | 'white' | 'green' | 'yellow' | 'violet' | 'orange';
export type ChitKind = 'english' | 'french' | 'any';
export type Zone = 'redNW' | 'redNE';
export type ScenarioId = 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7';
/** The seven segments of an activation, in order (2.1.2 to 2.1.8). */
export const SEGMENTS = ['sailsOars', 'ram', 'archery', 'grapple', 'boarding', 'melee', 'maneuver'] as const;
/** The segments of the Sally (2.2.1 to 2.2.3) and of the End Phase (2.3), in order; the Flemings come with one scenario alone (12.7). */
export const SALLY_SEGMENTS = ['archery', 'boarding', 'melee'] as const;
export const END_SEGMENTS = ['collapse', 'flemings', 'rally', 'fires', 'weather'] as const;
export type Segment = (typeof SEGMENTS)[number];
type SallySegment = (typeof SALLY_SEGMENTS)[number];
type EndSegment = (typeof END_SEGMENTS)[number];
export type PhaseName = 'deploy' | 'activation' | 'sally' | 'endTurn';
export type Step = 'deploy' | 'drawChit' | 'chooseCommand' | Segment | `sally${Capitalize<SallySegment>}` | 'rally' | 'decide';

export interface Squadron {
  /** Label of its hex, or null while it is not on the map. */
  hex: string | null;
  status: 'undeployed' | 'reserve' | 'map' | 'sunk';
  /** Who controls it now, and in which command; who owned it first is in the order of battle. */
  side: Side;
  command: Command;
  reduced: boolean;
  /** 0 sound, 1 damaged, 2 severely damaged. */
  damage: 0 | 1 | 2;
  afire: boolean;
  marker: null | 'captured' | 'liberated';
  /** Partner in a chain, and whether this one is on top of the stack (3.2). */
  chain: null | { with: string; top: boolean };
}

interface Marine {
  /** Steps left; 0 = eliminated. */
  steps: number;
  /** Squadron it is aboard; in a chained hex always the top one. null: not deployed, or eliminated. */
  aboard: string | null;
}

interface Leader {
  aboard: string | null;
  status: 'free' | 'captive' | 'dead' | 'unused';
}

export interface Options {
  /** Last turn; 0 = no limit. */
  turnLimit: number;
  zones: Zone[];
  /** Both fleets are deployed by the book before the first decision. */
  byTheBook: boolean;
  squadronCommand: boolean;
  queen: boolean;
  allTheMarbles: boolean;
}

/** What a squadron has moved in this activation, in movement points and hexes. */
interface Moved {
  spent: number;
  /** Cost of the last hex entered; 0 after placement alone. */
  last: number;
  hexes: number;
}

/** One activation of one command. Lists hold ids of squadrons, units or hexes that have had their go. */
export interface Activation {
  side: Side;
  command: Command;
  segment: Segment;
  /** Active squadrons; of a chain, the top one. */
  squads: string[];
  toPlace: string[];
  zone: Zone | null;
  moved: { [id: string]: Moved };
  rams: { by: string; target: string }[];
  cut: string[];
  outOfCommand: string[];
  /** Units that are through with the segment. */
  done: string[];
  /** Hexes that have been attacked in this Melee Segment (8.3.6). */
  attacked: string[];
  /** Squadrons that tried to disengage in this segment: one attempt of each kind. */
  disengaged: string[];
  /** Hexes with a Melee marker. */
  markers: string[];
  /** Squadrons, marine units and leaders that have attacked in this Melee Segment: once each (8.3.6). */
  fought: string[];
}

interface Sally {
  segment: SallySegment;
  /** English and French die of the segment's initiative; null before the throw. */
  rolls: [number, number] | null;
  first: Side;
  portion: 0 | 1;
  /** As in an activation, for the portion. */
  done: string[];
  attacked: string[];
}

interface EndPhase {
  segment: EndSegment;
  side: Side;
  /** Units rallied this turn. */
  rallied: string[];
  /** "fleet" and leaders that have rallied, of the side in turn. */
  sources: string[];
}

interface Melee {
  hex: string;
  /** The attacker. */
  side: Side;
  supporters: string[];
  round: number;
  /** Attacker's two dice, then the defender's; empty before the throw. */
  dice: number[];
  /** Whether each side began with one unit of one step: then the victor loses nothing (8.3.19). */
  lastMen: boolean;
  /** Whether every squadron in the hex was reduced when the round began (5.2.2, 8.3.21d). */
  reducedAtStart: boolean;
  /** Unit that used heroism in the round just voided (8.3.21d). */
  hero: string | null;
  /** Who lost the last round; null before it is decided, and for a tie. */
  loser: Side | null;
}

/** What is still to be carried out before play goes on. */
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

/** A decision outside the ordinary flow, by the name of the move that answers it. */
export type Ask =
  | { kind: 'assignCommand'; side: Side; ids: string[]; cut?: boolean }
  | { kind: 'takeLoss'; side: Side; hex: string; case: RuleCase; melee?: boolean }
  | { kind: 'sacrifice'; side: Side; hex: string; leader: string }
  | { kind: 'reroll'; side: Side; of: 'melee' | 'initiative' | 'collapse' }
  | { kind: 'heroism'; side: Side }
  | { kind: 'avertCollapse'; side: Side }
  | { kind: 'flemishTarget'; side: Side }
  | { kind: 'saveMarines'; side: Side; deck: string };

/** Why a match ended: broken nerve, nothing left, giving up, or the last turn. */
export type EndReason = 'collapse' | 'morale-zero' | 'decisive' | 'concession' | 'turn-limit' | 'mutual-collapse' | 'mutual-decisive';

/** How a match ended, with what both fleets had left. */
interface SluysResult extends Result {
  readonly reason: EndReason;
  readonly morale: Record<Side, number>;
}

/** The state of a match. Nothing in it is hidden: every player and spectator sees all of it. */
export interface Sluys {
  scenario: ScenarioId;
  options: Options;
  turn: number;
  phase: PhaseName;
  /** Who is at play, and at what; a pending `ask` comes first. */
  toAct: Side;
  step: Step;
  /** Where the wind blows to, and where the water flows to. */
  wind: HexDirection;
  current: HexDirection;
  morale: Record<Side, number>;
  squadrons: Record<string, Squadron>;
  marines: Record<string, Marine>;
  leaders: Record<string, Leader>;
  /** Pairs of hexes grappled together, "AAAA|BBBB", the smaller label first; sorted. */
  grapples: string[];
  /** Chits left in the cup. */
  cup: Record<ChitKind, number>;
  nextDrawer: Side;
  /** The chit drawn for the next activation, who decides by it, and whether he was made to. */
  chit: null | { kind: ChitKind; decider: Side; forced: boolean };
  /** The chit in each command's box: the command has been activated this turn. */
  boxes: Record<Command, null | ChitKind | 'none'>;
  /** French commands not yet alarmed. */
  dormant: Command[];
  act: Activation | null;
  sally: Sally | null;
  end: EndPhase | null;
  melee: Melee | null;
  /** In the order in which it is carried out. */
  agenda: Task[];
  ask: Ask | null;
  /** What can be used once a match: Edward's luck, his bestowed heroism, averting a collapse. */
  used: { mulligan: boolean; bestowed: boolean; avert: Record<Side, boolean> };
  over: SluysResult | null;
}

export const { SIDES, opponentOf, sideOf, seatOf } = sidesOf<Side>('english', 'french');

/** Every fact of this game is open; chits in the cup are only counted. */
export const view = (G: Sluys): Sluys => G;
