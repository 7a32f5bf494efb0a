import { ENGLISH } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';

const { captain } = invincibleArmada;

it('the Normal bot varies its targets and attacks in most turns with the Armada', () => {
  const aimed = new Map<string, number>();
  let attacks = 0;
  let fair = 0;
  let idle = 0;
  for (let n = 1; n <= 15; n++) {
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
  expect(Math.max(...aimed.values()) / attacks).toBeLessThan(0.35);
  expect(idle / fair).toBeLessThan(0.2);
});
