import { type Provenance, published, reconstructed } from '../../../kit/charts.js';
import type { Command, Side } from '../state.js';

type ShipType = 'cog' | 'nef' | 'barge' | 'balinger' | 'galley';

/** A squadron counter as printed. Pairs are full strength, then reduced; `null` = no archery on that face. */
interface SquadronCounter {
  readonly side: Side;
  readonly command: Command;
  readonly type: ShipType;
  readonly name: string;
  /** Movement allowance in movement points. */
  readonly ma: number;
  readonly castle: number;
  readonly archery: readonly [number | null, number | null];
  readonly mf: readonly [number, number];
  /** Ships that it stands for; no effect on play. */
  readonly ships: number;
}

export const COMMANDS: Record<Command, { readonly side: Side; readonly name: string; readonly leader: string; readonly color: string }> = {
  brown: { side: 'english', name: 'Brown (the King)', leader: 'edward', color: '#7a4a21' },
  white: { side: 'english', name: 'White (Huntingdon)', leader: 'huntingdon', color: '#f2efe6' },
  green: { side: 'english', name: 'Green (Morley)', leader: 'morley', color: '#2e6b3a' },
  yellow: { side: 'french', name: 'Yellow (Quieret)', leader: 'quieret', color: '#e0b62c' },
  violet: { side: 'french', name: 'Violet (Behuchet)', leader: 'behuchet', color: '#6d3f8c' },
  orange: { side: 'french', name: 'Orange (Barbavera)', leader: 'barbavera', color: '#d9722a' },
};

export const COMMAND_IDS: readonly Command[] = ['brown', 'white', 'green', 'yellow', 'violet', 'orange'];
export const commandsOf = (side: Side): readonly Command[] => COMMAND_IDS.filter((command) => COMMANDS[command].side === side);

function squadron(
  command: Command,
  type: ShipType,
  name: string,
  ma: number,
  castle: number,
  archery: readonly [number | null, number | null] | null,
  mf: readonly [number, number],
  ships: number,
): SquadronCounter {
  return { side: COMMANDS[command].side, command, type, name, ma, castle, archery: archery ?? [null, null], mf, ships };
}

/** The order of battle. Columns: command, type, name, MA, castle, archery, MF, ships. */
export const SQUADRONS: Record<string, SquadronCounter> = {
  E01: squadron('brown', 'cog', 'Cog Thomas', 6, 3, [2, 1], [3, 2], 12),
  E02: squadron('brown', 'cog', 'Cog John', 6, 2, [1, 0], [2, 1], 11),
  E03: squadron('brown', 'cog', 'Saint Mary', 6, 2, [1, 0], [2, 1], 11),
  E04: squadron('brown', 'nef', 'Gabriel', 6, 1, [1, 0], [1, 0], 11),
  E05: squadron('white', 'cog', 'Michael', 6, 2, [1, 0], [2, 1], 11),
  E06: squadron('white', 'cog', 'Trinity', 6, 2, [1, 0], [2, 1], 10),
  E07: squadron('white', 'nef', 'Nicholas', 6, 1, [1, 0], [1, 0], 11),
  E08: squadron('white', 'barge', 'Southampton barges', 7, 1, [0, null], [1, 0], 12),
  E09: squadron('green', 'cog', 'James', 6, 2, [1, 0], [2, 1], 10),
  E10: squadron('green', 'cog', 'Margaret', 6, 2, [1, 0], [2, 1], 10),
  E11: squadron('green', 'nef', 'Godyer', 6, 1, [1, 0], [1, 0], 11),
  E12: squadron('green', 'barge', 'Yarmouth barges', 7, 1, [0, null], [1, 0], 12),
  F01: squadron('yellow', 'cog', 'Christopher', 6, 3, [1, 0], [4, 2], 10),
  F02: squadron('yellow', 'cog', 'Edward', 6, 2, [1, 0], [3, 2], 11),
  F03: squadron('yellow', 'nef', 'Katherine', 6, 1, [0, null], [3, 1], 12),
  F04: squadron('yellow', 'nef', 'Rose', 6, 1, [0, null], [3, 1], 12),
  F05: squadron('yellow', 'barge', 'Picard barges', 7, 1, [0, null], [3, 1], 13),
  F06: squadron('yellow', 'barge', 'Boulogne barges', 7, 1, [0, null], [3, 1], 13),
  F07: squadron('violet', 'cog', 'Riche de Leure', 6, 2, [1, 0], [3, 2], 11),
  F08: squadron('violet', 'cog', 'Saint-Georges', 6, 2, [1, 0], [3, 2], 11),
  F09: squadron('violet', 'nef', 'Harfleur nefs', 6, 1, [0, null], [3, 1], 13),
  F10: squadron('violet', 'barge', 'Caen barges', 7, 1, [0, null], [3, 1], 13),
  F11: squadron('violet', 'barge', 'Rouen barges', 7, 1, [0, null], [3, 1], 13),
  F12: squadron('violet', 'balinger', 'Dieppe balingers', 8, 0, [null, null], [3, 1], 14),
  F13: squadron('orange', 'galley', 'Genoese galleys I', 9, 0, [1, 0], [3, 2], 9),
  F14: squadron('orange', 'galley', 'Genoese galleys II', 9, 0, [1, 0], [3, 2], 9),
  F15: squadron('orange', 'galley', 'Royal galleys', 9, 0, [1, 0], [3, 1], 9),
  F16: squadron('orange', 'balinger', 'Leure balingers', 8, 0, [null, null], [3, 1], 13),
  F17: squadron('orange', 'balinger', 'Cherbourg balingers', 8, 0, [null, null], [3, 1], 14),
  F18: squadron('orange', 'barge', 'Spanish barges', 7, 1, [0, null], [3, 1], 13),
};

