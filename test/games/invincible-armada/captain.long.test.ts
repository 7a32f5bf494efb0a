import { ENGLISH } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { strength } from '../../kit/strength.js';

const { captain } = invincibleArmada;

describe('the captain', () => {
  it('beats random play from either side', () => {
    for (const seat of ['0', '1'] as const) {
      const won = strength(invincibleArmada, seat, 120, { players: { [seat]: captain } });
      about(`seat ${seat}`, () => expect(won).toBeGreaterThan(0.8));
    }
  });

  it('the English vary their aim, and let no fair day go by that finds them among the Armada', () => {
    const aimed = new Map<string, number>();
    let attacks = 0;
    let fair = 0;
    let idle = 0;
    for (let n = 1; n <= 100; n++) {
      let there = false;
      let fought = false;
      playMatch(invincibleArmada, {
        seed: seed(n),
        players: { '0': captain, '1': captain },
        onPlayed: ({ G }, after, chronicle) => {
          for (const { key, by, at } of chronicle) {
            if (key !== 'attack') continue;
            fought = true;
            if (by !== '0' || !at) continue;
            attacks += 1;
            aimed.set(at[1], (aimed.get(at[1]) ?? 0) + 1);
          }
          if (G.turn === after.turn) return;
          if (there) fair += 1;
          if (there && !fought) idle += 1;
          there = after.weather === 'normal' && ENGLISH.some((id) => after.squadrons[id].square && !after.squadrons[id].broken);
          fought = false;
        },
      });
    }
    expect(Math.max(...aimed.values()) / attacks).toBeLessThan(0.3);
    expect(idle / fair).toBeLessThan(0.15);
  });

  it('neither side is much the stronger with a captain on both, whatever the deployment', () => {
    for (const deployment of ['free', 'historicalI', 'historicalII']) {
      const spanish = strength(invincibleArmada, '1', 240, { setupData: { deployment }, players: { '0': captain, '1': captain } });
      about(deployment, () => expect(spanish).toBeGreaterThan(0.3));
      about(deployment, () => expect(spanish).toBeLessThan(0.7));
    }
  });
});
