import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, claim, playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { rules } from './fixtures.js';
import { alsoAllowed } from './slow.js';

/** Seven scenarios with standard deployment, three with deployed fleets, and every option. */
export const setups: readonly { readonly [key: string]: unknown }[] = [
  { scenario: 's1', deployment: 'standard', turnLimit: 7 },
  { scenario: 's2', deployment: 'standard', turnLimit: 6, queen: true },
  { scenario: 's3', deployment: 'standard', turnLimit: 6, squadronCommand: true },
  { scenario: 's4', turnLimit: 6 },
  { scenario: 's5', deployment: 'standard', turnLimit: 6, allTheMarbles: true },
  { scenario: 's6', deployment: 'standard', turnLimit: 8, shortGame: true },
  { scenario: 's7', turnLimit: 6, queen: true, freeSetup: { zone: 'both' } },
];
const MATCHES = 29;

export const randomMatches = (share: number): void =>
  describe('random matches', () => {
    const told = new Set<string>();
    let mutants = 0;
    let moves = 0;
    let views = 0;

    for (const [kind, setupData] of setups.entries()) {
      it(`end, keep the invariants and are repeatable: ${JSON.stringify(setupData)}`, () => {
        for (let match = 1; match <= Math.ceil(MATCHES * share); match++) {
          const drawn = seed(kind * 1000 + match);
          const bender = quickDice(drawn);
          const { last } = playMatch(rightFierceAndTerrible, {
            setupData,
            seed: drawn,
            onDecision: (decision) => {
              const here = `${rules.phase(decision.G)}/${rules.awaiting(decision.G)[decision.playerID]}`;
              // Deployments have thousands of choices, so check only some of them.
              if (here === 'deploy/deploy' ? decision.number % 15 === 0 : decision.number % 8 === 0) {
                mutants += checkAgreement(rightFierceAndTerrible, decision, bender, 3, alsoAllowed);
              }
              if (decision.number % 50 === 0) views = Math.max(views, JSON.stringify(decision.view).length);
            },
            onPlayed: (decision, after, chronicle) => {
              const wrong = rightFierceAndTerrible.checkInvariants?.(after);
              claim(!wrong, () => `${wrong} after ${JSON.stringify(decision.choice)}`);
              moves += 1;
              for (const { key, case: ruleCase } of chronicle) {
                told.add(key);
                claim(
                  /^\d+\.\d/.test(ruleCase) && Object.hasOwn(rightFierceAndTerrible.texts, `chronicle.${key}`),
                  () => `no text or case: ${key}`,
                );
              }
            },
          });
          expect(rules.awaiting(last)).toEqual({});
          expect(rules.choices(last, '0')).toEqual([]);
          expect(rules.refusal(last, '0', 'endSegment', [])).toMatchObject({ key: 'over' });
        }
      });
    }

    afterAll(() => {
      console.log({ moves, mutants, largestView: views, entries: told.size });
      expect(mutants).toBeGreaterThan(20_000 * share);
      expect(views).toBeLessThan(25_000);
    });
  });
