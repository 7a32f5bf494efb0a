import type { GameEvent } from './events.js';
import { type LuckRoll, type LuckSource, OTHER } from './luckRolls.js';
import { mean, type Odds } from './odds.js';
import type { PlayerID } from './seats.js';

/** A roll and its place in the match. */
export interface MatchRoll extends LuckRoll {
  /** Turn in which the roll was made; 0 before the first turn. */
  readonly turn: number;
  /** Index of the state after the move with the roll; 0 for the set-up. */
  readonly state: number;
}

export interface Beginning<G = unknown> {
  readonly first: G;
  readonly turn?: number;
}

/**
 * Returns every roll of a match.
 * @param events the events of the set-up, then of each move
 */
export function readMatch<G>(
  source: Pick<LuckSource<G>, 'reader'>,
  { first, turn: begun = 0 }: Beginning<G>,
  events: readonly (readonly GameEvent[])[],
): MatchRoll[] {
  const read = source.reader(first);
  let turn = begun;
  return events.flatMap((entries, state) => {
    // Events before a turn begins belong to the previous turn.
    const turns = new Map<GameEvent, number>();
    for (const entry of entries) {
      if (entry.key === 'turn') turn = Number(entry.values?.turn);
      turns.set(entry, turn);
    }
    return read(entries).map((roll) => {
      const [first] = roll.of;
      return { ...roll, state, turn: (first && turns.get(first)) ?? turn };
    });
  });
}

/** Probability below which both ends of a distribution are trimmed, because it is too small to show. */
const NEGLIGIBLE = 1e-30;

/** A distribution over consecutive integers, starting at `from`. */
interface Dense {
  readonly from: number;
  readonly p: Float64Array;
}

function plus({ from, p }: Dense, odds: Odds): Dense {
  const values = [...odds.keys()];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const sum = new Float64Array(p.length + most - least);
  for (const [value, chance] of odds) {
    const shift = value - least;
    if (chance > 0) for (let i = 0; i < p.length; i++) sum[i + shift] = (sum[i + shift] ?? 0) + (p[i] ?? 0) * chance;
  }
  let first = 0;
  let last = sum.length;
  while ((sum[first] ?? NEGLIGIBLE) < NEGLIGIBLE) first += 1;
  while ((sum[last - 1] ?? NEGLIGIBLE) < NEGLIGIBLE) last -= 1;
  return { from: from + least + first, p: sum.subarray(first, last) };
}

export interface Rarity {
  /** Probability of this or a higher result. */
  readonly atLeast: number;
  /** Probability of this or a lower result. */
  readonly atMost: number;
}

/**
 * Computes the rarity of a sum by convolution. Rounding errors are about 1e-16 of the result per roll, because only positive numbers are
 * added and multiplied.
 */
export function rarityOf(rolls: readonly Odds[], outcome: number): Rarity {
  const { from, p } = rolls.reduce(plus, { from: 0, p: Float64Array.of(1) });
  let atLeast = 0;
  let atMost = 0;
  p.forEach((chance, i) => {
    if (from + i >= outcome) atLeast += chance;
    if (from + i <= outcome) atMost += chance;
  });
  return { atLeast: Math.min(1, atLeast), atMost: Math.min(1, atMost) };
}

export interface Line {
  readonly kind: string;
  readonly side?: PlayerID;
  readonly rolls: number;
  /** Sum of the outcomes and its rarity; absent if the odds are unknown. */
  readonly sum?: Rarity & { readonly expected: number; readonly outcome: number };
}

type Known<C extends LuckRoll> = C & { readonly odds: Odds; readonly outcome: number };

export const isKnown = <C extends LuckRoll>(roll: C): roll is Known<C> => roll.odds !== undefined && roll.outcome !== undefined;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

type Group = [LuckRoll, ...LuckRoll[]];

function lineOf(rolls: Readonly<Group>): Line {
  const [{ kind, side }] = rolls;
  const line = { kind, ...(side !== undefined && { side }), rolls: rolls.length };
  const known = rolls.filter(isKnown);
  if (!known.length) return line;
  const outcome = total(known.map((roll) => roll.outcome));
  const odds = known.map((roll) => roll.odds);
  return { ...line, sum: { expected: total(odds.map((each) => mean(each))), outcome, ...rarityOf(odds, outcome) } };
}

/** Returns a line for each combination of kind, side, and known or unknown odds, in the order of `kinds`. */
export function linesOf(kinds: LuckSource['kinds'], rolls: readonly LuckRoll[]): Line[] {
  const groups = new Map<string, Group>();
  for (const roll of rolls) {
    const key = `${roll.kind} ${roll.side} ${isKnown(roll)}`;
    const group = groups.get(key);
    if (group) group.push(roll);
    else groups.set(key, [roll]);
  }
  const order = [...Object.keys(kinds), OTHER];
  return [...groups.values()].map(lineOf).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Luck is counted in 36ths, the probabilities of two dice, so that most values are whole numbers. */
const PARTS = 36;

/** Returns the probability of a lower outcome minus that of a higher one, in 36ths. Averages 0. */
function luckIn(odds: Odds, outcome: number): number {
  let luck = 0;
  for (const [value, p] of odds) luck += p * Math.sign(outcome - value);
  return Math.round(luck * PARTS);
}

/** A side's luck over all its rolls. */
export interface Luck extends Rarity {
  readonly rolls: number;
  /** Sum of the luck of all rolls; each is from -1 (worst) to 1 (best). Averages 0. */
  readonly luck: number;
}

export function luckOf(rolls: readonly LuckRoll[], side: PlayerID): Luck {
  const known = rolls.filter(isKnown).filter((roll) => roll.side === side);
  const lucks = known.map(({ odds }): Odds => {
    const luck = new Map<number, number>();
    for (const [value, p] of odds) {
      const of = luckIn(odds, value);
      luck.set(of, (luck.get(of) ?? 0) + p);
    }
    return luck;
  });
  const outcome = total(known.map(({ odds, outcome }) => luckIn(odds, outcome)));
  return { rolls: known.length, luck: outcome / PARTS, ...rarityOf(lucks, outcome) };
}

/** A roll with a known and unlikely result. */
export interface DecisiveRoll extends Known<MatchRoll> {
  readonly side: PlayerID;
  readonly expected: number;
  /** Probability of this result or a better one; for bad luck, of this result or a worse one. */
  readonly chance: number;
  readonly well: boolean;
}

function decisiveOf(roll: Known<MatchRoll>): DecisiveRoll | undefined {
  const { side, odds, outcome } = roll;
  if (side === undefined) return undefined;
  const { atLeast, atMost } = rarityOf([odds], outcome);
  return { ...roll, side, expected: mean(odds), chance: Math.min(atLeast, atMost), well: atLeast < atMost };
}

/** Maximum probability of a decisive result. The small addend allows for rounding. */
const EVENS = 0.5 + 1e-9;

/** Returns the most decisive rolls, ranked by how unlikely they were and how important their kind is. At most one per event. */
export function decisiveRolls(kinds: LuckSource['kinds'], rolls: readonly MatchRoll[], most: number): DecisiveRoll[] {
  const weight = ({ kind, chance }: DecisiveRoll) => -Math.log(chance) * (kinds[kind] ?? 1);
  const seen = new Set<GameEvent>();
  return rolls
    .filter(isKnown)
    .flatMap((roll) => decisiveOf(roll) ?? [])
    .filter(({ chance }) => chance <= EVENS)
    .sort((a, b) => weight(b) - weight(a))
    .filter(({ of: [entry] }) => entry && !seen.has(entry) && seen.add(entry))
    .slice(0, most);
}
