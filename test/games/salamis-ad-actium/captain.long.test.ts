import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { strength } from '../../kit/strength.js';

const { captain } = salamisAdActium;
const battles = salamisAdActium.scenarios.filter(({ setupData }) => setupData.mode === 'scenario');

it('the captain beats random play from either side', () => {
  const shares = battles.flatMap(({ setupData }) =>
    (['0', '1'] as const).map((seat) => strength(salamisAdActium, seat, 4, { setupData, players: { [seat]: captain } })),
  );
  expect(shares.reduce((sum, share) => sum + share) / shares.length).toBeGreaterThanOrEqual(0.85);
});
