import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { about } from '../../kit/about.js';
import { checkAgreement, everyStep, noDice, playMatch } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { alsoAllowed } from './slow.js';

/** Seven scenarios by the book, three of them deployed by the players, and every option somewhere. */
const setups: readonly { readonly [key: string]: unknown }[] = [
  { scenario: 's1', deployment: 'standard', turnLimit: 7 },
  { scenario: 's2', deployment: 'standard', turnLimit: 6, queen: true },
  { scenario: 's3', deployment: 'standard', turnLimit: 6, squadronCommand: true },
  { scenario: 's4', turnLimit: 6 },
  { scenario: 's5', deployment: 'standard', turnLimit: 6, allTheMarbles: true },
  { scenario: 's6', deployment: 'standard', turnLimit: 8, shortGame: true },
  { scenario: 's7', turnLimit: 6, queen: true, freeSetup: { zone: 'both' } },
];
const MATCHES = 29;

describe('200 random matches', () => {
  const entered = new Set<string>();
  const left = new Set<string>();
  const told = new Set<string>();
  let mutants = 0;
  let moves = 0;
  let views = 0;

  for (const [kind, setupData] of setups.entries()) {
    it(`end, keep the invariants and agree with themselves: ${JSON.stringify(setupData)}`, () => {
      for (let match = 1; match <= MATCHES; match++) {
        const seed = kind * 1000 + match;
        const bender = quickDice(seed);
        let before = '';
        const { last } = playMatch(rightFierceAndTerrible, {
          setupData,
          seed,
          onDecision: (decision) => {
            const here = `${rules.phase(decision.G)}/${rules.awaiting(decision.G)[decision.playerID]}`;
            entered.add(here);
            if (before && before !== here) left.add(before);
            before = here;
            // Every choice of a deployment, thousands at a time, is held against the rules only now and then.
            if (here === 'deploy/deploy' ? decision.number % 15 === 0 : decision.number % 8 === 0) {
              mutants += checkAgreement(rightFierceAndTerrible, decision, bender, 3, alsoAllowed);
            }
            if (decision.number % 50 === 0) views = Math.max(views, JSON.stringify(decision.view).length);
          },
          onPlayed: (decision, after, chronicle) => {
            about(JSON.stringify(decision.choice), () => expect(rightFierceAndTerrible.fault?.(after)).toBeUndefined());
            moves += 1;
            for (const { key, case: ruleCase } of chronicle) {
              told.add(key);
              about(key, () => expect(ruleCase).toMatch(/^\d+\.\d/));
              about(key, () => expect(Object.hasOwn(rightFierceAndTerrible.texts, `chronicle.${key}`)).toBe(true));
            }
          },
        });
        left.add(before);
        expect(rules.awaiting(last)).toEqual({});
        expect(rules.choices(last, '0')).toEqual([]);
        expect(rules.refusal(last, '0', 'endSegment', [])).toMatchObject({ key: 'over' });
      }
    }, 300_000);
  }

  it('choices stay quick in the widest position', () => {
    const wide = rules.setup({ scenario: 's7', freeSetup: { wind: 'S', current: 'S' } }, noDice);
    rules.choices(wide, '1');
    const began = performance.now();
    for (let i = 0; i < 10; i++) rules.choices(wide, '1');
    expect((performance.now() - began) / 10).toBeLessThan(100);
  });

  afterAll(() => {
    console.log({ moves, mutants, largestView: views, entries: told.size });
    expect(mutants).toBeGreaterThan(20_000);
    expect(views).toBeLessThan(25_000);
    const steps = everyStep(rightFierceAndTerrible);
    about('never reached', () => expect(steps.filter((step) => !entered.has(step))).toEqual([]));
    about('never left', () => expect(steps.filter((step) => !left.has(step))).toEqual([]));
  });
});

describe('secrecy', () => {
  it('nothing is hidden: players and spectators see the same', () => {
    const G = rules.setup({ deployment: 'standard' }, noDice);
    for (const watcher of ['0', '1', null]) expect(rules.view(G, watcher)).toEqual(G);
  });
});

describe('replay', () => {
  it('the same seed and moves give the same states', () => {
    for (const [seed, setupData] of setups.entries()) {
      const states: string[] = [];
      const { moves } = playMatch(rightFierceAndTerrible, {
        setupData,
        seed: seed + 1,
        onPlayed: (_, after) => states.push(JSON.stringify(after)),
      });
      const dice = quickDice((seed + 1) * 7919 + 1);
      let G = rules.setup(setupData, dice);
      for (const [index, { playerID, move, args }] of moves.entries()) {
        G = rules.play(G, playerID, move, args, dice).G;
        expect(JSON.stringify(G)).toBe(states[index]);
      }
    }
  });
});
