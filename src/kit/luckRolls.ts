import type { GameEvent } from './events.js';
import type { Language } from './language.js';
import { dieOdds, mapped, type Odds, times } from './odds.js';
import type { PlayerID } from './seats.js';

export interface Stake {
  /** Kind of roll: a key of {@link LuckSource.words}. */
  readonly kind: string;
  /** Side that benefits from high outcomes; absent if neither does. */
  readonly side?: PlayerID;
  /** Odds of the outcome, in the kind's whole units; absent if the events do not determine them. */
  readonly odds?: Odds;
  readonly outcome?: number;
}

export interface LuckRoll extends Stake {
  /** Events that contain the roll's dice. */
  readonly of: readonly GameEvent[];
}

/** Reads the events of the set-up, then of each move, in order. May keep state between calls. */
export type RollReader = (events: readonly GameEvent[]) => readonly LuckRoll[];

export interface KindWords {
  readonly name: string;
  readonly unit: string;
}

/** Reads a game's rolls for the luck ledger. In `luck/index.ts` of the game's folder, loaded on demand. */
export interface LuckSource<G = unknown> {
  /** Kinds in rulebook order, with their importance: 1 minor, 2 significant, 3 may decide the battle. */
  readonly kinds: { readonly [kind: string]: 1 | 2 | 3 };
  /**
   * Makes a reader for one match.
   * @param first the first state, which may be in the middle of a battle
   */
  reader(first: G): RollReader;
  words(language: Language): { readonly [kind: string]: KindWords };
}

/** Makes the stake for a roll with a numeric outcome. */
export const scored = (kind: string, side: PlayerID | undefined, odds: Odds, outcome: number): Stake => ({
  kind,
  ...(side !== undefined && { side }),
  odds,
  outcome,
});

/** Makes the stake for a roll that passes with probability `p`. */
export const tested = (kind: string, side: PlayerID | undefined, p: number, passed: boolean): Stake => {
  const odds: Odds = new Map([
    [0, 1 - p],
    [1, p],
  ]);
  return scored(kind, side, odds, passed ? 1 : 0);
};

/** Returns the odds of the sum of `dice` dice. */
export const pool = (dice: number, sides = 6): Odds => times(dice, dieOdds(sides));

/** Returns the sum of the first `dice` dice, or of all dice, without modifiers. */
export const natural = ({ roll }: GameEvent, dice?: number): number => (roll?.dice ?? []).slice(0, dice).reduce((sum, die) => sum + die, 0);

/** Returns the sum of the modifiers, computed from the event's total. */
export const added = (entry: GameEvent): number => (entry.roll?.total === undefined ? 0 : entry.roll.total - natural(entry));

interface Dice {
  /** Number of dice that count, starting with the first; by default all. */
  readonly dice?: number;
  /** Number of sides of each die; 6 by default. */
  readonly sides?: number;
}

/** Makes the stake for a dice roll. `score` maps the sum of the dice, without modifiers, to the outcome. */
export function rolled(
  kind: string,
  side: PlayerID | undefined,
  entry: GameEvent,
  score: (sum: number) => number,
  { dice = entry.roll?.dice.length ?? 0, sides }: Dice = {},
): Stake {
  return scored(kind, side, mapped(pool(dice, sides), score), score(natural(entry, dice)));
}

/** Makes the stake for a roll that passes or fails depending on the sum of its dice. */
export const rolledTest = (
  kind: string,
  side: PlayerID | undefined,
  entry: GameEvent,
  passes: (sum: number) => boolean,
  dice?: Dice,
): Stake => rolled(kind, side, entry, (sum) => Number(passes(sum)), dice);

/** Makes the stake for a roll with unknown odds. */
export const untold = (kind: string, side?: PlayerID): Stake => ({ kind, ...(side !== undefined && { side }) });

export const OTHER = 'other';

/**
 * Return the rolls of an event, by event key. `after` contains later events of the same move, which may belong to the
 * roll. An event that belongs to another event's roll has none.
 */
export type Rolls = {
  readonly [key: string]: (entry: GameEvent, after: readonly GameEvent[]) => readonly (Stake & { readonly with?: readonly GameEvent[] })[];
};

interface Besides {
  /** Readers for draws, which use no dice. */
  readonly drawn?: Rolls;
  /** Called before an event is read. */
  watch?(entry: GameEvent): void;
}

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
