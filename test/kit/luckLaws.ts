import type { GameDefinition } from '../../src/kit/definition.js';
import { quickDice } from '../../src/kit/dice.js';
import type { GameEvent } from '../../src/kit/events.js';
import { english } from '../../src/kit/language.js';
import { isKnown, type MatchRoll, readMatch } from '../../src/kit/luck.js';
import { type LuckRoll, type LuckSource, OTHER } from '../../src/kit/luckRolls.js';
import { mean } from '../../src/kit/odds.js';
import { about } from './about.js';
import { followCorpus, readCorpus, type Starts } from './corpus.js';
import { type Player, playMatch } from './properties.js';
import { seed } from './seed.js';

/** A match as events: its start state, and the events of the set-up and each move. */
export interface Story<G> {
  readonly name: string;
  readonly first: G;
  readonly told: readonly (readonly GameEvent[])[];
  /** Set if the start state has secrets that affect the odds. Players then know the odds of fewer rolls. */
  readonly secret?: boolean;
  /** Kinds of roll whose odds the events of this match do not always contain. */
  readonly untold?: readonly string[];
}

/** Plays a match at random, or with one bot in both seats. */
function storyOf<G>(definition: GameDefinition<G>, setupData: unknown, n: number, player?: Player<G>): Story<G> {
  // Roll the dice of the set-up as `playMatch` does.
  const { G: first, chronicle } = definition.rules.open(setupData, quickDice(n * 7919 + 1));
  const events: (readonly GameEvent[])[] = [chronicle];
  const players = player && { 0: player, 1: player };
  playMatch(definition, { setupData, seed: n, players, onPlayed: (_decision, _after, entries) => events.push(entries) });
  return { name: `${JSON.stringify(setupData)}, match ${n}`, first, told: events };
}

export const matchStories = <G>(definition: GameDefinition<G>, setups: readonly unknown[], random: number, captains: number): Story<G>[] =>
  setups.flatMap((setupData, s) =>
    Array.from({ length: random + captains }, (_, n) =>
      storyOf(definition, setupData, seed(s * 100 + n), n < random ? undefined : definition.captain),
    ),
  );

/** Returns the matches of the corpus, with every event. */
export const corpusStories = <G>(definition: GameDefinition<G>, starts: Starts<G> = {}): Story<G>[] =>
  readCorpus(definition.slug).map((match, n) => {
    const { rules } = definition;
    const opened = match.start === undefined ? rules.open(match.setupData, quickDice(match.seed)) : undefined;
    const events: (readonly GameEvent[])[] = [opened?.chronicle ?? []];
    followCorpus(definition, match, starts, { after: (_, chronicle) => events.push(chronicle) });
    return { name: `corpus match ${n + 1}`, first: opened?.G ?? starts[match.start ?? '']?.(), told: events };
  });

interface Sum {
  fell: number;
  expected: number;
  variance: number;
  rolls: number;
}

/** Maximum deviation of a sum, in standard deviations. Fair rolls practically never exceed it. */
const SIGMAS = 5;

