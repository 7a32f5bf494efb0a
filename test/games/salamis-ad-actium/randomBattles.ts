import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { checkInvariants } from '../../../src/games/salamis-ad-actium/invariants.js';
import { remembering, type Waters, watersOf } from '../../../src/games/salamis-ad-actium/rules/movement/memory.js';
import type { Order } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import { runPath } from '../../../src/games/salamis-ad-actium/rules/movement/path.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { say } from '../../../src/kit/texts.js';
import { checkAgreement, claim, type Decision, playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { rules } from './fixtures.js';
import { allowedAnyway } from './law.js';
import { slowMarch } from './naive.js';
import { lively, random } from './random.js';
import { twinOf } from './twin.js';

export const battles = salamisAdActium.scenarios.filter(({ setupData }) => setupData.mode === 'scenario').map(({ setupData }) => setupData);
export const variants = [
  { mode: 'points', points: { size: 'skirmish', quality: 'buy' }, swapSides: true },
  { mode: 'points', points: { size: 'battle' }, options: { hiddenReserves: false } },
  { mode: 'scenario', scenario: 'salamis-480', options: { freeDeployment: true } },
  { mode: 'scenario', scenario: 'morbihan-56', options: { windDrift: true, severeWeather: true } },
  { mode: 'scenario', scenario: 'myonessus-190', options: { seaStateEffects: false, initialMovement: false, libations: false } },
];
export const setups = [...battles, ...variants];

const TURN_LIMITS = [4, 5, 8, 4, 6, 12, 5, 4, 7, 6];

/**
 * Compares `runPath` with `slowMarch`.
 * @returns the number of orders compared
 */
export function marches({ view, playerID }: Decision<Salamis>): number {
  let compared = 0;
  const waters = new Map<string, Waters>();
  const moves = rules.choices(view, playerID).filter(({ move }) => move === 'moveShip');
  for (const { args } of moves.filter((_, i) => i % 4 === 0)) {
    const [id, order] = args as [string, Order];
    const known = waters.get(id) ?? remembering(watersOf(view, id));
    waters.set(id, known);
    const path = runPath(view, id, order, known);
    const { x, y, h, moved, end, target } = slowMarch(view, id, order);
    expect({ ...path.place, moved: path.moved, end: path.end, target: path.contact?.target, order }).toEqual({
      ...{ x, y, h },
      moved,
      end,
      target,
      order,
    });
    compared += 1;
  }
  return compared;
}

/**
 * Checks that views do not depend on secrets.
 * @returns the number of secrets changed
 */
export function secrecy({ G, view, playerID }: Decision<Salamis>): number {
  const { twin, changes } = twinOf(G, playerID);
  if (changes) {
    claim(JSON.stringify(rules.view(twin, playerID)) === JSON.stringify(view), () => `a secret shows in ${G.phase}/${G.await?.kind}`);
    const seen = [rules.view(G, null), rules.view(twin, null)].map((each) => JSON.stringify(each));
    claim(seen[0] === seen[1], () => `a spectator sees a secret in ${G.phase}/${G.await?.kind}`);
  }
  return changes;
}

/** Interval, by step, of the decisions that are checked against the independent implementation. */
const EVERY: { readonly [step: string]: number } = { act: 23, seize: 5, board: 1, prize: 1, house: 9, deploy: 2, edge: 1, muster: 1 };

export const randomBattles = (each: number): void =>
  describe('random battles', () => {
    const tally = { matches: 0, moves: 0, marches: 0, secrets: 0, largestView: 0 };
    const mutants: Record<string, number> = {};
    const entered = new Set<string>();

    for (const [i, setup] of setups.entries()) {
      it(`end, keep the invariants and agree with the independent laws: ${JSON.stringify(setup)}`, () => {
        for (let match = 1; match <= each; match++) {
          const drawn = seed(100 * i + match);
          const bender = quickDice(drawn);
          const player = match % 2 ? lively : random;
          const setupData = { ...setup, turnLimit: TURN_LIMITS[(i + match) % TURN_LIMITS.length] };
          playMatch(salamisAdActium, {
            setupData,
            seed: drawn,
            players: { '0': player, '1': player },
            onDecision: (decision) => {
              const { G, view, playerID, number } = decision;
              const step = rules.awaiting(G)[playerID];
              entered.add(`${rules.phase(G)}/${step}`);
              if (number % (EVERY[step] ?? 1) === 0) {
                mutants[step] = (mutants[step] ?? 0) + checkAgreement(salamisAdActium, decision, bender, 6, allowedAnyway);
              }
              if (number % 11 === 0 || step !== 'act') tally.secrets += secrecy(decision);
              if (step === 'act' && number % 61 === 0) tally.marches += marches(decision);
              if (number % 40) return;
              expect(JSON.parse(JSON.stringify(G))).toEqual(G);
              tally.largestView = Math.max(tally.largestView, JSON.stringify(view).length);
            },
            onPlayed: (decision, after, chronicle) => {
              const wrong = checkInvariants(after);
              claim(!wrong, () => `${wrong} after ${JSON.stringify(decision.choice)}`);
              tally.moves += 1;
              for (const { key, case: ruleCase, values } of chronicle) {
                claim(
                  /^\d+\.\d/.test(ruleCase) && Object.hasOwn(salamisAdActium.texts, `chronicle.${key}`),
                  () => `no text or case: ${key}`,
                );
                const sentence = say(salamisAdActium.texts, `chronicle.${key}`, values);
                claim(
                  /^[^a-z].*[.!]$/s.test(sentence) && !/undefined|null|\[object/.test(sentence),
                  () => `no sentence: ${key}: ${sentence}`,
                );
              }
            },
          });
          tally.matches += 1;
        }
      });
    }

    afterAll(() => {
      console.log(tally, mutants);
      expect(tally.largestView).toBeLessThan(25_000);
      expect(tally.secrets).toBeGreaterThan(100 * each);
      for (const step of [
        'battle/act',
        'battle/seize',
        'battle/board',
        'battle/house',
        'battle/prize',
        'deploy/deploy',
        'muster/muster',
        'edge/edge',
      ]) {
        expect(entered).toContain(step);
        expect(mutants[step.slice(step.indexOf('/') + 1)]).toBeGreaterThan(5 * each);
      }
    });
  });
