import type { GameEvent } from './events.js';
import { type LuckRoll, type LuckSource, OTHER } from './luckRolls.js';
import { mean, type Odds } from './odds.js';
import type { PlayerID } from './seats.js';

/** A cast at its place in a match. */
export interface MatchRoll extends LuckRoll {
  /** The turn; 0 before the first. */
  readonly turn: number;
  /** The state that its move made: 0 for the set-up. */
  readonly state: number;
}

/** What a match began with: its first state, and the turn that was. */
export interface Beginning<G = unknown> {
  readonly first: G;
  readonly turn?: number;
}

/** Reads a whole match. @param told at the set-up, then by each move */
export function readMatch<G>(
  fortune: Pick<LuckSource<G>, 'reader'>,
  { first, turn: begun = 0 }: Beginning<G>,
  told: readonly (readonly GameEvent[])[],
): MatchRoll[] {
  const read = fortune.reader(first);
  let turn = begun;
  return told.flatMap((entries, state) => {
    // What is told before a turn begins belongs to the one before it.
    const turns = new Map<GameEvent, number>();
    for (const entry of entries) {
      if (entry.key === 'turn') turn = Number(entry.values?.turn);
      turns.set(entry, turn);
    }
    return read(entries).map((cast) => {
      const [first] = cast.of;
      return { ...cast, state, turn: (first && turns.get(first)) ?? turn };
    });
  });
}

/** What is rarer than this is dropped from both ends of a sum: nothing that is ever shown can tell. */
const NEVER = 1e-30;

/** A distribution over the whole numbers from `from` on. */
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
  while ((sum[first] ?? NEVER) < NEVER) first += 1;
  while ((sum[last - 1] ?? NEVER) < NEVER) last -= 1;
  return { from: from + least + first, p: sum.subarray(first, last) };
}

/** How a sum of throws fell among all that it might have been. */
export interface Rarity {
  /** The chance to come to as much, or more; and to as little, or less. */
  readonly asMuch: number;
  readonly asLittle: number;
}

/**
 * Exact but for the rounding of doubles: every throw is folded into the sum by its whole distribution. Only products and sums of positive
 * numbers occur, so that the error is some 1e-16 of the result for each throw.
 */
export function rarityOf(throws: readonly Odds[], fell: number): Rarity {
  const { from, p } = throws.reduce(plus, { from: 0, p: Float64Array.of(1) });
  let asMuch = 0;
  let asLittle = 0;
  p.forEach((chance, i) => {
    if (from + i >= fell) asMuch += chance;
    if (from + i <= fell) asLittle += chance;
  });
  return { asMuch: Math.min(1, asMuch), asLittle: Math.min(1, asLittle) };
}

/** One kind of roll of one side, over a match or a part of it. */
export interface Line {
  readonly kind: string;
  readonly side?: PlayerID;
  readonly rolls: number;
  /** Left out where the odds cannot be told. */
  readonly sum?: Rarity & { readonly expected: number; readonly fell: number };
}

/** A cast whose odds are known. */
type Known<C extends LuckRoll> = C & { readonly odds: Odds; readonly fell: number };

export const isKnown = <C extends LuckRoll>(cast: C): cast is Known<C> => cast.odds !== undefined && cast.fell !== undefined;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Casts of one kind and side. */
type Group = [LuckRoll, ...LuckRoll[]];

function lineOf(casts: Readonly<Group>): Line {
  const [{ kind, side }] = casts;
  const line = { kind, ...(side !== undefined && { side }), rolls: casts.length };
  const known = casts.filter(isKnown);
  if (!known.length) return line;
  const fell = total(known.map((cast) => cast.fell));
  const odds = known.map((cast) => cast.odds);
  return { ...line, sum: { expected: total(odds.map((each) => mean(each))), fell, ...rarityOf(odds, fell) } };
}

/** The ledger of some casts: a line for each kind, side and whether its odds are known, in the order of the kinds. */
export function linesOf(kinds: LuckSource['kinds'], casts: readonly LuckRoll[]): Line[] {
  const groups = new Map<string, Group>();
  for (const cast of casts) {
    const key = `${cast.kind} ${cast.side} ${isKnown(cast)}`;
    const group = groups.get(key);
    if (group) group.push(cast);
    else groups.set(key, [cast]);
  }
  const order = [...Object.keys(kinds), OTHER];
  return [...groups.values()].map(lineOf).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Parts of a throw's luck: those of two dice, so that the luck of most throws is a whole number of them. */
const PARTS = 36;

/** The luck of an outcome: the chance of a worse one less the chance of a better one, in 36ths, to the nearest; 0 on the average. */
function luckIn(odds: Odds, fell: number): number {
  let luck = 0;
  for (const [value, p] of odds) luck += p * Math.sign(fell - value);
  return Math.round(luck * PARTS);
}

/** All throws of one side together, whatever they are counted in. */
export interface Luck extends Rarity {
  readonly rolls: number;
  /** The luck of all its throws: each from -1, nothing could be worse, to 1. Nobody's is 0 on the average. */
  readonly luck: number;
}

/** How lucky a side has been, by the luck of each of its throws. */
export function luckOf(casts: readonly LuckRoll[], side: PlayerID): Luck {
  const known = casts.filter(isKnown).filter((cast) => cast.side === side);
  const lucks = known.map(({ odds }): Odds => {
    const luck = new Map<number, number>();
    for (const [value, p] of odds) {
      const of = luckIn(odds, value);
      luck.set(of, (luck.get(of) ?? 0) + p);
    }
    return luck;
  });
  const fell = total(known.map(({ odds, fell }) => luckIn(odds, fell)));
  return { rolls: known.length, luck: fell / PARTS, ...rarityOf(lucks, fell) };
}

/** A single throw that tells. */
export interface DecisiveRoll extends Known<MatchRoll> {
  readonly side: PlayerID;
  readonly expected: number;
  /** The chance to fare so well, or better; so ill, or worse, where it was ill luck. */
  readonly chance: number;
  readonly well: boolean;
}

function tellingOf(cast: Known<MatchRoll>): DecisiveRoll | undefined {
  const { side, odds, fell } = cast;
  if (side === undefined) return undefined;
  const { asMuch, asLittle } = rarityOf([odds], fell);
  return { ...cast, side, expected: mean(odds), chance: Math.min(asMuch, asLittle), well: asMuch < asLittle };
}

/** What is likelier than evens tells nothing; the rest is rounding. */
const EVENS = 0.5 + 1e-9;

/** The throws that tell most, the most telling first: the less likely, and the more hangs on their kind, the more. One for each entry. */
export function decisiveRolls(kinds: LuckSource['kinds'], casts: readonly MatchRoll[], most: number): DecisiveRoll[] {
  const weight = ({ kind, chance }: DecisiveRoll) => -Math.log(chance) * (kinds[kind] ?? 1);
  const seen = new Set<GameEvent>();
  return casts
    .filter(isKnown)
    .flatMap((cast) => tellingOf(cast) ?? [])
    .filter(({ chance }) => chance <= EVENS)
    .sort((a, b) => weight(b) - weight(a))
    .filter(({ of: [entry] }) => entry && !seen.has(entry) && seen.add(entry))
    .slice(0, most);
}
