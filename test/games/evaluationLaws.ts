import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameDefinition } from '../../src/kit/definition.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import { valueOfResult } from '../../src/kit/evaluate.js';
import type { PlayerID, Result } from '../../src/kit/rules.js';
import { SEATS } from '../../src/kit/seats.js';
import { scoreOf } from '../../tools/evaluation/score.js';
import { type Golden, record } from '../kit/golden.js';
import { claim } from '../kit/properties.js';
import { seed } from '../kit/seed.js';

/** Options for the property tests of an evaluation. */
interface Held<G> {
  readonly definition: GameDefinition<G>;
  /** Names of the golden matches between bots that are evaluated. */
  readonly matches: readonly string[];
  /** Names of more golden matches. Their results score the evaluation. */
  readonly more?: readonly string[];
  /** Set-ups of extra matches between Normal bots, if the recorded matches are too few. */
  readonly fresh?: readonly unknown[];
  /** Maximum Brier score over these matches. Always predicting 0.5 scores 0.25. */
  readonly brier: number;
  /** Returns the position without one undamaged ship of a side, or undefined if it has none. */
  without(G: G, playerID: PlayerID): G | undefined;
}

/** Interval of the positions tested. */
const EVERY = 20;
/** Tolerance for the sum of both win chances. */
const NEXT_TO_NOTHING = 1e-12;

interface Played<G> {
  /** Some of the positions before the end, in order. */
  readonly positions: readonly G[];
  readonly last: G;
  readonly result: Result;
}

/** Replays a golden match. */
const played = <G>(definition: GameDefinition<G>, name: string): Played<G> =>
  again(definition, JSON.parse(readFileSync(join(__dirname, definition.slug, 'golden', `${name}.json`), 'utf8')));

/** Replays a recorded match. */
function again<G>({ rules }: GameDefinition<G>, { setupData, seed: drawn, log }: Golden): Played<G> {
  const { setup, play } = matchDice(drawn);
  const positions: G[] = [];
  let last = rules.setup(setupData, setup);
  for (const [number, { playerID, move, args }] of log.entries()) {
    if (number % EVERY === 0) positions.push(structuredClone(last));
    last = rules.advance(last, playerID, { move, args }, play).G;
  }
  return { positions, last, result: rules.result(last) as Result };
}

/** Defines the tests of an evaluation over some matches. */
export function appraises<G>({ definition, matches, more = [], fresh = [], brier, without }: Held<G>): void {
  const { slug, rules, determinize, evaluate, captain } = definition;
  if (!evaluate) throw new Error(`${slug} says nothing of who stands better`);

  describe(`${slug}: win chance`, () => {
    let all: readonly Played<G>[] = [];
    beforeAll(() => {
      all = matches.map((name) => played(definition, name));
    });
    const each = (look: (G: G, result: Result) => void) => {
      for (const { positions, result } of all) for (const G of positions) look(G, result);
    };

    it('both win chances add up to 1 in every view, and the state is not changed', () =>
      each((G) => {
        for (const viewer of [...SEATS, null]) {
          const view = rules.view(G, viewer);
          const before = JSON.stringify(view);
          const [one, other] = SEATS.map((seat) => evaluate(view, seat));
          claim(one > 0 && one < 1, () => `the chance is ${one}`);
          claim(Math.abs(one + other - 1) < NEXT_TO_NOTHING, () => `${one} and ${other} make ${one + other}`);
          claim(JSON.stringify(view) === before, () => 'the view has changed');
        }
      }));

    it('a win chance does not depend on what its side may not know', () =>
      each((G) => {
        const dice = quickDice(seed(1));
        for (const seat of SEATS) {
          const view = rules.view(G, seat);
          const other = rules.view(determinize(view, seat, dice), seat);
          claim(evaluate(view, seat) === evaluate(other, seat), () => `${seat} has another chance where only secrets differ`);
        }
      }));

    it('one more ship never lowers the chance of its side', () => {
      let compared = 0;
      each((G) => {
        for (const seat of SEATS) {
          const poorer = without(G, seat);
          if (!poorer) continue;
          compared += 1;
          const [more, less] = [evaluate(G, seat), evaluate(poorer, seat)];
          claim(more >= less - NEXT_TO_NOTHING, () => `${seat}: ${more} with it, ${less} without`);
        }
      });
      expect(compared).toBeGreaterThan(20);
    });

    it('a finished or conceded match is worth 1 to the winner and 0 to the loser, or a half to both', () => {
      for (const { positions, last, result } of all) {
        expect(SEATS.map((seat) => evaluate(last, seat))).toEqual(SEATS.map((seat) => valueOfResult(result, seat)));
        const [asked] = Object.keys(rules.awaiting(positions[0]));
        const givenUp = rules.play(positions[0], asked, 'concede', [], quickDice(1)).G;
        expect(SEATS.map((seat) => evaluate(givenUp, seat))).toEqual(SEATS.map((seat) => Number(seat !== asked)));
      }
    });

    it('says who wins matches between captains, better than a guess', () => {
      const said: { chance: number; outcome: number }[] = [];
      const score = ({ positions, result }: Played<G>) => {
        for (const G of positions) said.push({ chance: evaluate(G, SEATS[0]), outcome: valueOfResult(result, SEATS[0]) });
      };
      all.forEach(score);
      for (const name of more) score(played(definition, name));
      for (const [number, setupData] of fresh.entries()) {
        score(
          again(definition, record(definition, { name: '', setupData, seed: `fresh-${number}`, players: { '0': captain, '1': captain } })),
        );
      }
      expect(scoreOf(said).brier).toBeLessThan(brier);
    });
  });
}
