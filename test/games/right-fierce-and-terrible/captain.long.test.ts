import { SCENARIO_IDS } from '../../../src/games/right-fierce-and-terrible/data/scenarios.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { about } from '../../kit/about.js';
import { strength } from '../../kit/strength.js';

const { captain } = rightFierceAndTerrible;

it('the captain beats random play from either side, in every scenario', () => {
  for (const scenario of SCENARIO_IDS) {
    for (const seat of ['0', '1'] as const) {
      const won = strength(rightFierceAndTerrible, seat, 10, { setupData: { scenario }, players: { [seat]: captain } });
      about(`seat ${seat}, scenario ${scenario}`, () => expect(won).toBeGreaterThanOrEqual(0.7));
    }
  }
});
