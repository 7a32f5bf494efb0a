import type { GameEvent } from './events.js';
import type { Language } from './language.js';
import { dieOdds, mapped, type Odds, times } from './odds.js';
import type { PlayerID } from './seats.js';

/** The odds and the outcome of a roll. */
export interface Stake {
  /** Kind of roll: a key of {@link LuckSource.words}. */
  readonly kind: string;
  /** The side that profits from high outcomes; absent if neither does. */
  readonly side?: PlayerID;
  /** In whole units of the kind; absent if the events do not determine them. */
  readonly odds?: Odds;
  /** The outcome. */
  readonly fell?: number;
}

export interface LuckRoll extends Stake {
  /** The events that hold its dice. */
  readonly of: readonly GameEvent[];
}

/** Reads the events of the set-up, then of each move, in order. May keep state. */
export type RollReader = (told: readonly GameEvent[]) => readonly LuckRoll[];

export interface KindWords {
  readonly name: string;
  readonly unit: string;
}

/** Reads a game's rolls for the luck ledger: `luck/index.ts` of its folder, loaded on demand. */
export interface LuckSource<G = unknown> {
  /** The kinds in the rulebook's order. 1: usually little depends on it, 2: something, 3: the battle. */
  readonly kinds: { readonly [kind: string]: 1 | 2 | 3 };
  /**
   * A reader for one match.
   * @param first the first state, possibly in the middle of a battle
   */
  reader(first: G): RollReader;
  words(language: Language): { readonly [kind: string]: KindWords };
}

/** A roll with a numeric outcome. */
export const scored = (kind: string, side: PlayerID | undefined, odds: Odds, fell: number): Stake => ({
  kind,
  ...(side !== undefined && { side }),
  odds,
  fell,
});

/**
 * A roll that passes or fails.
 * @param p the chance to pass
 */
export const tested = (kind: string, side: PlayerID | undefined, p: number, passed: boolean): Stake => {
  const odds: Odds = new Map([
    [0, 1 - p],
    [1, p],
  ]);
  return scored(kind, side, odds, passed ? 1 : 0);
};

/** The sum of `dice` dice. */
export const pool = (dice: number, sides = 6): Odds => times(dice, dieOdds(sides));

/** The sum of an event's first dice, or of all, without modifiers. */
export const natural = ({ roll }: GameEvent, dice?: number): number => (roll?.dice ?? []).slice(0, dice).reduce((sum, die) => sum + die, 0);

/** The sum of the modifiers, from the event's total. */
export const added = (entry: GameEvent): number => (entry.roll?.total === undefined ? 0 : entry.roll.total - natural(entry));

interface Dice {
  /** How many of the event's dice count, from the first; all by default. */
  readonly dice?: number;
  /** Default 6. */
  readonly sides?: number;
}

/**
 * A roll scored by its dice.
 * @param score maps the sum without modifiers to the outcome
 */
export function rolled(
  kind: string,
  side: PlayerID | undefined,
  entry: GameEvent,
  score: (sum: number) => number,
  { dice = entry.roll?.dice.length ?? 0, sides }: Dice = {},
): Stake {
  return scored(kind, side, mapped(pool(dice, sides), score), score(natural(entry, dice)));
}

/** A roll that passes or fails by its dice. */
export const rolledTest = (
  kind: string,
  side: PlayerID | undefined,
  entry: GameEvent,
  passes: (sum: number) => boolean,
  dice?: Dice,
): Stake => rolled(kind, side, entry, (sum) => Number(passes(sum)), dice);

/** A roll with unknown odds. */
export const untold = (kind: string, side?: PlayerID): Stake => ({ kind, ...(side !== undefined && { side }) });

export const OTHER = 'other';

/** By event key: the rolls of an event. Later events of the same move may belong to it. Empty if it belongs to another event. */
export type Rolls = {
  readonly [key: string]: (entry: GameEvent, after: readonly GameEvent[]) => readonly (Stake & { readonly with?: readonly GameEvent[] })[];
};

interface Besides {
  /** Draws, which have no dice. */
  readonly drawn?: Rolls;
  /** Sees every event first. */
  watch?(entry: GameEvent): void;
}

/** A reader made from functions by event key. */
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
