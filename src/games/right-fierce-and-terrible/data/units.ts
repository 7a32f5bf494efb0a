import type { Command, Side } from '../state.js';

export type ShipType = 'cog' | 'nef' | 'barge' | 'balinger' | 'galley';

/** A squadron counter. In pairs, the first value applies at full strength, the second when reduced; `null` means no archery. */
interface SquadronCounter {
  readonly side: Side;
  readonly command: Command;
  readonly type: ShipType;
  /** Movement allowance in MP. */
  readonly ma: number;
  readonly castle: number;
  readonly archery: readonly [number | null, number | null];
  readonly mf: readonly [number, number];
  /** Ships represented, without effect on play. */
  readonly ships: number;
}

export const COMMANDS: Record<Command, { readonly side: Side; readonly leader: string; readonly color: string }> = {
  brown: { side: 'english', leader: 'edward', color: '#7a4a21' },
  white: { side: 'english', leader: 'huntingdon', color: '#f2efe6' },
  green: { side: 'english', leader: 'morley', color: '#2e6b3a' },
  yellow: { side: 'french', leader: 'quieret', color: '#e0b62c' },
  violet: { side: 'french', leader: 'behuchet', color: '#6d3f8c' },
  orange: { side: 'french', leader: 'barbavera', color: '#d9722a' },
};

export const COMMAND_IDS: readonly Command[] = ['brown', 'white', 'green', 'yellow', 'violet', 'orange'];
export const commandsOf = (side: Side): readonly Command[] => COMMAND_IDS.filter((command) => COMMANDS[command].side === side);

function squadron(
  command: Command,
  type: ShipType,
  ma: number,
  castle: number,
  archery: readonly [number | null, number | null] | null,
  mf: readonly [number, number],
  ships: number,
): SquadronCounter {
  return { side: COMMANDS[command].side, command, type, ma, castle, archery: archery ?? [null, null], mf, ships };
}

/** Columns: command, type, MA, castle, archery, MF, ships. */
export const SQUADRONS: Record<string, SquadronCounter> = {
  E01: squadron('brown', 'cog', 6, 3, [2, 1], [3, 2], 12),
  E02: squadron('brown', 'cog', 6, 2, [1, 0], [2, 1], 11),
  E03: squadron('brown', 'cog', 6, 2, [1, 0], [2, 1], 11),
  E04: squadron('brown', 'nef', 6, 1, [1, 0], [1, 0], 11),
  E05: squadron('white', 'cog', 6, 2, [1, 0], [2, 1], 11),
  E06: squadron('white', 'cog', 6, 2, [1, 0], [2, 1], 10),
  E07: squadron('white', 'nef', 6, 1, [1, 0], [1, 0], 11),
  E08: squadron('white', 'barge', 7, 1, [0, null], [1, 0], 12),
  E09: squadron('green', 'cog', 6, 2, [1, 0], [2, 1], 10),
  E10: squadron('green', 'cog', 6, 2, [1, 0], [2, 1], 10),
  E11: squadron('green', 'nef', 6, 1, [1, 0], [1, 0], 11),
  E12: squadron('green', 'barge', 7, 1, [0, null], [1, 0], 12),
  F01: squadron('yellow', 'cog', 6, 3, [1, 0], [4, 2], 10),
  F02: squadron('yellow', 'cog', 6, 2, [1, 0], [3, 2], 11),
  F03: squadron('yellow', 'nef', 6, 1, [0, null], [3, 1], 12),
  F04: squadron('yellow', 'nef', 6, 1, [0, null], [3, 1], 12),
  F05: squadron('yellow', 'barge', 7, 1, [0, null], [3, 1], 13),
  F06: squadron('yellow', 'barge', 7, 1, [0, null], [3, 1], 13),
  F07: squadron('violet', 'cog', 6, 2, [1, 0], [3, 2], 11),
  F08: squadron('violet', 'cog', 6, 2, [1, 0], [3, 2], 11),
  F09: squadron('violet', 'nef', 6, 1, [0, null], [3, 1], 13),
  F10: squadron('violet', 'barge', 7, 1, [0, null], [3, 1], 13),
  F11: squadron('violet', 'barge', 7, 1, [0, null], [3, 1], 13),
  F12: squadron('violet', 'balinger', 8, 0, [null, null], [3, 1], 14),
  F13: squadron('orange', 'galley', 9, 0, [1, 0], [3, 2], 9),
  F14: squadron('orange', 'galley', 9, 0, [1, 0], [3, 2], 9),
  F15: squadron('orange', 'galley', 9, 0, [1, 0], [3, 1], 9),
  F16: squadron('orange', 'balinger', 8, 0, [null, null], [3, 1], 13),
  F17: squadron('orange', 'balinger', 8, 0, [null, null], [3, 1], 14),
  F18: squadron('orange', 'barge', 7, 1, [0, null], [3, 1], 13),
};

export const SQUADRON_IDS: readonly string[] = Object.keys(SQUADRONS);

/** Squadrons with published names; their values are reconstructed. */
export const PUBLISHED_NAMES: readonly string[] = ['E01', 'F01', 'F02', 'F03', 'F04', 'F07'];

export type MarineType = 'knights' | 'menAtArms' | 'mariners';

interface MarineCounter {
  readonly side: Side;
  readonly type: MarineType;
}

export interface MarineFace {
  readonly mf: number;
  /** Archery factor; null for units without archery. */
  readonly archery: number | null;
  /** Whether this side of the counter shows the star (3.3.8). */
  readonly heroism: boolean;
  /** Whether the unit may rally (9.1.3). */
  readonly rally: boolean;
}

const face = (mf: number, archery: number | null, heroism: boolean, rally: boolean): MarineFace => ({ mf, archery, heroism, rally });

/** Marine counter faces by number of steps left; index 0 is for one step. */
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

export const LEADER_RANKS = ['king', 'admiral', 'captain', 'queen'] as const;
export type LeaderClass = (typeof LEADER_RANKS)[number];

/** Fates of leaders that change morale (11.1.5). */
export const LEADER_FATES = ['killed', 'captured', 'liberated', 'executed', 'killedCaptive'] as const;
export type LeaderFate = (typeof LEADER_FATES)[number];

interface LeaderCounter {
  readonly side: Side;
  readonly command: Command | null;
  readonly rank: LeaderClass;
}

/** The leaders, in the order of Casualty Checks. */
export const LEADERS: Record<string, LeaderCounter> = {
  edward: { side: 'english', command: 'brown', rank: 'king' },
  huntingdon: { side: 'english', command: 'white', rank: 'captain' },
  morley: { side: 'english', command: 'green', rank: 'captain' },
  queen: { side: 'english', command: null, rank: 'queen' },
  quieret: { side: 'french', command: 'yellow', rank: 'admiral' },
  behuchet: { side: 'french', command: 'violet', rank: 'admiral' },
  barbavera: { side: 'french', command: 'orange', rank: 'captain' },
};

export const LEADER_IDS: readonly string[] = Object.keys(LEADERS);

/** Each side's senior leader (13.1). */
export const SENIOR: Record<Side, string> = { english: 'edward', french: 'quieret' };
