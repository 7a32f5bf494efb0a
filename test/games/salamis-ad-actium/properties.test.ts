import { afterAll, describe, expect, it } from 'vitest';
import { fault } from '../../../src/games/salamis-ad-actium/fault.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import type { Order } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import { runPath } from '../../../src/games/salamis-ad-actium/rules/movement/path.js';
import { watersOf } from '../../../src/games/salamis-ad-actium/rules/movement/waters.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, claim, type Decision, type Player, playMatch, randomPlayer } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { slowMarch } from './naive.js';
import { alsoAllowed } from './slow.js';

const battles = salamisAdActium.scenarios.filter(({ setupData }) => setupData.mode === 'scenario').map(({ setupData }) => setupData);
const variants = [
  { mode: 'points', points: { size: 'skirmish', quality: 'buy' }, swapSides: true },
  { mode: 'points', points: { size: 'battle' }, options: { hiddenReserves: false } },
  { mode: 'scenario', scenario: 'salamis-480', options: { freeDeployment: true } },
  { mode: 'scenario', scenario: 'morbihan-56', options: { windDrift: true, severeWeather: true } },
  { mode: 'scenario', scenario: 'myonessus-190', options: { seaStateEffects: false, initialMovement: false, libations: false } },
];
const setups = [...battles, ...variants];

/** Matches of each set-up. */
const MATCHES = Number(process.env.MATCHES ?? 3);
const random = randomPlayer(salamisAdActium);
/** Random play that looks for a fight: what meets an enemy, shoots or boards comes first more often than not. */
const lively: Player<Salamis> = (view, playerID, dice) => {
  const choices = rules.choices(view, playerID);
  const bold = choices.filter(
    ({ move, args }) =>
      ['shoot', 'fortShoot', 'grapple', 'enter', 'cutFree', 'backOff', 'polearm'].includes(move) ||
      (move === 'moveShip' && ['ram', 'rake'].includes((args[1] as Order).contact)),
  );
  if (bold.length && dice.die(3) > 1) return bold[dice.die(bold.length) - 1];
  const going = choices.filter(({ move }) => !['endAction', 'startShooting', 'pass', 'tow', 'castOff', 'transfer'].includes(move));
  if (going.length && dice.die(4) > 1) return going[dice.die(going.length) - 1];
  return choices.length ? choices[dice.die(choices.length) - 1] : random(view, playerID, dice);
};

/** The quick path and the plain march come to the same place. */
function marches({ view, playerID }: Decision<Salamis>): number {
  let compared = 0;
  for (const { move, args } of rules.choices(view, playerID)) {
    if (move !== 'moveShip' || compared >= 4) continue;
    const [id, order] = args as [string, Order];
    const path = runPath(view, id, order, watersOf(view, id));
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

describe('random battles', () => {
  const tally = { matches: 0, moves: 0, mutants: 0, marches: 0, largestView: 0 };
  const entered = new Set<string>();

  for (const [i, setupData] of setups.entries()) {
    it(`end, keep the invariants and agree with themselves: ${JSON.stringify(setupData)}`, { timeout: 120_000 }, () => {
      for (let match = 1; match <= MATCHES; match++) {
        const bender = quickDice(100 * i + match);
        const player = match % 2 ? lively : random;
        playMatch(salamisAdActium, {
          setupData,
          seed: 100 * i + match,
          players: { '0': player, '1': player },
          onDecision: (decision) => {
            const { G, view, playerID, number } = decision;
            const step = rules.awaiting(G)[playerID];
            entered.add(`${rules.phase(G)}/${step}`);
            if ((step === 'act' || step === 'seize') && number % 23 === 0) {
              tally.mutants += checkAgreement(salamisAdActium, decision, bender, 6, alsoAllowed);
            }
            if (step === 'act' && number % 61 === 0) tally.marches += marches(decision);
            if (number % 40) return;
            expect(JSON.parse(JSON.stringify(G))).toEqual(G);
            tally.largestView = Math.max(tally.largestView, JSON.stringify(view).length);
          },
          onPlayed: (decision, after, chronicle) => {
            const wrong = fault(after);
            claim(!wrong, () => `${wrong} after ${JSON.stringify(decision.choice)}`);
            tally.moves += 1;
            for (const { key, case: ruleCase } of chronicle) {
              claim(/^\d+\.\d/.test(ruleCase) && Object.hasOwn(salamisAdActium.texts, `chronicle.${key}`), () => `no text or case: ${key}`);
            }
          },
        });
        tally.matches += 1;
      }
    });
  }

  afterAll(() => {
    console.log(tally);
    expect(tally.largestView).toBeLessThan(25_000);
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
    }
  });
});

describe('replay', () => {
  it('the same seed and moves give the same states', { timeout: 60_000 }, () => {
    for (const setupData of [setups[1], variants[0]]) {
      const states: string[] = [];
      const { moves } = playMatch(salamisAdActium, { setupData, seed: 77, onPlayed: (_, after) => states.push(JSON.stringify(after)) });
      const dice = quickDice(77 * 7919 + 1);
      let G = rules.setup(setupData, dice);
      for (const [index, { playerID, move, args }] of moves.entries()) {
        G = rules.play(G, playerID, move, args, dice).G;
        if (index % 25 === 0 || index === moves.length - 1) expect(JSON.stringify(G)).toBe(states[index]);
      }
    }
  });
});
