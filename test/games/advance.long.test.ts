import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { playUsedUp } from './usedUp.js';

// What is told at the end of a turn, or of a match, is not told in its first moves.
describe.each(Object.values(modules) as GameModule[])('$slug, on states that are used up', (module) => {
  it('plays whole matches as on copies, one of each scenario', () => {
    playUsedUp(module, module.scenarios.length, 20_000);
  });
});