/** Returns the actual and expected counts of each outcome, by kind and side. */
function countedIn(casts: readonly LuckRoll[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  const count = (key: string, fell: number, expected: number, variance: number) => {
    const sum = sums.get(key) ?? { fell: 0, expected: 0, variance: 0, rolls: 0 };
    sums.set(key, { fell: sum.fell + fell, expected: sum.expected + expected, variance: sum.variance + variance, rolls: sum.rolls + 1 });
  };
  for (const { kind, side = 'nobody', odds, outcome } of casts.filter(isKnown)) {
    const m = mean(odds);
    count(
      `${kind} of ${side}, mean`,
      outcome,
      m,
      mean(odds, (value) => (value - m) ** 2),
    );
    for (const [value, p] of odds) count(`${kind} of ${side}, ${value}`, value === outcome ? 1 : 0, p, p * (1 - p));
  }
  return sums;
}

/** Checks that a roll has a named kind, a possible outcome in whole units, and chances that add up to 1. */
function checkCast(fortune: LuckSource, cast: LuckRoll, maybeUntold: readonly string[]): void {
  const known = Object.hasOwn(fortune.kinds, cast.kind) && Object.hasOwn(fortune.words(english), cast.kind);
  if (!known) throw new Error(`${cast.of[0].key} is of no known kind: ${cast.kind}`);
  if (!isKnown(cast)) {
    if (!maybeUntold.includes(cast.kind)) throw new Error(`the odds of ${cast.kind} are not told: ${JSON.stringify(cast.of)}`);
    return;
  }
  const sum = [...cast.odds.values()].reduce((all, p) => all + p, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`the chances of ${cast.kind} add up to ${sum}`);
  if (![...cast.odds.keys(), cast.outcome].every(Number.isInteger)) throw new Error(`${cast.kind} is not counted in whole units`);
  if (!((cast.odds.get(cast.outcome) ?? 0) > 0)) throw new Error(`${cast.kind} could not fall as it did: ${JSON.stringify(cast.of)}`);
}

/** Checks that every rolled die is in the ledger, once for each side. */
function checkWhole(told: readonly (readonly GameEvent[])[], casts: readonly LuckRoll[]): void {
  const read = new Map<GameEvent, LuckRoll[]>();
  for (const cast of casts) for (const entry of cast.of) read.set(entry, [...(read.get(entry) ?? []), cast]);
  for (const entry of told.flat()) {
    const own = read.get(entry) ?? [];
    if (entry.roll && !own.length) throw new Error(`nobody has read the dice of ${JSON.stringify(entry)}`);
    // One event may have a die for each of several pieces.
    const most = Math.max(1, entry.roll?.dice.length ?? 1);
    for (const side of new Set(own.map((cast) => cast.side))) {
      if (own.filter((cast) => cast.side === side).length > most) throw new Error(`read twice: ${JSON.stringify(entry)}`);
    }
  }
}

/** Checks that players and spectators get the same luck from their first views, if these have no secrets. */
function checkSeen<G>(
  { rules, sides }: GameDefinition<G>,
  fortune: LuckSource<G>,
  { first, told }: Story<G>,
  read: readonly MatchRoll[],
): void {
  for (const seat of [...sides.map(({ playerID }) => playerID), null]) {
    expect(readMatch(fortune, { first: rules.view(first, seat) }, told)).toEqual(read);
  }
}

/** Outcomes by event key: a test passed (1) or failed (0), or a score. */
export type Says = { readonly [key: string]: 0 | 1 | ((entry: GameEvent) => number) };

/** Compares an outcome with the emitted one, without using the luck reader. */
function checkSaid(says: Says, { of: [entry], kind, outcome }: LuckRoll): void {
  const said = says[entry.key];
  if (said === undefined || outcome === undefined) return;
  const expected = typeof said === 'number' ? said : said(entry);
  if (expected !== outcome) throw new Error(`${kind} says ${expected}, and is read as ${outcome}: ${JSON.stringify(entry)}`);
}

interface LawOptions {
  readonly says?: Says;
  /** Kinds of roll whose odds the events do not always contain, in any match. */
  readonly untold?: readonly string[];
  /** Kinds of roll that need not occur in the given matches. */
  readonly seldom?: readonly string[];
  /** Whether the matches were selected to contain every kind of roll. */
  readonly chosen: boolean;
}

/** Defines tests of a luck ledger over matches of a game. */
export function luckLaws<G>(
  definition: GameDefinition<G>,
  fortune: LuckSource<G>,
  storiesOf: () => readonly Story<G>[],
  { untold = [], seldom = [], says = {}, chosen }: LawOptions,
): void {
  const casts: LuckRoll[] = [];

  it('reads every die of the events, and every result was possible', () => {
    for (const story of storiesOf()) {
      about(story.name, () => {
        const read = readMatch(fortune, { first: story.first }, story.told);
        checkWhole(story.told, read);
        if (!story.secret) checkSeen(definition, fortune, story, read);
        for (const cast of read) {
          checkCast(fortune, cast, [...untold, ...(story.untold ?? [])]);
          checkSaid(says, cast);
        }
        casts.push(...read);
      });
    }
  });

  it('names every kind that occurs', () => {
    const seen = new Set(casts.map(({ kind }) => kind));
    expect(seen).not.toContain(OTHER);
    expect(Object.keys(fortune.words(english)).sort()).toEqual(Object.keys(fortune.kinds).sort());
    if (chosen) expect(Object.keys(fortune.kinds).filter((kind) => !seen.has(kind) && !seldom.includes(kind))).toEqual([]);
  });

  it('results agree with the odds, over all matches', () => {
    const off = [...countedIn(casts)].filter(([, { variance, fell, expected }]) => {
      const far = Math.abs(fell - expected);
      return variance < 1 ? far > SIGMAS : far > SIGMAS * Math.sqrt(variance);
    });
    expect(off).toEqual([]);
  });
}
