import { isDeepStrictEqual } from 'node:util';
import type { GameDefinition } from '../../src/kit/definition.js';
import { type Dice, quickDice } from '../../src/kit/dice.js';
import type { GameEvent } from '../../src/kit/events.js';
import type { Choice, PlayerID } from '../../src/kit/rules.js';
import { about } from './about.js';
import { botLaws } from './botLaws.js';
import { type CorpusMatch, followCorpus, inEvery, type Position, positionsOf, readCorpus, type Starts } from './corpus.js';
import { checkImagined } from './determinizationLaws.js';
import { checkAgreement, checkViews, claim, everyStep, freeze } from './properties.js';
import { isLeft, type Recorded, recordCorpus } from './recordCorpus.js';
import { seed } from './seed.js';
import { partsOf, separateParts } from './separate.js';

/** Options for the property tests of a game’s corpus. */
export interface CorpusLaws<G> extends Recorded<G> {
  /** Names of rare or never offered moves, which the corpus lacks. Rule tests make them. */
  readonly unmade?: readonly string[];
  /** Whether a move outside `choices` is legal. See {@link checkAgreement}. */
  also(view: G, playerID: PlayerID, choice: Choice): boolean;
  /** Checks secrecy in a position. Returns the number of secrets compared. Left out for a game without secrets. */
  secrecy?(position: Position<G>, n: number): number;
  /** Further checks on the events of a move. */
  told?(before: G, after: G, chronicle: readonly GameEvent[]): void;
  readonly largestView?: number;
}

/** Number of mutants tried in each position, and of moves made of each offered kind and after determinization. */
const MUTANTS = 60;
const OF_EACH_KIND = 2;
const MOVES_ON = 1;

/** Returns some of the choices, at most two of each kind of move. */
function sampleOf(choices: readonly Choice[], dice: Dice): Choice[] {
  const kinds = new Set(choices.map(({ move }) => move));
  return [...kinds].flatMap((kind) => {
    const those = choices.filter(({ move }) => move === kind);
    return Array.from({ length: Math.min(OF_EACH_KIND, those.length) }, () => those[dice.die(those.length) - 1]);
  });
}

function checkTexts(texts: object, chronicle: readonly GameEvent[]): void {
  for (const { key, case: ruleCase } of chronicle)
    claim(/^\d+\.\d/.test(ruleCase) && Object.hasOwn(texts, `chronicle.${key}`), () => `no text or case: ${key}`);
}

/** Compares `advance` with `play` over a match. `elsewhere` has the parts of other matches. No state may share them. */
function checkAdvance<G>(
  { rules }: GameDefinition<G>,
  { setupData, start, seed: drawn, log }: CorpusMatch,
  starts: Starts<G>,
  elsewhere: Set<object>,
): void {
  const [one, other] = [quickDice(drawn), quickDice(drawn)];
  const open = (dice: Dice) => (start === undefined ? rules.setup(setupData, dice) : starts[start]());
  let copied = freeze(open(one));
  let used = open(other);
  const seen = new Set<object>();
  for (const [number, [playerID, move, args]] of log.entries()) {
    const played = rules.play(copied, playerID, move, args, one);
    const advanced = rules.advance(used, playerID, { move, args }, other);
    // `advance` must return a new object, because results are cached by state.
    claim(advanced.G !== used, () => `move ${number + 1}, ${move}, returns the state it was given`);
    copied = freeze(played.G);
    used = advanced.G;
    claim(isDeepStrictEqual(copied, used), () => `after move ${number + 1}, ${move}, the states differ`);
    claim(isDeepStrictEqual(played.chronicle, advanced.chronicle), () => `move ${number + 1}, ${move}, tells something else`);
    for (const part of partsOf(advanced.chronicle)) elsewhere.add(part);
    for (const part of separateParts(used, elsewhere)) seen.add(part);
  }
  for (const part of seen) elsewhere.add(part);
}

interface Asked<G> extends CorpusLaws<G> {
  readonly corpus: readonly CorpusMatch[];
  readonly positions: readonly Position<G>[];
  readonly starts: Starts<G>;
}

