import type { GameEvent } from './events.js';
import type { Language } from './language.js';
import { dieOdds, mapped, type Odds, times } from './odds.js';
import type { PlayerID } from './seats.js';

/** What hung on a throw, and what came of it. */
export interface Stake {
  /** Of roll: a key of the game's words of fortune. */
  readonly kind: string;
  /** For whom more is better; left out where the throw favours nobody. */
  readonly side?: PlayerID;
  /** What might have come of it, in whole units of its kind; left out where the chronicle does not say enough to tell. */
  readonly odds?: Odds;
  /** What came of it. */
  readonly fell?: number;
}

/** A throw as the ledger of fortune has it. */
export interface LuckRoll extends Stake {
  /** The entries whose dice it is made of. */
  readonly of: readonly GameEvent[];
}

/** Reads what was told at the set-up, then by each move, in order: it may remember what it has read. */
export type RollReader = (told: readonly GameEvent[]) => readonly LuckRoll[];

/** What a kind of roll is called, and what its outcomes are counted in. */
export interface KindWords {
  readonly name: string;
  readonly unit: string;
}

/** How the throws of a game are read for the ledger of fortune: `luck/index.ts` of its folder, which nobody loads before he asks. */
export interface LuckSource<G = unknown> {
  /** The kinds of rolls, in the order of the rulebook, with how much commonly hangs on one: 1 little, 2 something, 3 the battle. */
  readonly kinds: { readonly [kind: string]: 1 | 2 | 3 };
  /** A reader of one match. @param first its first state, which may be in the midst of a battle */
  reader(first: G): RollReader;
  words(language: Language): { readonly [kind: string]: KindWords };
}

/** What was scored by a throw. */
export const scored = (kind: string, side: PlayerID | undefined, odds: Odds, fell: number): Stake => ({
  kind,
  ...(side !== undefined && { side }),
  odds,
  fell,
});

/** Who passed a test, or not. @param p the chance to pass it */
export const tested = (kind: string, side: PlayerID | undefined, p: number, passed: boolean): Stake => {
  const odds: Odds = new Map([
    [0, 1 - p],
    [1, p],
  ]);
  return scored(kind, side, odds, passed ? 1 : 0);
};

/** The sums of so many dice. */
export const pool = (dice: number, sides = 6): Odds => times(dice, dieOdds(sides));

/** The sum of the first dice of an entry, of all of them if left out; nothing added. */
export const natural = ({ roll }: GameEvent, dice?: number): number => (roll?.dice ?? []).slice(0, dice).reduce((sum, die) => sum + die, 0);

/** What was added to the dice of an entry, as its total says. */
export const added = (entry: GameEvent): number => (entry.roll?.total === undefined ? 0 : entry.roll.total - natural(entry));

interface Dice {
  /** How many of an entry's dice count, the first ones; all of them if left out. */
  readonly dice?: number;
  /** Six if left out. */
  readonly sides?: number;
}

/** What the sum of an entry's dice scored. @param score of the sum, with nothing added to it */
export function rolled(
  kind: string,
  side: PlayerID | undefined,
  entry: GameEvent,
  score: (sum: number) => number,
  { dice = entry.roll?.dice.length ?? 0, sides }: Dice = {},
): Stake {
  return scored(kind, side, mapped(pool(dice, sides), score), score(natural(entry, dice)));
}

/** The same for a test that is passed or not. */
export const rolledTest = (
  kind: string,
  side: PlayerID | undefined,
  entry: GameEvent,
  passes: (sum: number) => boolean,
  dice?: Dice,
): Stake => rolled(kind, side, entry, (sum) => Number(passes(sum)), dice);

/** A throw of which the chronicle does not say what hung on it. */
export const untold = (kind: string, side?: PlayerID): Stake => ({ kind, ...(side !== undefined && { side }) });

/** The kind of what no reader knows. */
export const OTHER = 'other';

/** What an entry has staked; the entries of the same move that follow it may belong to it. Nothing for one that belongs to another. */
export type Rolls = {
  readonly [key: string]: (entry: GameEvent, after: readonly GameEvent[]) => readonly (Stake & { readonly with?: readonly GameEvent[] })[];
};

interface Besides {
  /** What is drawn, and told without dice. */
  readonly drawn?: Rolls;
  /** Is shown every entry first, whether it has dice or not. */
  watch?(entry: GameEvent): void;
}

/** A reader by the keys of entries with dice. */
export const readingBy =
  (rolls: Rolls, { drawn = {}, watch }: Besides = {}): RollReader =>
  (told) =>
    told.flatMap((entry, i): readonly LuckRoll[] => {
      watch?.(entry);
      const readers = entry.roll ? rolls : drawn;
      const read = Object.hasOwn(readers, entry.key) ? readers[entry.key] : undefined;
      if (read) return read(entry, told.slice(i + 1)).map(({ with: others = [], ...stake }) => ({ ...stake, of: [entry, ...others] }));
      return entry.roll ? [{ kind: OTHER, of: [entry] }] : [];
    });
