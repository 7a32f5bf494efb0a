import { grandArmada } from '../../src/games/grand-armada/index.js';
import { invincibleArmada } from '../../src/games/invincible-armada/index.js';
import { rightFierceAndTerrible } from '../../src/games/right-fierce-and-terrible/index.js';
import { salamisAdActium } from '../../src/games/salamis-ad-actium/index.js';
import { warWithSpain } from '../../src/games/war-with-spain/index.js';
import type { Plan } from '../../src/kit/aloud.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { quickDice } from '../../src/kit/dice.js';
import { english } from '../../src/kit/language.js';
import { type Decision, playMatch } from '../kit/properties.js';

/** A sum and its terms differ by no more than rounding. */
const ROUNDING = 1e-6;

const isSummed = ({ worth, reasons }: Plan): boolean => {
  const sum = reasons.reduce((total, { weight = 0 }) => total + weight, 0);
  return Math.abs(sum - worth) <= ROUNDING * Math.max(1, Math.abs(worth));
};

/** Asks for the captain's plans in a position, and holds what is said of them. */
function ask<G>(definition: GameDefinition<G>, { view, playerID, number }: Decision<G>): readonly Plan[] {
  const { captain, plans: plansOf, reasons, rules } = definition;
  const plans = plansOf(view, playerID, quickDice(number));
  expect(plans[0].move).toEqual(captain(view, playerID, quickDice(number)));
  const words = reasons(english);
  const faults = plans.flatMap((plan, i) => [
    ...(plan.reasons.length ? [] : ['no reason']),
    ...plan.reasons.filter(({ key }) => !Object.hasOwn(words, key)).map(({ key }) => `no words for ${key}`),
    ...(isSummed(plan) ? [] : ['not the sum of its reasons']),
    ...(i && plan.worth > plans[i - 1].worth + ROUNDING ? ['better than the one before'] : []),
    ...(rules.refusal(view, playerID, plan.move.move, plan.move.args) ? ['refused'] : []),
  ]);
  expect({ plans, faults }).toEqual({ plans, faults: [] });
  return plans;
}

function holds<G>(definition: GameDefinition<G>, matches: number): void {
  const weighed = new Set<string>();
  const compared = new Set<string>();
  for (let seed = 1; seed <= matches; seed++) {
    const { setupData } = definition.scenarios[seed % definition.scenarios.length];
    const players = seed % 2 ? { '0': definition.captain, '1': definition.captain } : { [seed % 4 ? '0' : '1']: definition.captain };
    playMatch(definition, {
      setupData,
      seed,
      players,
      onDecision(decision) {
        if (decision.number % EVERY) return;
        const plans = ask(definition, decision);
        for (const { key, weight } of plans.flatMap(({ reasons }) => reasons)) if (weight !== undefined) weighed.add(key);
        if (plans.length > 1) compared.add(plans[0].move.move);
      },
    });
  }
  expect(weighed.size).toBeGreaterThan(3);
  expect(compared.size).toBeGreaterThan(2);
}

/** Decisions between two that are looked at. */
const EVERY = 3;

describe('the captain’s first plan is his move, his plans are ranked and allowed, and each is worth the sum of its reasons', () => {
  it('in The Invincible Armada', () => holds(invincibleArmada, 8));
  it('in The Grand Armada', () => holds(grandArmada, 6));
  it('in Right Fierce & Terrible', () => holds(rightFierceAndTerrible, 6));
  it('in War with Spain', () => holds(warWithSpain, 4));
  it('in Salamis', () => holds(salamisAdActium, 6));
});
