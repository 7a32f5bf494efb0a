import type { Language, Languages } from './language.js';
import type { PlayerID } from './seats.js';

/** Texts of a game's card. */
export interface MetaWords {
  readonly title: string;
  /** As on the title page. */
  readonly year: string;
  /** The battle or war, with its date. */
  readonly battle: string;
  /** By seat. */
  readonly sides: readonly [string, string];
  /** The opponents, if the scenario decides them and the sides' names do not say. */
  readonly who?: string;
  /** A few sentences about the game. */
  readonly blurb: string;
}

/** Known before any code of the game loads. The source for its card, its set-up page and its row in the README. */
export interface GameMeta {
  readonly slug: string;
  /** Version of the rules, raised when golden matches change. Matches of an incompatible version can be viewed, not continued. */
  readonly version: string;
  /** By seat. */
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

/** Whether a match begun under one version can continue under another: same major version and, below 1.0, same minor version. */
export function goesOn(begunUnder: string, now: string): boolean {
  const [major = 0, minor] = numbersOf(begunUnder);
  const [majorNow = 0, minorNow] = numbersOf(now);
  return major === majorNow && (major > 0 || minor === minorNow);
}
