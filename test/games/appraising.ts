import { worthOf } from '../../src/kit/appraise.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import type { PlayerID, Result } from '../../src/kit/rules.js';
import { SEATS } from '../../src/kit/seats.js';
import { scoreOf } from '../../tools/appraisal/score.js';
import { claim } from '../kit/properties.js';
import { seed } from '../kit/seed.js';

/** What a game's appraisal is held to. */
interface Held<G> {
  readonly definition: GameDefinition<G>;
  /** What its matches are begun with, one each. */
  readonly setups: readonly unknown[];
  /** What its positions are said by at the most, as a Brier score: 0.25 has whoever says a half of everything. */
  readonly brier: number;
  /** The same position without a ship of a side that is whole and free, or nothing where it has none. */
  without(G: G, playerID: PlayerID): G | undefined;
}

/** One position of so many is looked at. */
const EVERY = 20;
/** Nobody is surer of a sum than this. */
const NEXT_TO_NOTHING = 1e-12;

interface Played<G> {
  /** Some of the positions before the end, in order. */
  readonly positions: readonly G[];
  readonly last: G;
  readonly result: Result;
}

/** A match between captains, always the same. */
function played<G>({ rules, captain }: GameDefinition<G>, setupData: unknown, n: number): Played<G> {
  const { setup, play } = matchDice(`appraised-${n}`);
  const thoughts = quickDice(n);
  const positions: G[] = [];
  let last = rules.setup(setupData, setup);
  for (let move = 0; !rules.result(last); move++) {
    if (move % EVERY === 0) positions.push(structuredClone(last));
    const [playerID] = Object.keys(rules.awaiting(last));
    last = rules.advance(last, playerID, captain(rules.view(last, playerID), playerID, thoughts), play).G;
  }
  return { positions, last, result: rules.result(last) as Result };
}

/** Holds the laws of an appraisal over some matches. */
export function appraises<G>({ definition, setups, brier, without }: Held<G>): void {
  const { slug, rules, imagine } = definition;
  const { appraise } = definition;
  if (!appraise) throw new Error(`${slug} says nothing of who stands better`);

  describe(`${slug}: who stands better`, () => {
    let all: readonly Played<G>[] = [];
    beforeAll(() => {
      all = setups.map((setupData, n) => played(definition, setupData, n));
    });
    const each = (look: (G: G, result: Result) => void) => {
      for (const { positions, result } of all) for (const G of positions) look(G, result);
    };

    it('the chances of both sides make 1 in every view, and looking changes nothing', () =>
      each((G) => {
        for (const viewer of [...SEATS, null]) {
          const view = rules.view(G, viewer);
          const before = JSON.stringify(view);
          const [one, other] = SEATS.map((seat) => appraise(view, seat));
          claim(one > 0 && one < 1, () => `the chance is ${one}`);
          claim(Math.abs(one + other - 1) < NEXT_TO_NOTHING, () => `${one} and ${other} make ${one + other}`);
          claim(JSON.stringify(view) === before, () => 'the view has changed');
        }
      }));

    it('what a side may not know is nothing to its chance', () =>
      each((G) => {
        const dice = quickDice(seed(1));
        for (const seat of SEATS) {
          const view = rules.view(G, seat);
          const other = rules.view(imagine(view, seat, dice), seat);
          claim(appraise(view, seat) === appraise(other, seat), () => `${seat} has another chance where only secrets differ`);
        }
      }));

    it('one more ship never lowers the chance of its side', () => {
      let compared = 0;
      each((G) => {
        for (const seat of SEATS) {
          const poorer = without(G, seat);
          if (!poorer) continue;
          compared += 1;
          const [more, less] = [appraise(G, seat), appraise(poorer, seat)];
          claim(more >= less - NEXT_TO_NOTHING, () => `${seat}: ${more} with it, ${less} without`);
        }
      });
      expect(compared).toBeGreaterThan(20);
    });

    it('a match that is over is worth 1 to the winner and 0 to the loser, or a half to both; so is one given up', () => {
      for (const { positions, last, result } of all) {
        expect(SEATS.map((seat) => appraise(last, seat))).toEqual(SEATS.map((seat) => worthOf(result, seat)));
        const [asked] = Object.keys(rules.awaiting(positions[0]));
        const givenUp = rules.play(positions[0], asked, 'concede', [], quickDice(1)).G;
        expect(SEATS.map((seat) => appraise(givenUp, seat))).toEqual(SEATS.map((seat) => Number(seat !== asked)));
      }
    });

    it('foretells matches between captains as well as it did when it was fitted', () => {
      const said: { chance: number; outcome: number }[] = [];
      each((G, result) => void said.push({ chance: appraise(G, SEATS[0]), outcome: worthOf(result, SEATS[0]) }));
      expect(scoreOf(said).brier).toBeLessThan(brier);
    });
  });
}
