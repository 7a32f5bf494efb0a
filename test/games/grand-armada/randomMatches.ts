import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { checkInvariants } from '../../../src/games/grand-armada/invariants.js';
import { closeOrders } from '../../../src/games/grand-armada/rules/gunnery.js';
import { type GrandArmada, sideOf } from '../../../src/games/grand-armada/state.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, claim, type Decision, freeze, noDice, type Player, playMatch, randomPlayer } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { rules } from './fixtures.js';
import { alsoAllowed } from './slow.js';

const others = { passingFire: 'react', multiBoarding: 'grouped', crewFireRange: 'subtract', swapSeats: true };
export const setups: readonly {
  readonly setupData: { readonly scenario: number; readonly [option: string]: unknown };
  readonly matches: number;
  readonly every: number;
}[] = [
  { setupData: { scenario: 1 }, matches: 36, every: 8 },
  { setupData: { scenario: 2 }, matches: 60, every: 6 },
  { setupData: { scenario: 3 }, matches: 30, every: 9 },
  { setupData: { scenario: 4 }, matches: 12, every: 120 },
  { setupData: { scenario: 5 }, matches: 46, every: 6 },
  { setupData: { scenario: 2, deployment: 'free', objectiveTiebreak: false, ...others }, matches: 24, every: 8 },
  { setupData: { scenario: 3, keepWay: false, windChanges: false, ammoE: 2, ...others }, matches: 16, every: 9 },
];

const random: Player<GrandArmada> = randomPlayer(grandArmada);

/** A random player that moves ahead before ending a move, and rarely retreats. With uniform choices the fleets hardly meet. */
export const lively: Player<GrandArmada> = (view, playerID, dice) => {
  const choices = rules.choices(view, playerID).filter(({ move }) => move !== 'generalRetreat');
  const bold = choices.filter(({ move }) => ['advance', 'fireCrew', 'fireGuns', 'reactFire'].includes(move));
  if (bold.length && dice.die(3) > 1) return bold[dice.die(bold.length) - 1];
  return choices[dice.die(choices.length) - 1] ?? random(view, playerID, dice);
};

function withOrders(G: GrandArmada, side: 'E' | 'S', orders: GrandArmada['volleys']['E']): GrandArmada {
  const other = clone(G);
  other.volleys[side] = orders;
  return freeze(other);
}

/** Checks that views, choices, refusals and the log keep orders secret until both sides have given them. */
export function secrecy({ G, playerID }: Decision<GrandArmada>): boolean {
  if (G.step !== 'commit') return false;
  const foe = sideOf(G, playerID) === 'E' ? 'S' : 'E';
  const possible = closeOrders(G, foe);
  if (G.volleys[foe] === null) {
    const [first, second] = [[], rules.choices(rules.view(G, playerID), playerID).at(-1)?.args[0] ?? []].map((orders) =>
      rules.play(G, playerID, 'commitVolley', [orders], noDice),
    );
    claim(first.chronicle.length === 0 && second.chronicle.length === 0, () => 'orders were told');
    for (const watcher of [playerID === '0' ? '1' : '0', null]) expect(rules.view(first.G, watcher)).toEqual(rules.view(second.G, watcher));
    return true;
  }
  if (!possible.length) return false;
  const worlds = [[], [possible[0]]].map((orders) => withOrders(G, foe, orders));
  for (const watcher of [playerID, null]) expect(rules.view(worlds[0], watcher)).toEqual(rules.view(worlds[1], watcher));
  const [one, other] = worlds.map((world) => rules.view(world, playerID));
  expect(one.volleys[foe]).toBe('committed');
  expect(rules.choices(one, playerID)).toEqual(rules.choices(other, playerID));
  return true;
}

export const randomMatches = (share: number): void =>
  describe('random matches', () => {
    const tally = { matches: 0, moves: 0, mutants: 0, secrets: 0, largestView: 0 };

    for (const { setupData, matches, every } of setups) {
      it(`end, keep the invariants, agree with themselves and keep secrets: ${JSON.stringify(setupData)}`, () => {
        for (let match = 1; match <= Math.ceil(matches * share); match++) {
          const drawn = seed(setupData.scenario * 1000 + match);
          const bender = quickDice(drawn);
          const player = match % 3 ? lively : random;
          const { last } = playMatch(grandArmada, {
            setupData,
            seed: drawn,
            players: { '0': player, '1': player },
            onDecision: (decision) => {
              if (decision.number % every === 0) tally.mutants += checkAgreement(grandArmada, decision, bender, 4, alsoAllowed);
              if (secrecy(decision)) tally.secrets += 1;
              if (decision.number % 100) return;
              expect(JSON.parse(JSON.stringify(decision.G))).toEqual(decision.G);
              tally.largestView = Math.max(tally.largestView, JSON.stringify(decision.view).length);
            },
            onPlayed: (_decision, after, chronicle) => {
              const wrong = checkInvariants(after);
              claim(!wrong, () => `${wrong}`);
              tally.moves += 1;
              for (const { key, case: ruleCase } of chronicle) {
                claim(/^\d+\.\d/.test(ruleCase) && Object.hasOwn(grandArmada.texts, `chronicle.${key}`), () => `no text or case: ${key}`);
              }
            },
          });
          tally.matches += 1;
          expect(rules.awaiting(last)).toEqual({});
          expect(rules.refusal(last, '0', 'advance', [])).toMatchObject({ key: 'over' });
          expect(rules.choices(last, '0')).toEqual([]);
        }
      });
    }

    afterAll(() => {
      console.log(tally);
      expect(tally.matches).toBeGreaterThanOrEqual(200 * share);
      expect(tally.mutants).toBeGreaterThanOrEqual(30_000 * share);
      expect(tally.secrets).toBeGreaterThan(100 * share);
      expect(tally.largestView).toBeLessThan(25_000);
    });
  });