export const SQUADRON_IDS: readonly string[] = Object.keys(SQUADRONS);

/** Ships that the histories and the play reports name. */
export const NAMED_SHIPS: Provenance = published('Histories of the battle and play reports of the printed game: the name of the ship');
export const SQUADRON_VALUES: Provenance = reconstructed(
  'The counters are not in the rulebook text: larger French melee factors (1.2), English longbows, 120 to 150 English and 213 French ships. Balingers at 3 and better bows on the French cogs and the royal galleys even the match',
);
/** Squadrons whose name is published; their values are reconstructed like the others. */
export const PUBLISHED_NAMES: readonly string[] = ['E01', 'F01', 'F02', 'F03', 'F04', 'F07'];

export type MarineType = 'knights' | 'menAtArms' | 'mariners';

interface MarineCounter {
  readonly side: Side;
  readonly type: MarineType;
}

/** One face of a marine counter. */
export interface MarineFace {
  readonly mf: number;
  /** Archery factor; null where the face shows no bow. */
  readonly archery: number | null;
  /** The star: heroism and heroic sacrifice (3.3.8). */
  readonly heroism: boolean;
  /** Whether it is the reduced face of its counter, which alone can be rallied (9.1.3). */
  readonly rally: boolean;
}

const face = (mf: number, archery: number | null, heroism: boolean, rally: boolean): MarineFace => ({ mf, archery, heroism, rally });

/** Faces by steps left, index 0 for one step. */
export const MARINE_FACES: Record<Side, Record<MarineType, readonly MarineFace[]>> = {
  english: {
    knights: [face(2, null, true, true), face(3, null, false, false), face(4, null, false, true), face(5, null, true, false)],
    menAtArms: [face(1, null, false, true), face(2, null, false, false), face(3, null, false, true), face(4, 0, false, false)],
    mariners: [],
  },
  french: {
    knights: [face(2, null, true, true), face(3, null, false, false), face(4, null, false, true), face(5, null, true, false)],
    menAtArms: [face(1, null, false, true), face(2, null, false, false), face(3, null, false, true), face(4, 0, false, false)],
    mariners: [face(1, null, false, true), face(2, 0, false, false)],
  },
};

const row = (side: Side, type: MarineType, prefix: string, count: number, digits: number) =>
  Array.from({ length: count }, (_, i) => [prefix + String(i + 1).padStart(digits, '0'), { side, type }] as const);

export const MARINES: Record<string, MarineCounter> = Object.fromEntries([
  ...row('english', 'knights', 'EK', 4, 1),
  ...row('english', 'menAtArms', 'EM', 10, 2),
  ...row('french', 'knights', 'FK', 3, 1),
  ...row('french', 'menAtArms', 'FM', 6, 2),
  ...row('french', 'mariners', 'FS', 12, 2),
]);

export const MARINE_IDS: readonly string[] = Object.keys(MARINES);

export const fullSteps = (id: string): number => MARINE_FACES[MARINES[id].side][MARINES[id].type].length;

export type LeaderClass = 'king' | 'admiral' | 'captain' | 'queen';

interface LeaderCounter {
  readonly side: Side;
  readonly name: string;
  /** The command he starts in; the Queen has none. */
  readonly command: Command | null;
  readonly rank: LeaderClass;
}

/** In the order in which they make casualty checks. */
export const LEADERS: Record<string, LeaderCounter> = {
  edward: { side: 'english', name: 'King Edward III', command: 'brown', rank: 'king' },
  huntingdon: { side: 'english', name: 'William Clinton, Earl of Huntingdon', command: 'white', rank: 'captain' },
  morley: { side: 'english', name: 'Sir Robert Morley', command: 'green', rank: 'captain' },
  queen: { side: 'english', name: 'Queen Philippa of Hainaut', command: null, rank: 'queen' },
  quieret: { side: 'french', name: 'Hugues Quieret, Admiral of France', command: 'yellow', rank: 'admiral' },
  behuchet: { side: 'french', name: 'Nicolas Behuchet, Constable of France', command: 'violet', rank: 'admiral' },
  barbavera: { side: 'french', name: 'Pietro Barbavera of Genoa', command: 'orange', rank: 'captain' },
};

export const LEADER_IDS: readonly string[] = Object.keys(LEADERS);

/** The leader who may stand in for any other of his fleet (13.1). */
export const SENIOR: Record<Side, string> = { english: 'edward', french: 'quieret' };
