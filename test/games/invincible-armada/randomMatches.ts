import { OPTIONS, TACTICS, type Tactic } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { clone } from '../../../src/kit/clone.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, claim, type Decision, freeze, type Player, playMatch, randomPlayer } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { seed } from '../../kit/seed.js';
import { rules } from './fixtures.js';
import { alsoAllowed } from './slow.js';

const blessings = { options: { papalBlessing: true, prayersAnswered: true } };
const everything = { deployment: 'historicalII', options: Object.fromEntries(OPTIONS.map((id) => [id, true])) };
export const setups: readonly unknown[] = [undefined, { deployment: 'historicalI' }, { deployment: 'historicalII' }, blessings, everything];

function withTactic(G: Armada, side: 'english' | 'spanish', tactic: Tactic): Armada {
  const other = clone(G);
  if (other.battle) other.battle.tactics[side] = tactic;
  return freeze(other);
}

/** Checks that views, choices, refusals and events do not reveal a tactic before both are chosen. */
export function secrecy({ G, playerID }: Decision<Armada>): boolean {
  if (G.step !== 'tactic' || !G.battle || G.battle.forcedStandOff) return false;
  const own = playerID === '0' ? 'english' : 'spanish';
  const foe = playerID === '0' ? 'spanish' : 'english';
  if (G.battle.tactics[foe] === null) {
    const after = TACTICS.map((tactic) => rules.play(G, playerID, 'chooseTactic', [tactic], scripted([])));
    for (const { G: next, chronicle } of after) {
      expect(chronicle).toEqual(after[0].chronicle);
      for (const watcher of [playerID === '0' ? '1' : '0', null])
        expect(rules.view(next, watcher)).toEqual(rules.view(after[0].G, watcher));
    }
    return true;
  }
  const worlds = TACTICS.map((tactic) => withTactic(G, foe, tactic));
  for (const world of worlds) {
    expect(world.battle?.tactics[own]).toBeNull();
    for (const watcher of [playerID, null]) expect(rules.view(world, watcher)).toEqual(rules.view(worlds[0], watcher));
    expect(JSON.stringify(rules.view(world, null))).toContain('"hidden"');
    expect(rules.choices(rules.view(world, playerID), playerID)).toEqual(rules.choices(rules.view(worlds[0], playerID), playerID));
  }
  return true;
}

const random = randomPlayer(invincibleArmada);

/** A random player that rarely plays Hand of God, so that it still has it when a chit is played. */
export const sparing: Player<Armada> = (view, playerID, dice) =>
  view.step === 'reaction' && dice.die(10) > 1 ? { move: 'letStand', args: [] } : random(view, playerID, dice);

export const randomMatches = (share: number): void =>
  describe('random matches', () => {
    let mutants = 0;
    let secrets = 0;
    let moves = 0;
    let views = 0;

    for (const [kind, setupData] of setups.entries()) {
      it(`end, keep the invariants, agree with themselves and keep secrets: set-up ${kind + 1} of ${setups.length}`, () => {
        for (let match = 1; match <= 40 * share; match++) {
          const drawn = seed(kind * 1000 + match);
          const bender = quickDice(drawn);
          const { last } = playMatch(invincibleArmada, {
            setupData,
            seed: drawn,
            players: { '0': sparing, '1': sparing },
            onDecision: (decision) => {
              mutants += checkAgreement(invincibleArmada, decision, bender, 3, alsoAllowed);
              if (secrecy(decision)) secrets += 1;
              if (decision.number % 50 > 0) return;
              expect(JSON.parse(JSON.stringify(decision.G))).toEqual(decision.G);
              views = Math.max(views, JSON.stringify(decision.view).length);
            },
            onPlayed: (_decision, after, chronicle) => {
              const impossible = invincibleArmada.checkInvariants?.(after);
              claim(!impossible, () => `impossible: ${impossible}`);
              moves += 1;
              for (const { key, case: ruleCase } of chronicle) {
                claim(
                  /^\d+\.\d/.test(ruleCase) && Object.hasOwn(invincibleArmada.texts, `chronicle.${key}`),
                  () => `no text or case: ${key}`,
                );
              }
            },
          });
          expect(rules.awaiting(last)).toEqual({});
          expect(rules.refusal(last, '0', 'endTactical', [])).toMatchObject({ key: 'over' });
          expect(rules.choices(last, '0')).toEqual([]);
        }
      });
    }

    afterAll(() => {
      console.log({ moves, mutants, secrets, largestView: views });
      expect(mutants).toBeGreaterThanOrEqual(100_000 * share);
      expect(secrets).toBeGreaterThan(200 * share);
      expect(views).toBeLessThan(25_000);
    });
  });
