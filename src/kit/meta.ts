import type { Language, Languages } from './language.js';
import type { PlayerID } from './seats.js';

/** What a game's card says. */
export interface MetaWords {
  readonly title: string;
  /** When it happened, as its title page has it. */
  readonly year: string;
  /** The battle or war, and when. */
  readonly battle: string;
  /** Names of the sides, by seat. */
  readonly sides: readonly [string, string];
  /** Who meets whom, where the scenario decides it and the names of the sides do not say. */
  readonly who?: string;
  /** What it is about, in a few sentences. */
  readonly blurb: string;
}

/**
 * What is known of a game before any of its code is loaded: the one source of its card, its set-up page and its row in the
 * README.
 */
export interface GameMeta {
  readonly slug: string;
  /** Of the rules. Raised whenever golden matches go another way: what was begun before can then be read, not played on. */
  readonly version: string;
  /** Ids of the sides, by seat. */
  readonly sides: readonly [string, string];
  /** The shortest and the longest match, in minutes. */
  readonly minutes: readonly [least: number, most: number];
  readonly words: Languages<MetaWords>;
}

export interface SideInfo {
  readonly id: string;
  readonly playerID: PlayerID;
  readonly name: string;
}

/** Title, year and sides of a game in one language. */
export function titleOf(meta: GameMeta, language: Language): { title: string; year: string; sides: readonly SideInfo[] } {
  const { title, year, sides } = language.of(meta.words);
  return { title, year, sides: meta.sides.map((id, seat) => ({ id, playerID: String(seat), name: sides[seat] ?? id })) };
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Whether matches begun under one version of the rules are played on under another: until a version that breaks with them. */
export function goesOn(begunUnder: string, now: string): boolean {
  const [major = 0, minor] = numbersOf(begunUnder);
  const [majorNow = 0, minorNow] = numbersOf(now);
  return major === majorNow && (major > 0 || minor === minorNow);
}