/** Defines the test that the corpus covers every step and move. */
function coverageLaws<G>({ definition, corpus, starts, unmade = [] }: Asked<G>): void {
  const { rules, sequence, always } = definition;

  it('covers every step, entered and left, and every move', () => {
    const [entered, left, made] = [new Set<string>(), new Set<string>(), new Set<string>(['concede'])];
    for (const match of corpus) {
      let here = '';
      followCorpus(definition, match, starts, {
        before: ({ G, playerID, choice }) => {
          here = `${rules.phase(G)}/${rules.awaiting(G)[playerID]}`;
          entered.add(here);
          made.add(choice.move);
        },
        after: ({ G }) => void (isLeft(definition, G, here) && left.add(here)),
      });
    }
    const moves = Object.values(sequence).flatMap(({ steps }) =>
      Object.values(steps)
        .flat()
        .map(({ name }) => name),
    );
    expect(everyStep(definition).filter((step) => !entered.has(step))).toEqual([]);
    expect(everyStep(definition).filter((step) => !left.has(step))).toEqual([]);
    expect([...moves, ...always.map(({ name }) => name)].filter((move) => !made.has(move) && !unmade.includes(move))).toEqual([]);
  });
}

/** Defines tests of the rules in each position. */
function positionLaws<G>({ definition, positions, also, secrecy, largestView = 25_000 }: Asked<G>): void {
  const { rules, checkInvariants } = definition;

  it('keeps all invariants, and views are small and stable', () =>
    inEvery(positions, ({ G, view }) => {
      expect(checkInvariants?.(G)).toBeUndefined();
      checkViews(definition, G);
      expect(JSON.stringify(view).length).toBeLessThan(largestView);
    }));

  it('choices and refusals agree', () =>
    inEvery(positions, (position, n) => {
      checkAgreement(definition, position, quickDice(seed(n)), MUTANTS, also);
    }));

  it('no choice is offered twice', () =>
    inEvery(positions, ({ view, playerID }) => {
      const keys = rules.choices(view, playerID).map((choice) => JSON.stringify(choice));
      expect(new Set(keys).size).toBe(keys.length);
    }));

  if (secrecy)
    it('keeps secrets', () => {
      let compared = 0;
      inEvery(positions, (position, n) => {
        compared += secrecy(position, n);
      });
      expect(compared).toBeGreaterThan(5);
    });
}

/** Defines tests of the states after each position. */
function moveLaws<G>({ definition, positions, corpus, starts, told }: Asked<G>): void {
  const { rules, texts, checkInvariants } = definition;

  it('every kind of move leads to a valid state in plain JSON, with events that have a text and a case', () =>
    inEvery(positions, ({ G, view, playerID }, n) => {
      const dice = quickDice(seed(n));
      for (const { move, args } of sampleOf(rules.choices(view, playerID), dice)) {
        const { G: after, chronicle } = rules.play(G, playerID, move, args, dice);
        const wrong = checkInvariants?.(after);
        claim(!wrong, () => `${wrong}: after ${JSON.stringify({ move, args })}`);
        claim(isDeepStrictEqual(JSON.parse(JSON.stringify(after)), after), () => `not plain JSON after ${move}`);
        checkTexts(texts, chronicle);
        told?.(G, freeze(after), chronicle);
      }
    }));

  it('matches on consumed states equal those on copies; states share no parts', () => {
    const elsewhere = new Set<object>();
    for (const [n, match] of corpus.entries()) about(`corpus match ${n + 1}`, () => checkAdvance(definition, match, starts, elsewhere));
  });

  it('each viewer’s determinized state has the same view, is valid, and play continues', () =>
    inEvery(positions, ({ G }, n) => {
      checkImagined(definition, G, quickDice(seed(n)), MOVES_ON);
    }));

  it('a finished match awaits no player and allows no move', () => {
    const { G, playerID, choice } = positions[0];
    const over = rules.play(G, playerID, 'concede', [], quickDice(1)).G;
    expect(rules.result(over)).toBeDefined();
    expect([rules.awaiting(over), rules.choices(over, playerID)]).toEqual([{}, []]);
    expect(rules.refusal(over, playerID, choice.move, choice.args)).toMatchObject({ key: 'over' });
  });
}

/**
 * Defines tests of a game in every position of its corpus.
 * @returns the positions
 */
export function corpusLaws<G>(laws: CorpusLaws<G>): readonly Position<G>[] {
  const { definition, starts = {} } = laws;
  if (process.env.RECORD) recordCorpus(laws);
  const corpus = readCorpus(definition.slug);
  const positions = positionsOf(definition, corpus, starts);

  describe(`the corpus of ${definition.slug}`, () => {
    const asked = { ...laws, starts, corpus, positions };
    coverageLaws(asked);
    positionLaws(asked);
    moveLaws(asked);
    botLaws(definition, positions);
  });
  return positions;
}
