import type { Language, Languages } from './language.js';
import type { PlayerID } from './seats.js';

/** Texts on a game's card. */
export interface MetaWords {
  readonly title: string;
  /** Year on the title page. */
  readonly year: string;
  /** Battle or war, with its date. */
  readonly battle: string;
  readonly sides: readonly [string, string];
  /** The opponents in all scenarios, if not clear from the names of the sides. */
  readonly who?: string;
  readonly blurb: string;
}

/** Information available before any of the game's code loads. Used for its card, its set-up page and its row in the README. */
export interface GameMeta {
  readonly slug: string;
  /** Version of the rules, raised when golden matches change. Matches from an incompatible version can be viewed but not continued. */
  readonly version: string;
  readonly sides: readonly [string, string];
  readonly minutes: readonly [least: number, most: number];
  readonly words: Languages<MetaWords>;
}

export interface SideInfo {
  readonly id: string;
  readonly playerID: PlayerID;
  readonly name: string;
}

export function titleOf(meta: GameMeta, language: Language): { title: string; year: string; sides: readonly SideInfo[] } {
  const { title, year, sides } = language.of(meta.words);
  return { title, year, sides: meta.sides.map((id, seat) => ({ id, playerID: String(seat), name: sides[seat] ?? id })) };
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/**
 * Whether a match begun under one version can continue under another. Both must have the same major version and, below
 * 1.0, the same minor
 * version.
 */
export function isCompatible(begunUnder: string, now: string): boolean {
  const [major = 0, minor] = numbersOf(begunUnder);
  const [majorNow = 0, minorNow] = numbersOf(now);
  return major === majorNow && (major > 0 || minor === minorNow);
}
