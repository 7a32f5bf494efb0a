import { OPTIONS } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { about } from '../../kit/about.js';
import { effort } from '../../kit/effort.js';
import { playMatch } from '../../kit/properties.js';
import { rules } from './fixtures.js';

const { captain } = invincibleArmada;
const matches = 40;

/** Matches won by the Spanish, and how long the captain thought, in ms. */
function series(players: { [playerID: string]: typeof captain }, setupData?: unknown) {
  let spanish = 0;
  for (let seed = 1; seed <= matches; seed++) {
    const { last } = playMatch(invincibleArmada, { seed, setupData, players });
    if (rules.result(last)?.winner === '1') spanish += 1;
  }
  return spanish / matches;
}

describe('the captain', () => {
  it('beats random play from either side', () => {
    expect(series({ '1': captain })).toBeGreaterThan(0.8);
    expect(series({ '0': captain })).toBeLessThan(0.2);
  });

  it('neither side is much the stronger with a captain on both, whatever the deployment', () => {
    for (const deployment of ['free', 'historicalI', 'historicalII']) {
      const spanish = series({ '0': captain, '1': captain }, { deployment });
      about(deployment, () => expect(spanish).toBeGreaterThan(0.3));
      about(deployment, () => expect(spanish).toBeLessThan(0.7));
    }
  });

  it('answers every decision with a legal move, with every option on, and does not think long', () => {
    const asked: [Armada, string][] = [];
    const noted: typeof captain = (view, playerID, dice) => {
      asked.push([view, playerID]);
      return captain(view, playerID, dice);
    };
    const options = Object.fromEntries(OPTIONS.map((id) => [id, true]));
    for (let seed = 1; seed <= 10; seed++)
      playMatch(invincibleArmada, { seed, setupData: { options }, players: { '0': noted, '1': noted } });
    // Against random play it meets positions that it would not bring about itself.
    for (let seed = 1; seed <= 20; seed++) playMatch(invincibleArmada, { seed, setupData: { options }, players: { [seed % 2]: noted } });
    const dice = quickDice(1);
    const calls = effort(() => asked.forEach(([view, playerID]) => void captain(view, playerID, dice)));
    expect(calls / asked.length).toBeLessThan(100_000);
  });

  it('takes over a deployment that somebody has begun', () => {
    const G = rules.play(rules.setup(undefined, { die: () => 1 }), '1', 'placeSquadron', ['diego', 'F4'], { die: () => 1 }).G;
    let at = G;
    for (let i = 0; i < 10; i++) {
      const { move, args } = captain(rules.view(at, '1'), '1', { die: () => 1 });
      at = rules.play(at, '1', move, args, { die: () => 1 }).G;
    }
    expect(rules.phase(at)).toBe('spanishTactical');
  });
});
