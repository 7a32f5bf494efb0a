import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { noDice } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { imagined } from './imagined.js';

imagined(1 / 8);

it('is the view itself, without a die: nothing is hidden', () => {
  const G = rules.setup({ deployment: 'standard' }, noDice);
  for (const viewer of ['0', '1', null]) expect(rightFierceAndTerrible.imagine(G, viewer, noDice)).toBe(G);
});
